import type { Action, Citadel, Seat, State } from '../../../engine/citadel/index.ts'
import { actionOf } from '../../../engine/kernel/index.ts'
import type { PlayedMoves } from '../../../players/review.ts'
import type { Session } from '../game.ts'

/** A complete turn. */
export interface PlayedTurn {
  seat: Seat
  turn: number
  /** The position after the turn. */
  end: State
}

/** Returns the turns of a game, each with its final position. */
export function turnsIn({ moves }: Session): PlayedTurn[] {
  const turns = new Map<number, PlayedTurn>()
  for (const { before, after } of moves) {
    if (before.phase === 'choose') continue
    turns.set(before.turn, { seat: before.onTurn, turn: before.turn, end: after })
  }
  return [...turns.values()]
}

/** A part of a turn without luck, so that only its seat's decisions count. */
export interface TurnSegment extends PlayedMoves<Citadel> {
  seat: Seat
}

/** True if an action reveals hidden information. */
const bringsLuck = (action: Action): boolean =>
  action.type === 'buy-pile' || action.type === 'hire' || isSpy(action)

const isSpy = (action: Action): boolean => action.type === 'play' && action.card === 'spy'

/**
 * Splits a game into segments. A segment ends at the next luck or at the end of the turn. Drops one that a question, a Spy or a resignation
 * cuts short.
 */
export function passagesIn({ moves }: Session): TurnSegment[] {
  const passages: TurnSegment[] = []
  let open: TurnSegment | null = null
  for (const [move, made] of moves.entries()) {
    const { before } = made
    const action = actionOf(made)
    const { phase, questions, onTurn: seat, turn } = before
    if (phase !== 'act' || questions.length > 0 || action.type === 'resign') {
      open = null
      continue
    }
    open ??= { seat, turn, move, start: before, actions: [] }
    open = { ...open, actions: [...open.actions, action] }
    if (action.type !== 'end' && !bringsLuck(action)) continue
    if (!isSpy(action)) passages.push(open)
    open = null
  }
  return passages
}
