import type { Seat, State } from '../../../engine/fortland/index.ts'
import { randomState, seededRng, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, lostBy, turnOfLead, worstOf } from '../../../players/review.ts'
import { bestOf, type Depth, depthFor, expectedAfter } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { type PlayedTurn, turnsIn } from './played-turns.ts'
import type { CostlyTurn, Review, TurnEvaluation } from './review.ts'

/** The number of last turns that are checked for better alternatives. */
const LOOKED_OVER = 40

/** Depth of the first pass: the rolls of the next seat. */
const GLANCE: Depth = [1]

/** The number of most suspicious turns that are searched as deep as the guardian does. */
const DECISIONS = 3

/** The value of a free town in the bots' evaluation. */
const TOWN = 20

/** The smallest difference worth a mention, and the cap of all values, in towns. */
const CLEAR = 1
const MOST = 10

/** A fixed seed, so that ties always resolve the same way. */
const luck = () => seededRng({ random: randomState(1) })

/**
 * Reviews a finished game in steps: the evaluation after each turn, then the costliest turn. Bounded by a number of rolls instead of time,
 * so that every machine gets the same review.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const turns = turnsIn(session)
  const standings = turns.map(standingAfter)
  const decided = decidingTurn(session, standings)
  yield { turns: standings, decision: null, decided, done: false }
  const decision = costliest(
    suspicious(session, turns).map((turn) => costOf(turn)),
    CLEAR,
    lostBy,
  )
  yield { turns: standings, decision, decided, done: true }
}

/** Returns the evaluation for each country after a turn, in towns. */
function standingAfter({ turn, round, seat, end }: PlayedTurn): TurnEvaluation {
  return { turn, round, seat, ahead: expectedAfter(end, GLANCE).map(inTowns) }
}

const inTowns = (value: number): number => Math.max(-MOST, Math.min(MOST, value / TOWN))

/** Returns the value for one country after its turn, in towns. */
const aheadAfter = (end: State, seat: Seat, depth: Depth): number =>
  inTowns(expectedAfter(end, depth)[seat] ?? 0)

/** Returns the turn after which the winner stayed ahead of all others, or null. */
function decidingTurn(session: Session, standings: readonly TurnEvaluation[]): number | null {
  const [winner, ...others] = stateOf(session).outcome?.winners ?? []
  if (winner === undefined || others.length > 0) return null
  const isAhead = ({ ahead }: TurnEvaluation) =>
    ahead.every((other, seat) => seat === winner || (ahead[winner] ?? 0) >= other + CLEAR)
  return turnOfLead(standings, isAhead)
}

/** Returns the turns of the losers that look improvable, worst first. */
function suspicious(session: Session, turns: readonly PlayedTurn[]): PlayedTurn[] {
  const winners = stateOf(session).outcome?.winners ?? []
  const others = turns.slice(-LOOKED_OVER).filter(({ seat }) => !winners.includes(seat))
  return worstOf(others, DECISIONS, (turn) => lostBy(costOf(turn, GLANCE)))
}

/** Returns the guardian's turn and its value beside the played one; by default at the guardian's own depth. */
function costOf(
  { seat, turn, round, move, start, actions, end }: PlayedTurn,
  depth: Depth = depthFor(start),
): CostlyTurn {
  const better = bestOf(start, luck(), depth)
  return {
    seat,
    turn,
    round,
    move,
    rolled: start.actions,
    played: actions,
    better: better.way,
    worthPlayed: aheadAfter(end, seat, depth),
    worthBetter: aheadAfter(better.state, seat, depth),
  }
}
