import {
  type Action,
  fortsAtHome,
  freePlaces,
  hasFallen,
  placesOf,
  type State,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isInputBlocked, type Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName } from '../ring/names.ts'
import { noticesOf } from '../table-kit.ts'
import { standsWords } from './stands-words.ts'

/** Performs an action at the army's space, or explains the refusal. Ignored during a bot's turn. */
export function actHere(table: Table, type: Exclude<Action['type'], 'muster' | 'give-up'>): void {
  if (!isInputBlocked(table)) table.intent.getState().act({ type })
}

/** Performs the aimed action, or reports that nothing is aimed at. */
export function doAll(table: Table): void {
  if (isInputBlocked(table)) return
  const { aim, doAim } = table.intent.getState()
  if (aim) doAim()
  else noticesOf(table).tell((m) => m.table.aim.none)
}

/** Announces the status of every country in one sentence each. */
export function tellCountries(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(countriesSpoken(m, state))
}

/** Returns the status of all countries, in one sentence each. */
export const countriesSpoken = (m: Messages, state: State): string =>
  seatsOf(state)
    .map((seat) => {
      const who = countryName(m, seat)
      if (hasFallen(state, seat)) return m.table.fallenSpoken(who)
      const [free, all] = [freePlaces(state, seat).length, placesOf(state, seat).length]
      return m.table.allCountries(who, free, all, fortsAtHome(state, seat), standsWords(m, state, seat))
    })
    .join(' ')
