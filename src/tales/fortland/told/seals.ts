import { freePlaces, isBesieged, placesOf, type Seat, type State } from '../../../engine/fortland/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { isSameTurn } from '../turns.ts'

/** The wax seals of this tale that one game can earn, in the order in which they are shown. */
export const SEALS = ['untouched', 'from-last', 'with-store'] as const

export type SealId = (typeof SEALS)[number]

/** Whether every country had had a turn; rounds are counted. */
export const wasPlayed = (round: number): boolean => round > 1

/** So many own forts must have gone home in the turn that won. */
const STORED = 2

/** The seals that a finished game earns: for a country that has won it alone, once every country had had a turn. */
export function sealsOf(session: Session): SealId[] {
  const { outcome, round } = stateOf(session)
  const [winner, ...others] = outcome?.winners ?? []
  if (winner === undefined || others.length > 0 || !wasPlayed(round)) return []
  const states = statesOf(session)
  const EARNED: Record<SealId, boolean> = {
    untouched:
      states.every((state) => placesOf(state, winner).every((place) => !isBesieged(state, place))) &&
      wasAtStake(session, winner),
    'from-last': states.some((state) => freePlaces(state, winner).length === 1),
    'with-store': storedInLastTurn(session, winner) >= STORED,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

/** Whether a rival laid siege to anybody: whoever was only given the game had nothing to fear. */
const wasAtStake = ({ moves }: Session, winner: Seat): boolean =>
  moves.at(-1)?.action.type !== 'give-up' ||
  moves.some(({ frames }) =>
    frames.some(({ event }) => event.type === 'built' && event.siege && event.seat !== winner),
  )

const statesOf = ({ first, moves }: Session): readonly State[] => [first, ...moves.map(({ after }) => after)]

/** How many of its own forts the winner took home in the turn that ended it, if it was on turn then. */
function storedInLastTurn({ moves }: Session, winner: Seat): number {
  const last = moves.at(-1)
  if (!last || last.before.onTurn !== winner) return 0
  return moves
    .filter((move) => isSameTurn(move, last))
    .flatMap(({ frames }) => frames)
    .filter(({ event }) => event.type === 'tore' && event.gains).length
}
