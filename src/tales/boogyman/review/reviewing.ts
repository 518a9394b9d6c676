import { PAWNS, type Seat, type State } from '../../../engine/boogyman/index.ts'
import { randomState, seededChance, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, lostBy, worstOf } from '../../../players/review.ts'
import { ENOUGH, glance, lookAhead, planOf } from '../bots/index.ts'
import { after } from '../foresight/index.ts'
import type { Session } from '../game.ts'
import type { CostlyTurn, Review, TurnStanding } from './review.ts'
import { type PlayedTurn, turnsIn, wasPlayedOut } from './turns.ts'

/** Of so many turns, the last ones, it is seen how they stood as the Guardian would; of those before by a glance. */
const LOOKED_OVER = 30

/** How many positions each of them is worth at the least, and a glance at the most. */
const POSITIONS = 1_500

/** So many decisions, the most suspicious ones, are thought over as long as the Guardian thinks. */
const DECISIONS = 3

/** What is worth a word, in folk. */
const CLEAR = 1

/** The worth of one of the folk, in the measure of the search. */
const PAWN = 100

/** What is equally good the Guardian takes by luck; here always the same. */
const luck = () => seededChance({ random: randomState(1) })

/**
 * Looks at a finished duel once more, step by step: how it stood after each turn, then which turn cost most. It counts
 * positions and never looks at a clock: the same duel gets the same review on any machine.
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

/** By how many folk the mushrooms are ahead, looked ahead from there. */
function aheadIn(state: State, look: (state: State) => { value: number }): number {
  const { outcome } = state
  if (outcome) return outcome.winner === null ? 0 : forRed(PAWNS, outcome.winner)
  const folk = look(state).value / PAWN
  return forRed(Math.max(-PAWNS, Math.min(PAWNS, folk)), state.onTurn)
}

const glanced = (state: State) => glance(state, luck(), POSITIONS)
const lookedOver = (state: State) => lookAhead(state, luck(), POSITIONS)

/** As the Guardian thinks over what it does. */
const thoughtOver = (state: State) => lookAhead(state, luck(), ENOUGH)

const forRed = (ahead: number, seat: Seat): number => (seat === 0 ? ahead : -ahead)

/** After a turn it stands as before the next; after the last one, as it ended, or where it was broken off, as it stood. */
function afterTurn(turn: PlayedTurn, next: number | undefined, session: Session): TurnStanding {
  const last = wasPlayedOut(session) ? stateOf(session) : turn.after
  return { turn: turn.turn, ahead: next ?? aheadIn(last, thoughtOver) }
}

/** The turn from whose end on the winner stayed ahead; null where nobody won, or who won by the other's word alone was not ahead. */
function decidingTurn(
  session: Session,
  standings: readonly TurnStanding[],
  before: readonly number[],
): number | null {
  const winner = stateOf(session).outcome?.winner ?? null
  if (winner === null) return null
  const isAhead = (ahead = 0) => forRed(ahead, winner) >= CLEAR
  if (!isAhead(standings.at(-1)?.ahead)) return null
  return standings.findLast((_, index) => !isAhead(before[index]))?.turn ?? null
}

/** The turns of whoever did not win that look as if something else had been better, the worst first. */
function suspicious(
  session: Session,
  turns: readonly PlayedTurn[],
  standings: readonly TurnStanding[],
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
