import { settleDie } from '../settle-die.ts'
import { refuseAnswer, type Verb } from './verb.ts'

/** Letting the die stand that could be rolled again [R 34]. */
export const keepDie: Verb<'keep-die'> = {
  candidates: () => [{ type: 'keep-die' }],

  refuse: (state) => refuseAnswer(state, 'die'),

  apply(table) {
    const { state, emit } = table
    const { pending } = state
    if (pending?.kind !== 'die') return
    state.pending = null
    emit?.({ type: 'die-kept', for: pending.for, face: pending.face })
    settleDie(table, pending)
  },
}
