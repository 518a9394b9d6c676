import { DIRECTIONS } from '../../../kernel/boards/square.ts'
import { moveMonsters } from '../movement.ts'
import { spawnFrom } from '../spawn.ts'
import { proceed } from '../turn.ts'
import { refuseAnswer, type Verb } from './verb.ts'

/** Answering a 5: the side on which monsters appear (3.1) or move (3.3). */
export const chooseSide: Verb<'choose-side'> = {
  candidates: () => DIRECTIONS.map((side) => ({ type: 'choose-side', side })),

  refuse: (state) => refuseAnswer(state, 'spawn-side', 'movement-side'),

  apply(table, { side }) {
    const { pending } = table.state
    table.state.pending = null
    if (pending?.kind === 'spawn-side') {
      table.emit?.({ type: 'side-chosen', for: 'new-monsters', side })
      spawnFrom(table, side, pending.count)
    } else {
      table.emit?.({ type: 'side-chosen', for: 'movement', side })
      moveMonsters(table, side)
    }
    proceed(table)
  },
}
