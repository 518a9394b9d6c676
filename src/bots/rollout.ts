import { type Action, fairyTale, type State } from '../engine/fairy-tale/index.ts'
import { type Chance, randomState, seededChance } from '../engine/kernel/index.ts'
import { copyWithPile } from '../foresight/index.ts'
import { apprentice } from './apprentice.ts'
import { chanceOf } from './judge.ts'

/** Most actions that are played ahead: a guard against players that walk to and fro. */
const LONGEST = 400

/** What a turn's delay leaves of a chance, so that what can be won now is not put off. */
const PATIENCE = 0.999

/**
 * How good an action is, by one game that might follow: it is done, and the apprentice plays on for all, some
 * turns beyond this one. The luck is imagined, and the same for the same seed.
 */
export function playAhead(state: State, action: Action, turns: number, seed: number): number {
  const imagined = copyWithPile(state)
  const luck: Chance = seededChance({ random: randomState(seed) })
  fairyTale.apply({ state: imagined, chance: luck }, action)
  const last = state.turn + turns
  // A choice of its own among equals must not shift the dice.
  const own: Chance = seededChance({ random: randomState(seed + 1) })
  for (let done = 0; done < LONGEST && !imagined.outcome && imagined.turn <= last; done++) {
    fairyTale.apply({ state: imagined, chance: luck }, apprentice(imagined, own))
  }
  return chanceOf(imagined) * PATIENCE ** (imagined.turn - state.turn)
}
