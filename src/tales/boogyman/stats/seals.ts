import { PLACED_FIRST, pawnsStanding, type Seat, type State } from '../../../engine/boogyman/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The seals that a single duel can earn, in display order. */
export const SEALS = ['never-called', 'from-one', 'shook-hands'] as const

export type SealId = (typeof SEALS)[number]

/** True if both sides had a turn. */
export const wasPlayed = (turn: number): boolean => turn > 2

/** Minimum number of turns for the seal of an agreed draw. */
const LONG = 20

/** The seals that a finished duel earns. */
export function sealsOf(session: Session): SealId[] {
  const { outcome, turn } = stateOf(session)
  if (outcome === null) return []
  const { winner, by } = outcome
  const EARNED: Record<SealId, boolean> = {
    // Won by seven, without ever calling the Boogyman.
    'never-called': winner !== null && by === 'seven' && !wasCalled(session, winner),
    // The winner had a single pawn at some time.
    'from-one': winner !== null && by !== 'given-up' && stoodAlone(session, winner),
    'shook-hands': by === 'agreed' && turn >= LONG,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

const statesOf = ({ first, moves }: Session): readonly State[] => [first, ...moves.map(({ after }) => after)]

const wasCalled = (session: Session, seat: Seat): boolean =>
  statesOf(session).some(({ boogymen }) => boogymen[seat] !== null)

/** Ignores the opening, when every side has few pawns. */
const stoodAlone = (session: Session, seat: Seat): boolean =>
  statesOf(session).some((state) => state.placed >= PLACED_FIRST && pawnsStanding(state, seat) === 1)
