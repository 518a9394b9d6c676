import { PLACED_FIRST, pawnsStanding, type Seat, type State } from '../../../engine/boogyman/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The wax seals of the duel that one game can earn, in the order in which they are shown. */
export const SEALS = ['never-called', 'from-one', 'shook-hands'] as const

export type SealId = (typeof SEALS)[number]

/** Whether both sides had had a turn. */
export const wasPlayed = (turn: number): boolean => turn > 2

/** So many turns a duel must have lasted, for shaking hands to end it. */
const LONG = 20

/** The seals that a finished duel earns. */
export function sealsOf(session: Session): SealId[] {
  const { outcome, turn } = stateOf(session)
  if (outcome === null) return []
  const { winner, by } = outcome
  const EARNED: Record<SealId, boolean> = {
    // Seven stood, and the winner's Boogyman had never been called.
    'never-called': winner !== null && by === 'seven' && !wasCalled(session, winner),
    // The winner once had a single pawn left.
    'from-one': winner !== null && by !== 'given-up' && stoodAlone(session, winner),
    'shook-hands': by === 'agreed' && turn >= LONG,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

const statesOf = ({ first, moves }: Session): readonly State[] => [first, ...moves.map(({ after }) => after)]

const wasCalled = (session: Session, seat: Seat): boolean =>
  statesOf(session).some(({ boogymen }) => boogymen[seat] !== null)

/** While the opening is being placed everybody has few. */
const stoodAlone = (session: Session, seat: Seat): boolean =>
  statesOf(session).some((state) => state.placed >= PLACED_FIRST && pawnsStanding(state, seat) === 1)
