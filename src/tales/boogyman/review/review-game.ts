import { PAWNS, type Seat, type State } from '../../../engine/boogyman/index.ts'
import { randomState, seededRng, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, lostBy, worstOf } from '../../../players/review.ts'
import { glance, lookAhead, MAX_POSITIONS, planOf } from '../bots/index.ts'
import { after } from '../foresight/index.ts'
import type { Session } from '../game.ts'
import { type PlayedTurn, turnsIn, wasPlayedOut } from './played-turns.ts'
import type { CostlyTurn, Review, TurnEvaluation } from './review.ts'

/** Number of last turns that are evaluated by a full search; earlier ones get a quick search. */
const LOOKED_OVER = 30

/** Number of positions: minimum for a full search, maximum for a quick one. */
const POSITIONS = 1_500

/** Number of suspicious turns that are searched as deeply as the Guardian plays. */
const DECISIONS = 3

/** Minimum difference worth reporting, in folk. */
const CLEAR = 1

/** Value of a pawn in the units of the search. */
const PAWN = 100

/** A fixed seed, so that ties are always broken alike. */
const luck = () => seededRng({ random: randomState(1) })

/**
 * Reviews a finished duel step by step: the evaluation after each turn, then the turn that cost most. Counts positions instead of time, so
 * that the review is the same on any machine.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const turns = turnsIn(session)
  const before = turns.map(({ start }, index) =>
    aheadIn(start, index < turns.length - LOOKED_OVER ? glanced : lookedOver),
  )
  const standings = turns.map((turn, index) => afterTurn(turn, before[index + 1], session))
  const decided = decidingTurn(session, standings, before)
  yield { turns: standings, decision: null, decided, done: false }
  const decision = costliest(suspicious(session, turns, standings, before).map(costOf), CLEAR, lostBy)
  yield { turns: standings, decision, decided, done: true }
}

/** The lead of the mushrooms in folk, by a search from this position. */
function aheadIn(state: State, look: (state: State) => { value: number }): number {
  const { outcome } = state
  if (outcome) return outcome.winner === null ? 0 : forRed(PAWNS, outcome.winner)
  const folk = look(state).value / PAWN
  return forRed(Math.max(-PAWNS, Math.min(PAWNS, folk)), state.onTurn)
}

const glanced = (state: State) => glance(state, luck(), POSITIONS)
const lookedOver = (state: State) => lookAhead(state, luck(), POSITIONS)

/** Searches as deeply as the Guardian plays. */
const thoughtOver = (state: State) => lookAhead(state, luck(), MAX_POSITIONS)

const forRed = (ahead: number, seat: Seat): number => (seat === 0 ? ahead : -ahead)

/** The evaluation after a turn is that before the next one. After the last turn, it is that of the final position. */
function afterTurn(turn: PlayedTurn, next: number | undefined, session: Session): TurnEvaluation {
  const last = wasPlayedOut(session) ? stateOf(session) : turn.after
  return { turn: turn.turn, ahead: next ?? aheadIn(last, thoughtOver) }
}

/** The turn after which the winner stayed ahead. Null for a draw, and if the winner was not ahead when the other gave up. */
function decidingTurn(
  session: Session,
  standings: readonly TurnEvaluation[],
  before: readonly number[],
): number | null {
  const winner = stateOf(session).outcome?.winner ?? null
  if (winner === null) return null
  const isAhead = (ahead = 0) => forRed(ahead, winner) >= CLEAR
  if (!isAhead(standings.at(-1)?.ahead)) return null
  return standings.findLast((_, index) => !isAhead(before[index]))?.turn ?? null
}

/** Turns of the side that did not win which look worse than possible, worst first. */
function suspicious(
  session: Session,
  turns: readonly PlayedTurn[],
  standings: readonly TurnEvaluation[],
  before: readonly number[],
): PlayedTurn[] {
  const winner = stateOf(session).outcome?.winner ?? null
  return worstOf(turns, DECISIONS, ({ seat }, index) =>
    seat === winner ? 0 : forRed((before[index] ?? 0) - (standings[index]?.ahead ?? 0), seat),
  )
}

/** The Guardian's choice for this turn, and the value after it. */
function costOf({ seat, turn, move, start, actions, after: played }: PlayedTurn): CostlyTurn {
  const better = planOf(start, luck())
  const worthPlayed = forRed(aheadIn(played, thoughtOver), seat)
  const worthBetter = forRed(aheadIn(better.reduce(after, start), thoughtOver), seat)
  return { seat, turn, move, played: actions, better, worthPlayed, worthBetter }
}
