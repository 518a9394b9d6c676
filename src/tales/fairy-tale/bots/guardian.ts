import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { type Chance, type DieFace, SEEDS } from '../../../engine/kernel/index.ts'
import { isAsGood, winnerOf } from '../../../players/race.ts'
import { fairyTale, listOf } from '../rules.ts'
import { candidatesOf } from './candidates.ts'
import { type Errand, errandOf } from './errand.ts'
import type { Player } from './player.ts'
import { type Plan, playAhead } from './rollout.ts'

/** How many turns beyond the present one are played ahead. */
const AHEAD = 3

/** So many games ahead are enough for any decision: nearly always the guardian is certain long before. */
export const ENOUGH = 512

const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/** So many games ahead of each are enough to say whether an errand is as good as anything else. */
const COMPARED = 36

/**
 * The guardian: it plays ahead with everything that looks sensible, in games that might follow, and does what
 * turned out best. The same position, budget of games and luck give the same action, on any machine: no clock
 * cuts its thinking.
 */
export const guardian =
  (budget = ENOUGH): Player =>
  (state, luck) =>
    intentionOf(state, luck, budget)[0]

/**
 * What the guardian has in mind, of which it does the first: mostly a single action. An errand that lessens the
 * danger comes before whatever is no better ({@link errandOf}), and before whatever can as well be done after it.
 */
export function intentionOf(state: State, luck: Chance, budget = ENOUGH): Plan {
  const candidates = state.phase === 'opening' ? openings(state) : candidatesOf(state)
  const seed = luck.draw(SEEDS)
  const sample = (plan: Plan, index: number) => playAhead(state, plan, AHEAD, seed + 2 * index, dieOf(index))
  const plans = candidates.map((action): Plan => [action])
  const winner = winnerOf(plans, budget, sample)
  if (!winner) throw new Error('There is nothing to do, and the game is not over.')
  const errand = errandOf(state)
  if (!errand) return winner
  const isFirst = withErrand(errand, winner[0]).some((plan) =>
    isAsGood(plan, winner, Math.min(budget, COMPARED), sample),
  )
  return isFirst ? errand.plan : winner
}

/** The errand instead of what is best otherwise, and before it, where that can still be done then. */
const withErrand = ({ plan, after }: Errand, otherwise: Action): Plan[] =>
  fairyTale.refuse(after, otherwise) ? [plan] : [plan, [...plan, otherwise]]

/** Every face in its turn: the die that falls next matters most, and few games are enough to see all of it. */
const dieOf = (index: number): DieFace => DIE[index % DIE.length] ?? 1

/** The next of the first tiles, in every way on every free side; the others are laid as they would be suggested. */
function openings(state: State): Action[] {
  const next = state.opening?.spots.indexOf(null) ?? -1
  if (next < 0) return [{ type: 'begin' }]
  const taken = state.opening?.spots.map((spot) => spot?.side) ?? []
  return listOf(state, 'lay').filter(({ tile, side }) => tile === next && !taken.includes(side))
}
