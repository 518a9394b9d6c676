import { type Action, copyWithPile, fairyTale, type State } from '../engine/fairy-tale/index.ts'
import { type DieFace, randomState, scriptedChance, seededChance } from '../engine/kernel/index.ts'
import { chanceOf } from './judge.ts'
import { playOn } from './play-on.ts'

/** What a turn's delay leaves of a chance, so that what can be won now is not put off. */
const PATIENCE = 0.98

/** What a step leaves of a chance, so that nobody wanders; a turn's delay costs more. */
const STEP = 0.99

/**
 * How good an action is, by one game that might follow: it is done, and the apprentice plays on for all, some
 * turns beyond this one. The end of each is judged, and what counts is the mean: it says as much as the last, and
 * depends half as much on luck. The luck is imagined, and the same for the same seed; the first die falls as it
 * is told.
 */
export function playAhead(state: State, action: Action, turns: number, seed: number, first: DieFace): number {
  const imagined = copyWithPile(state)
  const chance = scriptedChance({ dice: [first] }, seededChance({ random: randomState(seed) }))
  const own = seededChance({ random: randomState(seed + 1) })
  fairyTale.apply({ state: imagined, chance }, action)
  let sum = 0
  for (let turn = 1; turn <= turns; turn++) {
    playOn({ state: imagined, chance }, state.turn + turn, own)
    sum += chanceOf(imagined) * PATIENCE ** (imagined.turn - state.turn)
  }
  return (sum / turns) * (action.type === 'walk' ? STEP : 1)
}
