import type { State } from '../../../engine/fairy-tale/index.ts'
import { play } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** True if removing any one of these monsters removes them all. Found by playing it on a copy. */
export function removesAll(state: State, [first, second]: readonly number[]): boolean {
  if (first === undefined || second === undefined) return false
  const done = play(fairyTale, state, { type: 'remove', monster: first })
  return done.ok && done.value.frames.some(({ event }) => event.type === 'monsters-cleared')
}
