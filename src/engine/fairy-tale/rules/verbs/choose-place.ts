import type { ActionOf } from '../../actions.ts'
import { clearMonsters } from '../monsters.ts'
import { askOnward, placesInReach } from '../questions.ts'
import { proceed } from '../turn.ts'
import { allowed, refuseAnswer, type Verb } from './verb.ts'

/** Answering which tile is cleared of its monsters: one in reach that has some. */
export const choosePlace: Verb<'choose-place'> = {
  list(state) {
    const [clearing] = state.pending?.kind === 'clear-place' ? state.pending.clearings : []
    if (!clearing) return []
    const wishes = placesInReach(state, clearing).map(
      (at): ActionOf<'choose-place'> => ({ type: 'choose-place', at }),
    )
    return allowed(choosePlace, state, wishes)
  },

  refuse(state, { at }) {
    const unasked = refuseAnswer(state, 'clear-place')
    if (unasked || state.pending?.kind !== 'clear-place') return unasked
    const tile = state.tiles[at]
    if (!tile) return { code: 'no-such-tile' }
    const [clearing] = state.pending.clearings
    if (clearing && !placesInReach(state, clearing).includes(at)) return { code: 'not-next-to-it' }
    return tile.monsters.length > 0 ? null : { code: 'no-monsters-there' }
  },

  perform(table, { at }) {
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
