import { freePlaces, hasFallen, nextSeat, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { nextWarnings } from '../../../../store/warning-settings.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { dangersOf, fallChance } from '../../foresight/index.ts'
import { ownSeat } from '../../own-seat.ts'
import type { Table } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName } from '../ring/names.ts'
import { dangerWords } from './DangerList.tsx'

/** Announces the threats to the player's country. */
export function tellDangers(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(dangersSpoken(m, state, ownSeat(state, table.leaders.getState().table)))
}

/** Returns all threats to a country before its next turn, in one sentence each. */
export function dangersSpoken(m: Messages, state: State, own: Seat): string {
  if (state.outcome || state.phase === 'muster' || hasFallen(state, own)) return m.dangers.none
  const dangers = dangersOf(state, own)
  const told = dangers.map((danger) => dangerWords(m, state, own, danger.by, danger.place, danger))
  const risk = fallChance(state, own)
  if (told.length === 0 && freePlaces(state, own).length > 0) {
    const by = state.onTurn === own ? nextSeat(state) : state.onTurn
    return m.dangers.safeAll(countryName(m, by))
  }
  return [...told, ...(risk > 0 ? [m.dangers.youFall(m.dangers.chance(risk))] : [])].join(' ')
}

/** Switches to the next level of warnings and announces it. */
export function nextLevel(m: Messages): void {
  announce(m.dangers.level[nextWarnings(useTaleSettings)])
}
