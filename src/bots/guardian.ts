import { type Action, listOf, type State } from '../engine/fairy-tale/index.ts'
import { type DieFace, SEEDS } from '../engine/kernel/index.ts'
import { candidatesOf } from './candidates.ts'
import type { Player } from './player.ts'
import { type Budget, winnerOf } from './race.ts'
import { playAhead } from './rollout.ts'

/** How many turns beyond the present one are played ahead. */
const AHEAD = 3

/** So many games ahead are enough for any decision: nearly always the guardian is certain long before. */
export const ENOUGH = 512

const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/**
 * The guardian: it plays ahead with everything that looks sensible, in games that might follow, and does what
 * turned out best. The same position, budget of games and luck give the same action.
 */
export const guardian =
  (budget: Partial<Budget> = {}): Player =>
  (state, luck) => {
    const candidates = state.phase === 'opening' ? openings(state) : candidatesOf(state)
    const seed = luck.draw(SEEDS)
    const action = winnerOf(candidates, { samples: ENOUGH, ...budget }, (candidate, index) =>
      playAhead(state, candidate, AHEAD, seed + 2 * index, dieOf(index)),
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
