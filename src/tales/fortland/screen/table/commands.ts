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
import { isHandsOff, type Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName } from '../ring/names.ts'
import { noticesOf } from '../table-kit.ts'
import { standsWords } from './stands-words.ts'

/** Does one thing where the army stands, or says why it cannot be; nothing while a computer player acts. */
export function act(table: Table, type: Exclude<Action['type'], 'muster' | 'give-up'>): void {
  if (!isHandsOff(table)) table.intent.getState().act({ type })
}

/** Does all that is aimed at, or says that nothing is. */
export function doAll(table: Table): void {
  if (isHandsOff(table)) return
  const { aim, doAim } = table.intent.getState()
  if (aim) doAim()
  else noticesOf(table).tell((m) => m.table.aim.none)
}

/** Says of every country in one sentence how it stands. */
export function tellCountries(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(countriesSpoken(m, state))
}

/** All countries, in a sentence each. */
export const countriesSpoken = (m: Messages, state: State): string =>
  seatsOf(state)
    .map((seat) => {
      const who = countryName(m, seat)
      if (hasFallen(state, seat)) return m.table.fallenSpoken(who)
      const [free, all] = [freePlaces(state, seat).length, placesOf(state, seat).length]
      return m.table.allCountries(who, free, all, fortsAtHome(state, seat), standsWords(m, state, seat))
    })
    .join(' ')
