import { type Action, citadel } from '../../../engine/citadel/index.ts'
import { type Rng, randomState, seededRng, stateFor, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, turnOfLead, worstOf, lostBy as worthLost } from '../../../players/review.ts'
import { type Beam, plansOf, standingsOf, worthOfWay } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { fortunesIn } from './fortunes.ts'
import { type PlayedTurn, passagesIn, type TurnSegment, turnsIn } from './played-turns.ts'
import type { CostlyTurn, Review, TurnEvaluation } from './review.ts'

/** Only the last segments of this number are checked for better alternatives. */
const LOOKED_OVER = 80

/** Beam of the quick first check, and that of the Knight. */
const GLANCE: Beam = { width: 2, depth: 6 }
const KNIGHT: Beam = { width: 5, depth: 8 }

/** Number of the most suspicious segments that get a second check, with the Knight's beam. */
const DECISIONS = 3

/** Minimum difference that matters, and the maximum that is shown, in points. */
const CLEAR = 1
const MOST = 12

/** The rng for dealing hidden cards. Its fixed seed makes the review reproducible. */
const luck = (): Rng => seededRng({ random: randomState(1) })

/**
 * Reviews a finished game in two steps: first the scores after each turn and the luck, then the most costly turn from the view of
 * its seat. Effort is counted in plans, never in time, so that the result is the same on any machine.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const turns = turnsIn(session).map(standingAfter)
  const known = { turns, fortunes: fortunesIn(session), decided: decidingTurn(session, turns) }
  yield { ...known, decision: null, done: false }
  const found = suspicious(session).map((passage) => costOf(passage, KNIGHT))
  const decision = costliest(found, CLEAR, lostBy)
  yield { ...known, decision, done: true }
}

const within = (points: number): number => Math.max(-MOST, Math.min(MOST, points))

/** Returns each seat's lead over the best other seat after a turn. */
function standingAfter({ turn, seat, end }: PlayedTurn): TurnEvaluation {
  const standings = standingsOf(end)
  const ahead = standings.map((own, one) =>
    within(own - Math.max(...standings.filter((_, other) => other !== one))),
  )
  return { turn, seat, ahead }
}

/** Returns the turn after which the winner stayed ahead of all others, or null. */
function decidingTurn(session: Session, turns: readonly TurnEvaluation[]): number | null {
  const [winner, ...others] = stateOf(session).winners ?? []
  if (winner === undefined || others.length > 0) return null
  return turnOfLead(turns, ({ ahead }) => (ahead[winner] ?? 0) >= CLEAR)
}

/** Returns the segments of the losers that seem to have had a better alternative, the worst first. */
function suspicious(session: Session): TurnSegment[] {
  const winners = stateOf(session).winners ?? []
  const others = passagesIn(session)
    .slice(-LOOKED_OVER)
    .filter(({ seat }) => !winners.includes(seat))
  return worstOf(others, DECISIONS, (passage) => lostBy(costOf(passage, GLANCE)))
}

/** Compares the actions of a segment with those that the Knight would have chosen, from the view of the seat. */
function costOf({ seat, turn, move, start, actions }: TurnSegment, beam: Beam): CostlyTurn {
  const seen = stateFor(citadel, start, seat)
  const played = worthOfWay(seen, seat, actions, luck())
  const best = plansOf(seen, seat, beam, luck()).find((plan) => !plan.actions.some(looksAtHands))
  const isBetter = best !== undefined && best.worth > played
  return {
    seat,
    turn,
    move,
    played: actions,
    better: isBetter ? best.actions : actions,
    worthPlayed: played,
    worthBetter: isBetter ? best.worth : played,
  }
}

/** True for a Spy. Its result is unknowable, so that plans with one do not count as better. */
const looksAtHands = (action: Action): boolean => action.type === 'play' && action.card === 'spy'

/** Caps a loss at the largest one that the page can show. */
const lostBy = (cost: CostlyTurn): number => within(worthLost(cost))
