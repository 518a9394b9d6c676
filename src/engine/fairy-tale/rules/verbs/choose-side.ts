import { DIRECTIONS } from '../../../kernel/grid.ts'
import { moveMonsters } from '../movement.ts'
import { isOver } from '../outcome.ts'
import { spawnOnSide } from '../spawn.ts'
import { beginAction, passTurn } from '../turn.ts'
import { allowed, type Verb } from './verb.ts'

/** Answering a 5: the side on which monsters appear (3.1) or move (3.3). */
export const chooseSide: Verb<'choose-side'> = {
  list: (state) =>
    allowed(
      chooseSide,
      state,
      DIRECTIONS.map((side) => ({ type: 'choose-side', side })),
    ),

  refuse: ({ pending }) => (pending ? null : { code: 'nothing-to-answer' }),

  perform(table, { side }) {
    const { state, emit } = table
    const { pending } = state
    state.pending = null
    if (pending?.kind === 'spawn-side') {
      emit?.({ type: 'side-chosen', for: 'new-monsters', side })
      spawnOnSide(table, side, pending.count)
      if (!isOver(state)) beginAction(table)
    } else {
      emit?.({ type: 'side-chosen', for: 'movement', side })
      moveMonsters(table, side)
      if (!isOver(state)) passTurn(table)
    }
  },
}
