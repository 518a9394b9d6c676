import { removesLeft } from '../../../engine/fairy-tale/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { decide } from './apprentice.ts'
import { viewAfter, viewOf } from './bot-view.ts'
import { bestDefence } from './errand.ts'
import { expansionValues } from './expansion-bots.ts'
import { type Imagined, LONGEST } from './play-on.ts'

/**
 * Plays on like {@link playOn}, but first looks for a defence against the coming movement, and again before the turn ends. Wins about twice
 * as often as the apprentice and takes 50% longer.
 */
export function playOnWatchfully(table: Imagined, last: number, own: Rng): void {
  const { state } = table
  let view = viewOf(state, expansionValues)
  let watched = -1
  for (let done = 0; done < LONGEST && !state.outcome && state.turn <= last; done++) {
    const planned = decide(view, own)
    const isTime = watched !== state.turn || planned.type === 'end-turn'
    const looks = isTime && state.phase === 'action' && removesLeft(state) > 0
    if (looks) watched = state.turn
    const errand = looks ? bestDefence(state) : null
    for (const action of errand?.plan ?? [planned]) {
      fairyTale.apply(table, action)
      view = viewAfter(view, action)
    }
  }
}
