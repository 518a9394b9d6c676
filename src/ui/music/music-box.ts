import type { Beneath } from '../sound/speaker.ts'
import { plucked } from './comb.ts'
import { barOf, type DangerLevel, type Tune } from './tune-format.ts'

/** Plays a tune bar by bar, in the mood of the current danger. */
export interface MusicBox {
  /** Resumes the tune at the bar where it stopped, or begins another tune. `loudness` is at most 1. */
  play(tune: Tune, loudness: number): void
  /** Sets the danger, which changes the mood from the next bar on. */
  follow(danger: DangerLevel): void
  stop(): void
}

/** Interval of the check for the next bar, in milliseconds, and how far ahead bars are scheduled, in seconds. */
const LOOKS = 200
const AHEAD = 0.7

/** Delay of the first bar, in seconds, so that the sound of the click is heard first. */
const BEGINS_AFTER = 0.15

/** Fade-in and fade-out times, in seconds. */
const COMES = 1.5
const GOES = 0.6

/** The services that a music box needs from the page. */
interface Around {
  speaker: Beneath
  /** Calls `call` at an interval. Returns a function that stops it. */
  every(milliseconds: number, call: () => void): () => void
  /** True while text is read aloud; the music pauses. */
  isReadAloud(): boolean
}

export function createMusicBox({ speaker, every, isReadAloud }: Around): MusicBox {
  let tune: Tune | null = null
  let danger: DangerLevel = 'calm'
  let bar = 0
  /** Start time of the next bar. */
  let next = 0
  let loudness = 0
  let isHeard = false
  let end = () => {}

  function look(): void {
    const now = speaker.now()
    if (!tune || now === null) return
    if (isReadAloud()) return hush()
    if (!isHeard) speaker.fade(loudness, COMES)
    isHeard = true
    // After a pause, or if the page was too busy to schedule in time, continue from now.
    next = Math.max(next, now + BEGINS_AFTER)
    while (next < now + AHEAD) {
      const { lasts, pins } = barOf(tune, bar, danger)
      speaker.play(plucked(pins), next)
      next += lasts
      bar += 1
    }
  }

  function hush(): void {
    if (isHeard) speaker.fade(0, GOES)
    isHeard = false
    next = 0
  }

  return {
    play(wanted, loud) {
      end()
      if (tune !== wanted) bar = 0
      tune = wanted
      loudness = loud
      isHeard = false
      end = every(LOOKS, look)
      look()
    },
    follow(now) {
      danger = now
    },
    stop() {
      end()
      hush()
    },
  }
}
