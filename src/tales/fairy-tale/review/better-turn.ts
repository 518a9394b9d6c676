import { type Action, copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { luckWasSpent, randomState, seededChance } from '../../../engine/kernel/index.ts'
import { meanOf } from '../../../players/interval.ts'
import { errandOf } from '../bots/errand.ts'
import { apprentice, planOf } from '../bots/index.ts'
import { fairyTale } from '../rules.ts'
import type { Passage } from './passages.ts'
import { AHEAD, isWon, playedOn } from './playing-on.ts'
import type { CostlyDecision } from './review.ts'

/** So many games say which of the better ways is the best; and as many others, of which none was seen before, how good it is. */
const TO_CHOOSE = 24
const TO_JUDGE = 96

/** Where their numbers begin: further on than those of any other games. */
const CHOSEN_BY = 2000
const JUDGED_BY = 4000

/** More standard errors than usual: the decision that cost most is one of several that were looked at. */
const CERTAIN = 2.6

/** So many games ahead of all its choices the Guardian plays: what it means to do is tried again here. */
const AHEAD_OF_ALL = 128

/** What differs by less is as good: the first of them is told. */
const TIED = 0.02

/** What is not worth a word. */
const LEAST = 0.08

/** How many games {@link costOfDecision} plays on at most. */
export const GAMES_A_DECISION = 4 * TO_CHOOSE + 2 * TO_JUDGE

/** What computer players would have done, and what it would have been worth; null where that is not clearly better. */
export function costOfDecision({ tale, turn, move, start, actions }: Passage): CostlyDecision | null {
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

/** So many games are played to the end both ways at most, with luck of which nothing was seen before. */
const TO_THE_END = 100

/** What has won no more by then is left. */
const NO_USE_AFTER = 30

const PLAYED_OUT_BY = 6000

/** A better way that wins so much more is no chance, where the same luck fell both ways. */
const LIKELY = 1
const MORE = 0.02

/** Whether the better way wins clearly more as well, when both are played to the end, and how many games that took. */
export function winsMore({ tale, start }: Passage, { played, better }: CostlyDecision) {
  const won = (actions: readonly Action[], game: number) =>
    Number(isWon({ tale, state: start, actions }, PLAYED_OUT_BY + game))
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
 * What lessens the danger at once, what the quick players would do, and what the Guardian would, each up to the first luck.
 * What is told first says best what it is that helps.
 */
function plansIn(state: State): (readonly Action[])[] {
  const errand = errandOf(state)
  return [
    ...(errand ? [errand.plan] : []),
    quickPlan(state, errand?.plan ?? []),
    planOf(state, seededChance({ random: randomState(1) }), AHEAD_OF_ALL),
  ]
}

function quickPlan(state: State, begun: readonly Action[]): Action[] {
  const world = copyWithPile(state)
  const own = seededChance({ random: randomState(2) })
  const plan: Action[] = []
  const act = (action: Action) => {
    fairyTale.apply({ state: world, chance: seededChance(world) }, action)
    plan.push(action)
  }
  for (const action of begun) act(action)
  while (!world.outcome && world.turn === state.turn && !luckWasSpent(state, world))
    act(apprentice(world, own))
  return plan
}

const isSame = (one: readonly Action[], other: readonly Action[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
