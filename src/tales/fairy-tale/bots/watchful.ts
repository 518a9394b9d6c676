import { removesLeft } from '../../../engine/fairy-tale/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { decide } from './apprentice.ts'
import { errandOf } from './errand.ts'
import { expansionValues } from './expansion-bots.ts'
import { type Imagined, LONGEST } from './play-on.ts'
import { viewAfter, viewOf } from './view.ts'

/**
 * Plays on as {@link playOn} does, and better: whatever lessens the danger of the coming movement is done before anything else,
 * and once more before the turn is ended. It wins about twice as often as the apprentice, and takes half as long again.
 */
export function playOnWatchfully(table: Imagined, last: number, own: Chance): void {
  const { state } = table
  let view = viewOf(state, expansionValues)
  let watched = -1
  for (let done = 0; done < LONGEST && !state.outcome && state.turn <= last; done++) {
    const planned = decide(view, own)
    const isTime = watched !== state.turn || planned.type === 'end-turn'
    const looks = isTime && state.phase === 'action' && removesLeft(state) > 0
    if (looks) watched = state.turn
    const errand = looks ? errandOf(state) : null
    for (const action of errand?.plan ?? [planned]) {
      fairyTale.apply(table, action)
      view = viewAfter(view, action)
    }
  }
}
