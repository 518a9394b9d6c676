import { freePlaces, isBesieged, placesOf, type Seat, type State } from '../../../engine/fortland/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { isSameTurn } from '../turns.ts'

/** The seals that one game can earn, in display order. */
export const SEALS = ['untouched', 'from-last', 'with-store'] as const

export type SealId = (typeof SEALS)[number]

/** True if every country has had a turn; rounds count from 1. */
export const wasPlayed = (round: number): boolean => round > 1

/** The own forts that must be taken back in the winning turn. */
const STORED = 2

/** Returns the seals of a finished game: for a sole winner, after every country has had a turn. */
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

/** True if a rival laid a siege, or the game did not end by giving up. Guards against undeserved seals. */
const wasAtStake = ({ moves }: Session, winner: Seat): boolean =>
  moves.at(-1)?.action.type !== 'give-up' ||
  moves.some(({ frames }) =>
    frames.some(({ event }) => event.type === 'built' && event.siege && event.seat !== winner),
  )

const statesOf = ({ first, moves }: Session): readonly State[] => [first, ...moves.map(({ after }) => after)]

/** Returns the number of own forts that the winner took back in the last turn; 0 if another country was on turn. */
function storedInLastTurn({ moves }: Session, winner: Seat): number {
  const last = moves.at(-1)
  if (!last || last.before.onTurn !== winner) return 0
  return moves
    .filter((move) => isSameTurn(move, last))
    .flatMap(({ frames }) => frames)
    .filter(({ event }) => event.type === 'tore' && event.gains).length
}
