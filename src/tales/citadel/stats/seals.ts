import { CATEGORIES, pointsOf, type Seat, seatsOf } from '../../../engine/citadel/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The seals that one game of this tale can earn, in display order. */
export const SEALS = ['untaxed', 'from-behind', 'two-powers'] as const

export type SealId = (typeof SEALS)[number]

/** True if every Order has had a turn. `turn` counts those of all Orders together. */
export const wasPlayed = (turn: number, orders: number): boolean => turn > orders

/** Number of Great Powers at the end that earns the seal. */
const POWERS_HELD = 2

/** Returns the seals of a finished game: only for a sole winner, and only after every Order has had a turn. */
export function sealsOf(session: Session): SealId[] {
  const { winners, powers, turn, seats } = stateOf(session)
  const [winner, ...others] = winners ?? []
  if (winner === undefined || others.length > 0 || !wasPlayed(turn, seats.length)) return []
  const EARNED: Record<SealId, boolean> = {
    untaxed: !wasTaxed(session, winner) && wasAtStake(session),
    'from-behind': wasLast(session, winner),
    'two-powers': CATEGORIES.filter((category) => powers[category] === winner).length >= POWERS_HELD,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

/** True if taxes were a risk: any tax was taken, or the game did not end by resignation. */
const wasAtStake = ({ moves }: Session): boolean =>
  moves.at(-1)?.action?.type !== 'resign' ||
  moves.some(({ frames }) => frames.some(({ event }) => event.type === 'tax'))

const wasTaxed = ({ moves }: Session, winner: Seat): boolean =>
  moves.some(({ frames }) => frames.some(({ event }) => event.type === 'tax' && event.seat === winner))

/** True if the winner alone had the fewest points halfway through the game. */
function wasLast({ moves }: Session, winner: Seat): boolean {
  const half = moves[Math.floor(moves.length / 2)]?.after
  if (!half) return false
  const own = pointsOf(half, winner)
  return seatsOf(half).every((seat) => seat === winner || pointsOf(half, seat) > own)
}
