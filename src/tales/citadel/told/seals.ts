import { CATEGORIES, pointsOf, type Seat, seatsOf } from '../../../engine/citadel/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The wax seals of this tale that one game can earn, in the order in which they are shown. */
export const SEALS = ['untaxed', 'from-behind', 'two-powers'] as const

export type SealId = (typeof SEALS)[number]

/** Whether every Order had had a turn; those of all are counted together. */
export const wasPlayed = (turn: number, orders: number): boolean => turn > orders

/** So many Great Powers must be held at the end. */
const POWERS_HELD = 2

/** The seals that a finished game earns: for an Order that has won it alone, once every Order had had a turn. */
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

/** Whether taxes were taken from anybody: whoever was only given the game had nothing to fear. */
const wasAtStake = ({ moves }: Session): boolean =>
  moves.at(-1)?.action.type !== 'resign' ||
  moves.some(({ frames }) => frames.some(({ event }) => event.type === 'tax'))

const wasTaxed = ({ moves }: Session, winner: Seat): boolean =>
  moves.some(({ frames }) => frames.some(({ event }) => event.type === 'tax' && event.seat === winner))

/** Whether nobody had fewer points than the winner, and all others had more, when half of the game was told. */
function wasLast({ moves }: Session, winner: Seat): boolean {
  const half = moves[Math.floor(moves.length / 2)]?.after
  if (!half) return false
  const own = pointsOf(half, winner)
  return seatsOf(half).every((seat) => seat === winner || pointsOf(half, seat) > own)
}
