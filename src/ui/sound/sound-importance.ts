import type { Speed } from '../../store/settings.ts'

/** Importance of a sound. Small sounds play at calm speed only; great ones even for events that are not shown. */
export type SoundImportance = 'small' | 'plain' | 'great'

/** True if a sound of this weight plays at this speed. */
export function isHeard(weight: SoundImportance, speed: Speed): boolean {
  if (speed === 'calm') return true
  return speed === 'brisk' ? weight !== 'small' : weight === 'great'
}

/** Maximum number of sounds for events that are not shown one by one. */
const MOST = 2

/** Returns the sounds for events that are not shown: only great ones, each once, and the last two at most. */
export const heardUnseen = <Id extends string>(
  all: readonly (Id | null)[],
  weightOf: (id: Id) => SoundImportance,
): Id[] =>
  [...new Set(all.filter((id) => id !== null && isHeard(weightOf(id), 'instant')))]
    .filter((id) => id !== null)
    .slice(-MOST)
