import { type Boogyman, phaseOf, type State } from '../../../engine/boogyman/index.ts'
import type { Session } from '../../../engine/kernel/index.ts'
import { outlookFor } from '../foresight/index.ts'

/** The last turn that the side on turn could have won at once, but did not win in the end. */
export interface LastWin {
  /** Number of moves before it, and the number of the turn. */
  move: number
  turn: number
  state: State
}

/** Searches backwards from the end of a duel. Null while it is running, and if there was no such turn. */
export function lastWin({ moves, first }: Session<Boogyman>): LastWin | null {
  const { outcome } = moves.at(-1)?.after ?? first
  if (!outcome) return null
  const move = moves.findLastIndex(
    ({ before }, index) => beginsTurn(before, moves[index - 1]?.before) && isMissed(before, outcome.winner),
  )
  const state = moves[move]?.before
  return state ? { move, turn: state.turn, state } : null
}

const beginsTurn = (state: State, before: State | undefined): boolean =>
  phaseOf(state) === 'playing' && (before === undefined || before.turn !== state.turn)

const isMissed = (state: State, winner: number | null): boolean =>
  state.onTurn !== winner && outlookFor(state, state.onTurn).own.wins !== null
