import { type Action, listOf, type State } from '../engine/fairy-tale/index.ts'
import type { DieFace } from '../engine/kernel/index.ts'
import { candidatesOf } from './candidates.ts'
import { type Budget, bestByHalving } from './halving.ts'
import type { Player } from './player.ts'
import { playAhead } from './rollout.ts'

/** How many turns beyond the present one are played ahead. */
const AHEAD = 5

const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/** Seeds of imagined games are drawn below this. */
const SEEDS = 2 ** 30

/**
 * The guardian: it plays ahead with everything that looks sensible, in games that might follow, and does what
 * turned out best. The same position, budget of rollouts and luck give the same action.
 */
export const guardian =
  (budget: Budget, ahead = AHEAD): Player =>
  (state, luck) => {
    const candidates = state.phase === 'opening' ? openings(state) : candidatesOf(state)
    const seed = luck.draw(SEEDS)
    const action = bestByHalving(candidates, budget, (candidate, index, depth) =>
      playAhead(state, candidate, Math.ceil(ahead * depth), seed + 2 * index, dieOf(seed + index)),
    )
    if (!action) throw new Error('There is nothing to do, and the game is not over.')
    return action
  }

/** Every face in its turn: the die that falls next matters most, and few games are enough to see all of it. */
const dieOf = (index: number): DieFace => DIE[index % DIE.length] ?? 1

/** The next of the first tiles, in every way on every free side; the others are laid as they would be suggested. */
function openings(state: State): Action[] {
  const next = state.opening?.spots.indexOf(null) ?? -1
  if (next < 0) return [{ type: 'begin' }]
  const taken = state.opening?.spots.map((spot) => spot?.side) ?? []
  return listOf(state, 'lay').filter(({ tile, side }) => tile === next && !taken.includes(side))
}
