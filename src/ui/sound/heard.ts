import type { Speed } from '../../store/settings.ts'

/**
 * How much a sound matters: what is small is heard at a calm pace only, what is great even where nothing is shown.
 */
export type Weight = 'small' | 'plain' | 'great'

/** Whether a sound of a weight is heard at a pace. */
export function isHeard(weight: Weight, speed: Speed): boolean {
  if (speed === 'calm') return true
  return speed === 'brisk' ? weight !== 'small' : weight === 'great'
}

/** Most sounds at once, where events are not shown one after another. */
const MOST = 2

/** What is heard of events that are not shown: only what matters, each sound once; of more than two, the last. */
export const heardUnseen = <Id extends string>(
  all: readonly (Id | null)[],
  weightOf: (id: Id) => Weight,
): Id[] =>
  [...new Set(all.filter((id) => id !== null && isHeard(weightOf(id), 'instant')))]
    .filter((id) => id !== null)
    .slice(-MOST)
