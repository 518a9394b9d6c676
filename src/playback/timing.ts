import type { Kind } from '../engine/kernel/index.ts'
import type { Speed } from '../store/settings.ts'

/** When what happens in an event, from its beginning, in milliseconds: the rest is for looking. */
export interface Timing {
  /** It is shown for so long. */
  ms: number
  /** What moves in it moves for so long. */
  motion: number
  /** Its words may be read from then on: they tell nothing that is not seen yet. */
  words: number
}

/** How a row of events is to be shown. */
export interface Manner {
  speed: Speed
  littleMotion: boolean
  /** The board is held before the turn passes: something will cover it then. */
  held?: boolean
}

/** How long each of some events is shown and moves, and when its words come, in whole milliseconds: a tale's own. */
export type Timings<K extends Kind> = (events: readonly K['Event'][], manner: Manner) => Timing[]

/** What is not shown by itself. */
export const NO_TIME: Timing = { ms: 0, motion: 0, words: 0 }
