import type { Event, Fortland } from '../../../engine/fortland/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import type { Manner, Timing } from '../../../playback/timing.ts'
import type { Speed } from '../../../store/settings.ts'

/** How long each event moves, in milliseconds at a calm pace; one of 0 is not shown by itself (docs/FORTLAND.md). */
export const CALM: Record<EventType<Fortland>, number> = {
  mustered: 260,
  'turn-began': 0,
  rolled: 700,
  marched: 220,
  turned: 180,
  built: 260,
  tore: 260,
  fell: 500,
  'fort-returned': 180,
  'actions-lost': 600,
  'gave-up': 300,
  over: 600,
}

const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.45, instant: 0 }

/** For those who want little motion what moves fades instead, and stays in sight for as long as ever. */
const FADE = 120

/** How long each of some events is shown and moves, and when its words come, in whole milliseconds. */
export const timings = (events: readonly Event[], { speed, littleMotion }: Manner): Timing[] =>
  events.map(({ type }) => {
    const ms = Math.round(CALM[type] * TEMPO[speed])
    return { ms, motion: littleMotion ? Math.min(ms, FADE) : ms, words: 0 }
  })
