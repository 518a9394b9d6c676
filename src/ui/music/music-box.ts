import type { Beneath } from '../sound/speaker.ts'
import { plucked } from './comb.ts'
import { barOf, type DangerLevel, type Tune } from './tune.ts'

/** Plays a tune bar after bar, in the mood of the danger there is. */
export interface MusicBox {
  /** Goes on with the bar where it was left, or begins another tune; `loudness` up to 1. */
  play(tune: Tune, loudness: number): void
  /** How the table stands: heard from the next bar on. */
  follow(danger: DangerLevel): void
  stop(): void
}

/** How often it looks whether another bar must be laid ready, in milliseconds, and how far ahead that is done, in seconds. */
const LOOKS = 200
const AHEAD = 0.7

/** It never begins at once: whatever was pressed sounds first. */
const BEGINS_AFTER = 0.15

/** In seconds. */
const COMES = 1.5
const GOES = 0.6

/** What a music box needs of the page. */
interface Around {
  speaker: Beneath
  /** Calls again and again; answers how to end that. */
  every(milliseconds: number, call: () => void): () => void
  /** Somebody reads aloud: it waits. */
  isReadAloud(): boolean
}

export function createMusicBox({ speaker, every, isReadAloud }: Around): MusicBox {
  let tune: Tune | null = null
  let danger: DangerLevel = 'calm'
  let bar = 0
  /** When the next bar begins. */
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
    // After a pause, or where the page was too busy to look in time, it goes on from now.
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
