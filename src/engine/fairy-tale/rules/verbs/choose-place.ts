import type { Place } from '../../../kernel/boards/square.ts'
import type { State } from '../../state.ts'
import { clearMonsters } from '../monsters.ts'
import { askOnward, placesInReach } from '../questions.ts'
import { proceed } from '../turn.ts'
import { refuseAnswer, type Verb } from './verb.ts'

/** The tiles that answer the open question; none if it is another one. */
export function clearablePlaces(state: State): Place[] {
  const [clearing] = state.pending?.kind === 'clear-place' ? state.pending.clearings : []
  return clearing ? placesInReach(state, clearing).filter((at) => state.tiles[at]?.monsters.length) : []
}

/** Answering which tile is cleared of its monsters: one in reach that has some. */
export const choosePlace: Verb<'choose-place'> = {
  list: (state) => clearablePlaces(state).map((at) => ({ type: 'choose-place', at })),

  refuse(state, { at }) {
    const unasked = refuseAnswer(state, 'clear-place')
    if (unasked || state.pending?.kind !== 'clear-place') return unasked
    const tile = state.tiles[at]
    if (!tile) return { code: 'no-such-tile' }
    const [clearing] = state.pending.clearings
    if (clearing && !placesInReach(state, clearing).includes(at)) return { code: 'not-next-to-it' }
    return tile.monsters.length > 0 ? null : { code: 'no-monsters-there' }
  },

  apply(table, { at }) {
    const { pending } = table.state
    if (pending?.kind !== 'clear-place') return
    const { seat } = pending
    const [clearing, ...others] = pending.clearings.map((one) => ({ ...one }))
    table.state.pending = null
    if (clearing) clearMonsters(table, seat, at, clearing.by)
    askOnward(table, seat, others)
    proceed(table)
  },
}
