import type { GameTypes } from '../engine/kernel/index.ts'
import type { Speed } from '../store/settings.ts'

/** Times of an event from its start, in milliseconds. After its motion the event stays visible until `ms`. */
export interface Timing {
  /** Time on the screen. */
  ms: number
  /** Time of its motion. */
  motion: number
  /** Time after which its text may be shown, so that the text does not run ahead of the board. */
  words: number
}

/** Options for the times of a run. */
export interface PlaybackMode {
  speed: Speed
  reducedMotion: boolean
  /** True if the playback pauses at the end of a turn, because something will cover the board. */
  held?: boolean
}

/** Computes the times of events, in whole milliseconds. Each tale has its own. */
export type Timings<K extends GameTypes> = (events: readonly K['Event'][], manner: PlaybackMode) => Timing[]

/** The time of an event that is not shown by itself. */
export const NO_TIME: Timing = { ms: 0, motion: 0, words: 0 }

/** Factor of the calm time at each speed. */
export const TEMPO: Readonly<Record<Speed, number>> = { calm: 1, brisk: 0.45, instant: 0 }

/** Longest motion for players who prefer reduced motion, in milliseconds: a fade. The time on the screen is unchanged. */
export const FADE = 120

/** Time of an event at a calm pace, in milliseconds. */
export interface CalmTime {
  ms: number
  /** The motionless part at the end, for reading. Default 0. */
  rest?: number
}

/** Returns the timings of a tale with a fixed time for each event, independent of the next event. */
export const timingsFrom =
  <K extends GameTypes>(
    timeOf: (event: K['Event'], before: K['Event'] | undefined) => CalmTime,
  ): Timings<K> =>
  (events, { speed, reducedMotion }) =>
    events.map((event, index) => {
      const { ms, rest = 0 } = timeOf(event, events[index - 1])
      const motion = Math.round((ms - rest) * TEMPO[speed])
      return {
        ms: Math.round(ms * TEMPO[speed]),
        motion: reducedMotion ? Math.min(motion, FADE) : motion,
        words: 0,
      }
    })
