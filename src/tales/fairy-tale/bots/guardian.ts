import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, type Rng, SEEDS } from '../../../engine/kernel/index.ts'
import { isNotWorse, pickBest } from '../../../players/pick-best.ts'
import { fairyTale, listOf } from '../rules.ts'
import { candidatesOf } from './candidates.ts'
import { bestDefence, type Defence } from './errand.ts'
import type { Player } from './player.ts'
import { type Plan, playAhead } from './rollout.ts'

/** The number of turns that are simulated after the current one. */
const AHEAD = 3

/** The maximum number of simulated games for a decision. The race nearly always ends long before. */
export const MAX_PLAYOUTS = 512

const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/** The number of simulated games for each plan when a defence is compared with the best plan. */
const COMPARED = 36

/**
 * The guardian: simulates games for every sensible action and takes the one with the best results. The same position, budget and random
 * source give the same action on any machine: no clock limits it.
 */
export const guardian =
  (budget = MAX_PLAYOUTS): Player =>
  (state, luck) =>
    intentionOf(state, luck, budget)[0]

/**
 * Returns the plan of the guardian, mostly a single action. A defence ({@link bestDefence}) takes precedence over an action that is not
 * better, or that is still possible afterwards.
 */
export function intentionOf(state: State, luck: Rng, budget = MAX_PLAYOUTS): Plan {
  const candidates = state.phase === 'opening' ? openings(state) : candidatesOf(state)
  const seed = luck.draw(SEEDS)
  const sample = (plan: Plan, index: number) => playAhead(state, plan, AHEAD, seed + 2 * index, dieOf(index))
  const plans = candidates.map((action): Plan => [action])
  const winner = pickBest(plans, budget, sample)
  if (!winner) throw new Error('No action is allowed, but the game is not over.')
  const errand = bestDefence(state)
  if (!errand) return winner
  const isFirst = withErrand(errand, winner[0]).some((plan) =>
    isNotWorse(plan, winner, Math.min(budget, COMPARED), sample),
  )
  return isFirst ? errand.plan : winner
}

/** The defence alone, or followed by the otherwise best action if that is still possible. */
const withErrand = ({ plan, after }: Defence, otherwise: Action): Plan[] =>
  fairyTale.refuse(after, otherwise) ? [plan] : [plan, [...plan, otherwise]]

/** Each face in turn: the next die matters most, and few games cover all its faces. */
const dieOf = (index: number): DieFace => DIE[index % DIE.length] ?? 1

/** The placements of the next starting tile in every rotation on every free side. The others stay as suggested. */
function openings(state: State): Action[] {
  const next = state.opening?.spots.indexOf(null) ?? -1
  if (next < 0) return [{ type: 'begin' }]
  const taken = state.opening?.spots.map((spot) => spot?.side) ?? []
  return listOf(state, 'lay').filter(({ tile, side }) => tile === next && !taken.includes(side))
}
