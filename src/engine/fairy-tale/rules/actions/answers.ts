import { DIRECTIONS, type Place } from '../../../kernel/boards/square.ts'
import type { State } from '../../state.ts'
import { clearMonsters } from '../monsters.ts'
import { moveMonsters } from '../movement.ts'
import { askOnward, placesInReach } from '../questions.ts'
import { settleDie } from '../settle-die.ts'
import { spawnFrom } from '../spawn.ts'
import { proceed } from '../turn.ts'
import { type ActionRule, refuseAnswer } from './action-rule.ts'

/** The tiles that answer the open question; none for other questions. */
export function clearablePlaces(state: State): Place[] {
  const [clearing] = state.pending?.kind === 'clear-place' ? state.pending.clearings : []
  return clearing ? placesInReach(state, clearing).filter((at) => state.tiles[at]?.monsters.length) : []
}

/** Answers which tile to clear: one in reach with monsters. */
export const choosePlace: ActionRule<'choose-place'> = {
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

  apply(context, { at }) {
    const { pending } = context.state
    if (pending?.kind !== 'clear-place') return
    const { seat } = pending
    const [clearing, ...others] = pending.clearings.map((one) => ({ ...one }))
    context.state.pending = null
    if (clearing) clearMonsters(context, seat, at, clearing.by)
    askOnward(context, seat, others)
    proceed(context)
  },
}

/** Answers a 5: chooses the side for new monsters (3.1) or movement (3.3). */
export const chooseSide: ActionRule<'choose-side'> = {
  candidates: () => DIRECTIONS.map((side) => ({ type: 'choose-side', side })),

  refuse: (state) => refuseAnswer(state, 'spawn-side', 'movement-side'),

  apply(context, { side }) {
    const { pending } = context.state
    context.state.pending = null
    if (pending?.kind === 'spawn-side') {
      context.emit?.({ type: 'side-chosen', for: 'new-monsters', side })
      spawnFrom(context, side, pending.count)
    } else {
      context.emit?.({ type: 'side-chosen', for: 'movement', side })
      moveMonsters(context, side)
    }
    proceed(context)
  },
}

/** Keeps a die that could be rolled again [R 34]. */
export const keepDie: ActionRule<'keep-die'> = {
  candidates: () => [{ type: 'keep-die' }],

  refuse: (state) => refuseAnswer(state, 'die'),

  apply(context) {
    const { state, emit } = context
    const { pending } = state
    if (pending?.kind !== 'die') return
    state.pending = null
    emit?.({ type: 'die-kept', for: pending.for, face: pending.face })
    settleDie(context, pending)
  },
}
