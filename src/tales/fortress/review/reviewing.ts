import { isVictory, type State } from '../../../engine/fortress/index.ts'
import { randomState, seededChance } from '../../../engine/kernel/index.ts'
import { meanOf } from '../../../players/interval.ts'
import { costliest, lostBy, worstOf } from '../../../players/review.ts'
import { captainPlan, victoriesAfter } from '../bots/index.ts'
import type { Session } from '../game.ts'
import type { CostlyTurn, Review, Stroke, TurnStanding } from './review.ts'
import { type PlayedTurn, turnsIn } from './turns.ts'

/** So many sieges are played on to say how likely a victory was. */
const GAMES = 120

/** So many where two ways to play a turn are compared, with the same luck for both. */
const MORE_GAMES = 400

/** So many decisions, the most suspicious ones, are thought over as the Captain does. */
const DECISIONS = 3

/** A difference that is worth a word. */
const CLEAR = 0.05

/**
 * Looks at a finished siege once more, step by step: how likely a victory was in each turn of its last siege, which
 * strokes of luck mattered most, and then which turn cost most. It counts sieges that are played on and never looks at a
 * clock: the same siege gets the same review on any machine.
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

/** How likely a victory was: what is over is certain. */
function chanceOf(state: State): number {
  if (state.outcome) return Number(isVictory(state.outcome.kind))
  return state.pending === 'again' ? 0 : mean(victoriesAfter(state, [], GAMES))
}

const standingIn = ({ turn, start, actions }: PlayedTurn): TurnStanding => ({
  turn,
  began: chanceOf(start),
  acted: mean(victoriesAfter(start, actions, GAMES)),
})

/** What the night or the assault of a turn did; null where luck had no part in its end. */
function strokeOf(
  { turn, luck }: PlayedTurn,
  standings: readonly TurnStanding[],
  index: number,
): Stroke | null {
  const standing = standings[index]
  if (!luck || !standing) return null
  const after = standings[index + 1]?.began ?? chanceOf(luck.after)
  return { turn, kind: luck.kind, face: luck.face, gained: after - standing.acted }
}

/** The luckiest and the unluckiest, where they are worth a word. */
function extremes(strokes: readonly Stroke[]): Pick<Review, 'best' | 'worst'> {
  const [worst, best] = [...strokes].sort((one, other) => one.gained - other.gained).filter(isEnd)
  return { best: worthTelling(best ?? worst, 1), worst: worthTelling(worst, -1) }
}

const isEnd = (_: Stroke, index: number, all: readonly Stroke[]): boolean =>
  index === 0 || index === all.length - 1

const worthTelling = (stroke: Stroke | undefined, sign: 1 | -1): Stroke | null =>
  stroke && sign * stroke.gained >= CLEAR ? stroke : null

/** The turns that look as if something else had been better, the worst first. */
const suspicious = (turns: readonly PlayedTurn[], standings: readonly TurnStanding[]): PlayedTurn[] =>
  worstOf(turns, DECISIONS, (_, index) => lostIn(standings[index]))

const lostIn = (standing: TurnStanding | undefined): number =>
  standing ? standing.began - standing.acted : 0

/** What the Captain would have done, and how likely a victory was then; null where that is not clearly better. */
function costOf({ turn, move, start, actions }: PlayedTurn): CostlyTurn | null {
  // The same luck again, so that the same siege is told the same.
  const better = captainPlan(start, seededChance({ random: randomState(move) }))
  const [one, other] = [actions, better].map((plan) => victoriesAfter(start, plan, MORE_GAMES))
  if (!one || !other) return null
  const gain = meanOf(other.map((won, index) => won - (one[index] ?? 0)))
  if (!gain || gain.chance < CLEAR || gain.chance < gain.giveOrTake) return null
  return { turn, move, played: actions, better, worthPlayed: mean(one), worthBetter: mean(other) }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
