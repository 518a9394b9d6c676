import { DIRECTIONS } from '../../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import { moveMonsters } from '../movement.ts'
import { spawnFrom } from '../spawn.ts'
import { proceed } from '../turn.ts'
import { refuseAnswer, type Verb } from './verb.ts'

const refuseSide = (state: State): Refusal | null => refuseAnswer(state, 'spawn-side', 'movement-side')

/** Answering a 5: the side on which monsters appear (3.1) or move (3.3). */
export const chooseSide: Verb<'choose-side'> = {
  list: (state) =>
    refuseSide(state)
      ? []
      : DIRECTIONS.map((side): ActionOf<'choose-side'> => ({ type: 'choose-side', side })),

  refuse: refuseSide,

  perform(table, { side }) {
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
