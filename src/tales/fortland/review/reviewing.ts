import type { Seat, State } from '../../../engine/fortland/index.ts'
import { randomState, seededChance, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, lostBy, turnOfLead, worstOf } from '../../../players/review.ts'
import { bestOf, type Depth, depthFor, expectedAfter } from '../bots/index.ts'
import type { Session } from '../game.ts'
import type { CostlyTurn, Review, TurnStanding } from './review.ts'
import { type PlayedTurn, turnsIn } from './turns.ts'

/** Of so many turns, the last ones, it is seen whether something else had been better. */
const LOOKED_OVER = 40

/** At a glance it is looked through the rolls of the next seat. */
const GLANCE: Depth = [1]

/** So many decisions, the most suspicious ones, are thought over as long as the Guardian thinks. */
const DECISIONS = 3

/** The worth of a free town, in the measure of the computer players. */
const TOWN = 20

/** What is worth a word, in towns; and more than this is more than can be told. */
const CLEAR = 1
const MOST = 10

/** What is equally good the Guardian takes by luck; here always the same. */
const luck = () => seededChance({ random: randomState(1) })

/**
 * Looks at a finished game once more, step by step: how it stood after each turn, then which turn cost most. It counts rolls
 * and never looks at a clock: the same game gets the same review on any machine.
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

/** How it stood for each country when a turn was over, in towns. */
function standingAfter({ turn, round, seat, end }: PlayedTurn): TurnStanding {
  return { turn, round, seat, ahead: expectedAfter(end, GLANCE).map(inTowns) }
}

const inTowns = (value: number): number => Math.max(-MOST, Math.min(MOST, value / TOWN))

/** How it stands for a country when its turn is over, in towns. */
const aheadAfter = (end: State, seat: Seat, depth: Depth): number =>
  inTowns(expectedAfter(end, depth)[seat] ?? 0)

/** The turn from whose end on the winner stayed ahead of all others; null where there was none. */
function decidingTurn(session: Session, standings: readonly TurnStanding[]): number | null {
  const [winner, ...others] = stateOf(session).outcome?.winners ?? []
  if (winner === undefined || others.length > 0) return null
  const isAhead = ({ ahead }: TurnStanding) =>
    ahead.every((other, seat) => seat === winner || (ahead[winner] ?? 0) >= other + CLEAR)
  return turnOfLead(standings, isAhead)
}

/** The turns of those who did not win that look as if something else had been better, the worst first. */
function suspicious(session: Session, turns: readonly PlayedTurn[]): PlayedTurn[] {
  const winners = stateOf(session).outcome?.winners ?? []
  const others = turns.slice(-LOOKED_OVER).filter(({ seat }) => !winners.includes(seat))
  return worstOf(others, DECISIONS, (turn) => lostBy(costOf(turn, GLANCE)))
}

/** What the Guardian would have done, and how it would have stood then; as far as it looks itself, if nothing else is said. */
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
