import type { People } from '../../../store/persons.ts'

/**
 * How an action can be taken back now: freely, when all agree, or not at all. Freely means to the start of one's own turn, also
 * when it has ended by itself and nobody else has acted yet, but never past luck or what somebody has learned. Whoever plays
 * alone, or against computer players, asks nobody.
 */
export type WayBack = 'free' | 'asked' | 'none'

/** How the moves lie behind one who wants to go back. */
export interface Behind<Move extends { barrier: boolean }> {
  moves: readonly Move[]
  /** How many people are asked: those who lead a seat, and whoever has played since the game began. */
  persons: number
  isComputers(move: Move): boolean
  /**
   * Whether two moves belong to one turn of one seat. Absent in a game that all play together: only luck ends free undo there, and
   * what a computer player did is taken back as far as the last luck.
   */
  isSameTurn?: ((one: Move, other: Move) => boolean) | undefined
  /** True if only free undo is left, as in a game that the rules have ended. */
  isSettled?: boolean
  /** Where free undo ends that has begun already; null when nothing was taken back since the last action. */
  floor: number | null
}

/** Who leads seats now does not say who played: somebody may have given theirs to a computer player. */
export const peopleAsked = (leadingNow: number, people: People): number =>
  people === 'several' && leadingNow > 0 ? Math.max(2, leadingNow) : leadingNow

/** How many moves were made before the turn of the last one. */
export function turnStart<Move extends { barrier: boolean }>({
  moves,
  isSameTurn,
}: Pick<Behind<Move>, 'moves' | 'isSameTurn'>): number {
  const last = moves.at(-1)
  return last && isSameTurn ? moves.findLastIndex((move) => !isSameTurn(move, last)) + 1 : 0
}

export function wayBack<Move extends { barrier: boolean }>(behind: Behind<Move>): WayBack {
  const { moves, persons, isComputers, isSameTurn, isSettled = false } = behind
  if (moves.length === 0) return 'none'
  const isFree = movesLeft(behind) >= freeFrom(behind)
  if (isSettled && !isFree) return 'none'
  if (persons === 0) return 'free'
  if (isSameTurn && moves.every(isComputers)) return 'none'
  return persons === 1 || isFree ? 'free' : 'asked'
}

/** The first move that several people can take back without asking. */
export const freeFrom = <Move extends { barrier: boolean }>(behind: Behind<Move>): number =>
  Math.max(behind.floor ?? turnStart(behind), behind.moves.findLastIndex(({ barrier }) => barrier) + 1)

/** How many moves are left when the last action is taken back, and with it whatever computer players did since. */
export function movesLeft<Move extends { barrier: boolean }>(behind: Behind<Move>): number {
  const { moves, persons, isComputers, isSameTurn } = behind
  if (!isSameTurn) {
    const last = moves.at(-1)
    const before = moves.slice(0, -1)
    if (!last || !isComputers(last)) return before.length
    return before.findLastIndex((move) => move.barrier || !isComputers(move)) + 1
  }
  if (persons === 0) return turnStart(behind)
  return moves.findLastIndex((move) => !isComputers(move))
}
