import type { Citadel, Event } from '../../../engine/citadel/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import type { Manner, Timing } from '../../../playback/timing.ts'
import type { Speed } from '../../../store/settings.ts'

/** How long each event moves, in milliseconds at a calm pace; one of 0 is not shown by itself (docs/CITADEL.md). */
export const CALM: Record<EventType<Citadel>, number> = {
  chosen: 260,
  turn: 0,
  revealed: 900,
  event: 1600,
  bricks: 250,
  tax: 250,
  exempt: 400,
  income: 250,
  'pile-empty': 600,
  drew: 260,
  paid: 0,
  sold: 260,
  bought: 260,
  claimed: 260,
  besieged: 480,
  built: 380,
  destroyed: 380,
  vacated: 380,
  power: 400,
  influence: 300,
  'influence-shuffled': 0,
  played: 500,
  warded: 600,
  took: 300,
  gave: 300,
  discarded: 260,
  score: 360,
  'red-box': 400,
  'last-round': 700,
  resigned: 400,
  over: 600,
}

/** How much of the time at a calm pace each pace takes. */
export const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.45, instant: 0 }

/** For those who want little motion what moves fades instead, and stays in sight for as long as ever. */
const FADE = 120

/** How long each of some events is shown and moves, and when its words come, in whole milliseconds. */
export const timings = (events: readonly Event[], { speed, littleMotion }: Manner): Timing[] =>
  events.map(({ type }) => {
    const ms = Math.round(CALM[type] * TEMPO[speed])
    return { ms, motion: littleMotion ? Math.min(ms, FADE) : ms, words: 0 }
  })

/** A marker walks so long from one box of the wall to the next. */
const BOX = 90

/** The same at the pace at which an event is shown. */
export const paceOf = ({ event, ms }: { event: Event; ms: number }): number =>
  CALM[event.type] === 0 ? 0 : Math.round((BOX * ms) / CALM[event.type])
