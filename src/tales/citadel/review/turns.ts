import type { Action, Citadel, Seat, State } from '../../../engine/citadel/index.ts'
import type { PlayedMoves } from '../../../players/review.ts'
import type { Move, Session } from '../game.ts'

/** A turn that was played out. */
export interface PlayedTurn {
  seat: Seat
  turn: number
  /** When it was over. */
  end: State
}

/** The turns of a game, each as it was when it was over; whoever gives up has not played worse for it. */
export function turnsIn({ moves }: Session): PlayedTurn[] {
  const turns = new Map<number, PlayedTurn>()
  for (const { before, after } of moves) {
    if (before.phase === 'choose') continue
    turns.set(before.turn, { seat: before.onTurn, turn: before.turn, end: after })
  }
  return [...turns.values()]
}

/** A part of a turn in which nothing came in but what its seat decided. */
export interface Passage extends PlayedMoves<Citadel> {
  seat: Seat
}

/** Whether something came up with a move that nobody could know before. */
const bringsLuck = ({ action }: Move): boolean =>
  action.type === 'buy-pile' || action.type === 'hire' || isSpy(action)

const isSpy = (action: Action): boolean => action.type === 'play' && action.card === 'spy'

/** The passages of a game, one after another: each goes on until luck comes in, or its turn ends. */
export function passagesIn({ moves }: Session): Passage[] {
  const passages: Passage[] = []
  let open: Passage | null = null
  for (const [move, made] of moves.entries()) {
    const { before, action } = made
    const { phase, questions, onTurn: seat, turn } = before
    if (phase !== 'act' || questions.length > 0 || action.type === 'resign') {
      open = null
      continue
    }
    open ??= { seat, turn, move, start: before, actions: [] }
    open = { ...open, actions: [...open.actions, action] }
    if (action.type !== 'end' && !bringsLuck(made)) continue
    if (!isSpy(action)) passages.push(open)
    open = null
  }
  return passages
}
