import type { ActionOf } from '../../actions.ts'
import { places } from '../forest.ts'
import { clearMonsters } from '../monsters.ts'
import { proceed } from '../turn.ts'
import { allowed, refuseAnswer, type Verb } from './verb.ts'

/** Answering which tile is cleared of its monsters: any one that has some. */
export const choosePlace: Verb<'choose-place'> = {
  list(state) {
    if (state.pending?.kind !== 'clear-place') return []
    const wishes = places(state.tiles).map((at): ActionOf<'choose-place'> => ({ type: 'choose-place', at }))
    return allowed(choosePlace, state, wishes)
  },

  refuse(state, { at }) {
    const unasked = refuseAnswer(state, 'clear-place')
    if (unasked) return unasked
    const tile = state.tiles[at]
    if (!tile) return { code: 'no-such-tile' }
    return tile.monsters.length > 0 ? null : { code: 'no-monsters-there' }
  },

  perform(table, { at }) {
    const { pending } = table.state
    if (pending?.kind !== 'clear-place') return
    table.state.pending = null
    clearMonsters(table, pending.seat, at, 'delivery')
    proceed(table)
  },
}
