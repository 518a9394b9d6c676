import { memoryOf, type State, type Walk, walks } from '../../../engine/fairy-tale/index.ts'
import { memoizeByObject, type Place, play } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** The places that cost the character on turn its load. Found by playing the walks on a copy. */
export const losingPlaces = memoizeByObject((state: State): ReadonlySet<Place> => {
  if (!Object.values(memoryOf(state, state.onTurn)).some(Boolean)) return NOWHERE
  return new Set(
    walks(state)
      .filter((walk) => losesOn(state, walk))
      .map(({ to }) => to),
  )
})

const NOWHERE: ReadonlySet<Place> = new Set()

function losesOn(state: State, { path }: Walk): boolean {
  let now = state
  for (const to of path) {
    const step = play(fairyTale, now, { type: 'walk', to })
    if (!step.ok) return false
    if (step.value.frames.some(({ event }) => event.type === 'item-changed' && event.how === 'dropped'))
      return true
    now = step.value.state
  }
  return false
}
