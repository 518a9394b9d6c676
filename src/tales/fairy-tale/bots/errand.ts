import { type Action, places, removesLeft, type State, walks } from '../../../engine/fairy-tale/index.ts'
import { afterAll, afterConsidered, awaitsMovement, oddsOf } from '../foresight/index.ts'
import { listOf } from '../rules.ts'
import type { Plan } from './rollout.ts'

/** A way to lessen the danger of the coming movement: a walk to a monster, which is then driven away. */
export interface Errand {
  plan: Plan
  /** The game after it. */
  after: State
}

/**
 * The errand that lessens the danger most; of those that leave it the same, the shortest. Null where the hero on
 * turn can lessen none so.
 */
export function errandOf(state: State): Errand | null {
  if (!awaitsMovement(state) || removesLeft(state) === 0) return null
  let least = hurtOf(state)
  if (least === 0) return null
  let best: Errand | null = null
  for (const errand of errandsOf(state)) {
    const hurt = hurtOf(errand.after)
    const isShorter = hurt === least && best !== null && errand.plan.length < best.plan.length
    if (hurt < least || isShorter) best = errand
    least = Math.min(least, hurt)
  }
  return best
}

/** Every monster in reach, driven away by a shortest walk to it. */
function errandsOf(state: State): Errand[] {
  return walksToMonsters(state).flatMap((walk) => {
    const there = afterAll(state, walk)
    const removals = there ? listOf(there, 'remove') : []
    return removals.flatMap((remove): Errand[] => {
      const after = there && afterConsidered(there, remove)
      const [first = remove, ...rest] = [...walk, remove]
      return after ? [{ plan: [first, ...rest], after }] : []
    })
  })
}

/** The walks to all places with monsters that are in reach, the place where the hero stands among them. */
function walksToMonsters(state: State): Action[][] {
  const crowded = new Set(places(state.tiles).filter((place) => state.tiles[place]?.monsters.length))
  const ways = walks(state).filter(({ to }) => crowded.has(to))
  return [[], ...ways.map(({ path }) => path.map((to): Action => ({ type: 'walk', to })))]
}

/** What the end of the tale weighs more than the heart that is lost with it. */
const END = 3

/** How many hearts the coming movement costs on average; the last one weighs more. */
const hurtOf = (state: State): number =>
  (oddsOf(state)?.losses ?? []).reduce(
    (sum, chance, lost) => sum + chance * (lost + (lost >= state.hearts ? END : 0)),
    0,
  )
