import { type Action, fairyTale, type State } from '../engine/fairy-tale/index.ts'
import { type DieFace, randomState, scriptedChance, seededChance } from '../engine/kernel/index.ts'
import { copyWithPile } from '../foresight/index.ts'
import { decide } from './apprentice.ts'
import { chanceOf } from './judge.ts'
import { viewAfter, viewOf } from './view.ts'

/** Most actions that are played ahead: a guard against players that walk to and fro. */
const LONGEST = 400

/** What a turn's delay leaves of a chance, so that what can be won now is not put off. */
const PATIENCE = 0.999

/**
 * How good an action is, by one game that might follow: it is done, and the apprentice plays on for all, some
 * turns beyond this one. The luck is imagined, and the same for the same seed; the first die falls as it is told.
 */
export function playAhead(state: State, action: Action, turns: number, seed: number, first: DieFace): number {
  const imagined = copyWithPile(state)
  const luck = scriptedChance({ dice: [first] }, seededChance({ random: randomState(seed) }))
  const table = { state: imagined, chance: luck }
  fairyTale.apply(table, action)
  const last = state.turn + turns
  // A choice of its own among equals must not shift the dice.
  const own = seededChance({ random: randomState(seed + 1) })
  let view = viewOf(imagined)
  for (let done = 0; done < LONGEST && !imagined.outcome && imagined.turn <= last; done++) {
    const next = decide(view, own)
    fairyTale.apply(table, next)
    view = viewAfter(view, next)
  }
  return chanceOf(imagined) * PATIENCE ** (imagined.turn - state.turn)
}
