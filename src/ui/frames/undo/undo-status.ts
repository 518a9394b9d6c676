import { turnStart } from '../../../playback/last-turn.ts'
import type { HumanCount } from '../../../store/humans.ts'

/**
 * The kind of undo that is possible now: free, with the consent of all, or none. Free undo reaches the start of the player's own turn, even
 * after its end until another seat acts. Luck and revealed information always end free undo. A single person never needs consent.
 */
export type UndoStatus = 'free' | 'asked' | 'none'

/** The facts that decide how far undo may go. */
export interface UndoFacts<Move extends { barrier: boolean }> {
  moves: readonly Move[]
  /** The number of people who must agree: all who control a seat now or have played in this game. */
  persons: number
  isBotMove(move: Move): boolean
  /**
   * True if two moves belong to one turn of one seat. Absent in a cooperative game: only luck ends free undo there, and
   * moves of bots are undone to the last luck.
   */
  isSameTurn?: ((one: Move, other: Move) => boolean) | undefined
  /** True if undo past luck is barred, as in a finished game. */
  isSettled?: boolean
  /** The end of the free undo in progress, in moves; null without an undo since the last action. */
  floor: number | null
}

/** Current controllers are not enough: a person may have passed a seat to a bot after playing it. */
export const peopleAsked = (leadingNow: number, people: HumanCount): number =>
  people === 'several' && leadingNow > 0 ? Math.max(2, leadingNow) : leadingNow

/** Returns the number of moves before the turn of the last one; 0 in a cooperative game. */
export const ownTurnStart = <Move extends { barrier: boolean }>({
  moves,
  isSameTurn,
}: Pick<UndoFacts<Move>, 'moves' | 'isSameTurn'>): number => (isSameTurn ? turnStart(moves, isSameTurn) : 0)

export function undoStatus<Move extends { barrier: boolean }>(behind: UndoFacts<Move>): UndoStatus {
  const { moves, persons, isBotMove, isSameTurn, isSettled = false } = behind
  if (moves.length === 0) return 'none'
  const isFree = movesLeft(behind) >= undoLimit(behind)
  if (isSettled && !isFree) return 'none'
  if (persons === 0) return 'free'
  if (isSameTurn && moves.every(isBotMove)) return 'none'
  return persons === 1 || isFree ? 'free' : 'asked'
}

/** Returns the index of the first move that several people can undo without consent. */
export const undoLimit = <Move extends { barrier: boolean }>(behind: UndoFacts<Move>): number =>
  Math.max(behind.floor ?? ownTurnStart(behind), behind.moves.findLastIndex(({ barrier }) => barrier) + 1)

/** Returns the number of moves after an undo of the last action, including later moves of bots. */
export function movesLeft<Move extends { barrier: boolean }>(behind: UndoFacts<Move>): number {
  const { moves, persons, isBotMove, isSameTurn } = behind
  if (!isSameTurn) {
    const last = moves.at(-1)
    const before = moves.slice(0, -1)
    if (!last || !isBotMove(last)) return before.length
    return before.findLastIndex((move) => move.barrier || !isBotMove(move)) + 1
  }
  if (persons === 0) return ownTurnStart(behind)
  return moves.findLastIndex((move) => !isBotMove(move))
}
