import { type Action, copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { randomState, rngWasUsed, seededRng, trialRng } from '../../../engine/kernel/index.ts'
import { meanOf } from '../../../players/interval.ts'
import { bestDefence } from '../bots/errand.ts'
import { apprentice, planOf } from '../bots/index.ts'
import { fairyTale } from '../rules.ts'
import { AHEAD, isBranchWon, playedOn } from './playing-on.ts'
import type { CostlyDecision } from './review.ts'
import type { TurnSegment } from './turn-segments.ts'

/** The number of games to find the best alternative, and of further, independent games to estimate its value. */
const TO_CHOOSE = 24
const TO_JUDGE = 96

/** The first number of these games, above those of all other games. */
const CHOSEN_BY = 2000
const JUDGED_BY = 4000

/** The required standard errors. More than usual, because the costliest of several decisions is picked. */
const CERTAIN = 2.6

/** The guardian's budget of games here, where its plan is tested again afterwards. */
const AHEAD_OF_ALL = 128

/** Plans closer than this count as equal; the first of them wins. */
const TIED = 0.02

/** The smallest gain that is reported. */
const LEAST = 0.08

/** The maximum number of games that {@link costOfDecision} simulates. */
export const GAMES_A_DECISION = 4 * TO_CHOOSE + 2 * TO_JUDGE

/** Returns the bots' better alternative to a decision and its value; null if none is clearly better. */
export function costOfDecision({ tale, turn, move, start, actions }: TurnSegment): CostlyDecision | null {
  const values = (plan: readonly Action[], from: number, games: number): number[] =>
    Array.from(
      { length: games },
      (_, game) => playedOn({ tale, state: start, actions: plan }, turn + AHEAD, from + game)[0],
    )
  const others = plansIn(start).filter((plan) => !isSame(plan, actions))
  const tried = others.map((plan) => ({ plan, mean: mean(values(plan, CHOSEN_BY, TO_CHOOSE)) }))
  const most = Math.max(...tried.map((one) => one.mean))
  const best = tried.find((one) => one.mean >= most - TIED)
  if (!best || best.mean <= mean(values(actions, CHOSEN_BY, TO_CHOOSE))) return null
  const better = values(best.plan, JUDGED_BY, TO_JUDGE)
  const played = values(actions, JUDGED_BY, TO_JUDGE)
  const gain = meanOf(
    better.map((value, index) => value - (played[index] ?? 0)),
    CERTAIN,
  )
  const atLeast = gain ? gain.chance - gain.giveOrTake : 0
  if (atLeast < LEAST) return null
  return {
    turn,
    move,
    played: actions,
    better: best.plan,
    oddsPlayed: mean(played),
    oddsBetter: mean(better),
    atLeast,
  }
}

/** The maximum number of games played to the end for each plan, with unused luck. */
const TO_THE_END = 100

/** The number of games after which the test stops if the alternative has not won more. */
const NO_USE_AFTER = 30

const PLAYED_OUT_BY = 6000

/** The standard errors and the gain in win rate that count as better. Low, because both plans get the same luck. */
const LIKELY = 1
const MORE = 0.02

/** Returns whether the better plan also wins clearly more when both are played to the end, and the number of games used. */
export function winsMore({ tale, start }: TurnSegment, { played, better }: CostlyDecision) {
  const won = (actions: readonly Action[], game: number) =>
    Number(isBranchWon({ tale, state: start, actions }, PLAYED_OUT_BY + game))
  const gains: number[] = []
  let more = 0
  while (gains.length < NO_USE_AFTER || (more > 0 && gains.length < TO_THE_END)) {
    const game = gains.length
    const gained = won(better, game) - won(played, game)
    gains.push(gained)
    more += gained
  }
  const gain = meanOf(gains, LIKELY)
  return {
    holds: gain !== null && gain.chance >= MORE && gain.chance > gain.giveOrTake,
    games: 2 * gains.length,
  }
}

/**
 * Returns the alternatives, each up to the first luck: a defence, the quick bot's plan, and the guardian's. Earlier ones explain the gain
 * best.
 */
function plansIn(state: State): (readonly Action[])[] {
  const errand = bestDefence(state)
  return [
    ...(errand ? [errand.plan] : []),
    quickPlan(state, errand?.plan ?? []),
    planOf(state, seededRng({ random: randomState(1) }), AHEAD_OF_ALL),
  ]
}

function quickPlan(state: State, begun: readonly Action[]): Action[] {
  const world = copyWithPile(state)
  const own = seededRng({ random: randomState(2) })
  const plan: Action[] = []
  const act = (action: Action) => {
    fairyTale.apply({ state: world, chance: trialRng(world) }, action)
    plan.push(action)
  }
  for (const action of begun) act(action)
  while (!world.outcome && world.turn === state.turn && !rngWasUsed(state, world)) act(apprentice(world, own))
  return plan
}

const isSame = (one: readonly Action[], other: readonly Action[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
