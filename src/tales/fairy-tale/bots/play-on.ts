import type { State } from '../../../engine/fairy-tale/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { decide } from './apprentice.ts'
import { expansionValues } from './expansion-bots.ts'
import { viewAfter, viewOf } from './view.ts'

/** A game that may be changed, and the luck that is imagined for it. */
export interface Imagined {
  state: State
  chance: Chance
}

/** Most actions that are played: a guard against players that walk to and fro. */
export const LONGEST = 400

/**
 * Lets the apprentice play on for all until a turn is over, or the game. Its choice among equals has luck of its own,
 * so as not to shift the dice. Answers how many steps the heroes walked.
 */
export function playOn(table: Imagined, last: number, own: Chance): number {
  const { state } = table
  let view = viewOf(state, expansionValues)
  let steps = 0
  for (let done = 0; done < LONGEST && !state.outcome && state.turn <= last; done++) {
    const action = decide(view, own)
    if (action.type === 'walk') steps += 1
    fairyTale.apply(table, action)
    view = viewAfter(view, action)
  }
  return steps
}
