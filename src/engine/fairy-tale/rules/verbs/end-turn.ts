import { rollForMovement } from '../movement.ts'
import { isOver } from '../outcome.ts'
import { passTurn } from '../turn.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** Ending the action phase: the die falls and the monsters move (3.3). */
export const endTurn: Verb<'end-turn'> = {
  list: (state) => allowed(endTurn, state, [{ type: 'end-turn' }]),

  refuse: refuseOutsideAction,

  perform(table) {
    const { state, emit } = table
    state.phase = 'monsters-move'
    emit?.({ type: 'turn-ended', seat: state.onTurn })
    rollForMovement(table)
    if (!state.pending && !isOver(state)) passTurn(table)
  },
}
