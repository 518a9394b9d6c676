import { type Action, places, removesLeft, type State, walks } from '../../../engine/fairy-tale/index.ts'
import { afterAll, afterConsidered, awaitsMovement, oddsOf } from '../foresight/index.ts'
import { listOf } from '../rules.ts'
import type { Plan } from './rollout.ts'

/** A defence against the coming movement: a walk to a monster and its removal. */
export interface Defence {
  plan: Plan
  /** The state after the plan. */
  after: State
}

/** Returns the defence that lowers the danger most, the shortest of equals; null if the hero on turn has none. */
export function bestDefence(state: State): Defence | null {
  if (!awaitsMovement(state) || removesLeft(state) === 0) return null
  let least = hurtOf(state)
  if (least === 0) return null
  let best: Defence | null = null
  for (const errand of errandsOf(state)) {
    const hurt = hurtOf(errand.after)
    const isShorter = hurt === least && best !== null && errand.plan.length < best.plan.length
    if (hurt < least || isShorter) best = errand
    least = Math.min(least, hurt)
  }
  return best
}

/** All defences: each monster in reach, removed after a shortest walk to it. */
function errandsOf(state: State): Defence[] {
  return walksToMonsters(state).flatMap((walk) => {
    const there = afterAll(state, walk)
    const removals = there ? listOf(there, 'remove') : []
    return removals.flatMap((remove): Defence[] => {
      const after = there && afterConsidered(there, remove)
      const [first = remove, ...rest] = [...walk, remove]
      return after ? [{ plan: [first, ...rest], after }] : []
    })
  })
}

/** The walks to all places with monsters in reach, including the hero's own place. */
function walksToMonsters(state: State): Action[][] {
  const crowded = new Set(places(state.tiles).filter((place) => state.tiles[place]?.monsters.length))
  const ways = walks(state).filter(({ to }) => crowded.has(to))
  return [[], ...ways.map(({ path }) => path.map((to): Action => ({ type: 'walk', to })))]
}

/** The weight of losing the game, added to the heart that is lost with it. */
const END = 3

/** The average number of hearts that the coming movement costs; the last heart weighs more. */
const hurtOf = (state: State): number =>
  (oddsOf(state)?.losses ?? []).reduce(
    (sum, chance, lost) => sum + chance * (lost + (lost >= state.hearts ? END : 0)),
    0,
  )
