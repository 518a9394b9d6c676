import { settleDie } from '../settle-die.ts'
import { allowed, refuseAnswer, type Verb } from './verb.ts'

/** Letting the die stand that could be rolled again [R 34]. */
export const keepDie: Verb<'keep-die'> = {
  list: (state) => allowed(keepDie, state, [{ type: 'keep-die' }]),

  refuse: (state) => refuseAnswer(state, 'die'),

  perform(table) {
    const { state, emit } = table
    const { pending } = state
    if (pending?.kind !== 'die') return
    state.pending = null
    emit?.({ type: 'die-kept', for: pending.for, face: pending.face })
    settleDie(table, pending)
  },
}
