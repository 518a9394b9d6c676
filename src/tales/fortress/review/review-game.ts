import { isVictory, type State } from '../../../engine/fortress/index.ts'
import { randomState, seededRng } from '../../../engine/kernel/index.ts'
import { meanOf } from '../../../players/interval.ts'
import { costliest, lostBy, worstOf } from '../../../players/review.ts'
import { captainPlan, victoriesAfter } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { type PlayedTurn, turnsIn } from './played-turns.ts'
import type { CostlyTurn, Review, Stroke, TurnEvaluation } from './review.ts'

/** Simulated sieges for each chance of victory. */
const GAMES = 120

/** Simulated sieges for each of two compared plans, with the same seeds. */
const MORE_GAMES = 400

/** Number of most suspicious turns that the Captain searches. */
const DECISIONS = 3

/** The smallest difference worth a mention. */
const CLEAR = 0.05

/**
 * Reviews a finished siege in steps: the chances in each turn of its last siege, the most important random events, then the costliest turn.
 * Bounded by a number of simulations instead of time, so that every machine gets the same review.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const turns = turnsIn(session)
  const standings = turns.map(standingIn)
  const strokes = turns.flatMap((turn, index) => strokeOf(turn, standings, index) ?? [])
  const review = { turns: standings, ...extremes(strokes), decision: null }
  yield { ...review, done: false }
  const decision = costliest(suspicious(turns, standings).map(costOf), 0, lostBy)
  yield { ...review, decision, done: true }
}

/** Returns the chance of victory; a finished siege is certain. */
function chanceOf(state: State): number {
  if (state.outcome) return Number(isVictory(state.outcome.kind))
  return state.pending === 'again' ? 0 : mean(victoriesAfter(state, [], GAMES))
}

const standingIn = ({ turn, start, actions }: PlayedTurn): TurnEvaluation => ({
  turn,
  began: chanceOf(start),
  acted: mean(victoriesAfter(start, actions, GAMES)),
})

/** Returns the effect of a turn's night or assault, or null if the rng was not used. */
function strokeOf(
  { turn, luck }: PlayedTurn,
  standings: readonly TurnEvaluation[],
  index: number,
): Stroke | null {
  const standing = standings[index]
  if (!luck || !standing) return null
  const after = standings[index + 1]?.began ?? chanceOf(luck.after)
  return { turn, kind: luck.kind, face: luck.face, gained: after - standing.acted }
}

/** Returns the luckiest and the unluckiest event, if they are notable. */
function extremes(strokes: readonly Stroke[]): Pick<Review, 'best' | 'worst'> {
  const [worst, best] = [...strokes].sort((one, other) => one.gained - other.gained).filter(isEnd)
  return { best: worthTelling(best ?? worst, 1), worst: worthTelling(worst, -1) }
}

const isEnd = (_: Stroke, index: number, all: readonly Stroke[]): boolean =>
  index === 0 || index === all.length - 1

const worthTelling = (stroke: Stroke | undefined, sign: 1 | -1): Stroke | null =>
  stroke && sign * stroke.gained >= CLEAR ? stroke : null

/** Returns the turns that look improvable, worst first. */
const suspicious = (turns: readonly PlayedTurn[], standings: readonly TurnEvaluation[]): PlayedTurn[] =>
  worstOf(turns, DECISIONS, (_, index) => lostIn(standings[index]))

const lostIn = (standing: TurnEvaluation | undefined): number =>
  standing ? standing.began - standing.acted : 0

/** Returns the Captain's alternative and both chances of victory, or null if it is not clearly better. */
function costOf({ turn, move, start, actions }: PlayedTurn): CostlyTurn | null {
  // A fixed seed, so that a repeated review gives the same result.
  const better = captainPlan(start, seededRng({ random: randomState(move) }))
  const [one, other] = [actions, better].map((plan) => victoriesAfter(start, plan, MORE_GAMES))
  if (!one || !other) return null
  const gain = meanOf(other.map((won, index) => won - (one[index] ?? 0)))
  if (!gain || gain.chance < CLEAR || gain.chance < gain.giveOrTake) return null
  return { turn, move, played: actions, better, worthPlayed: mean(one), worthBetter: mean(other) }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
