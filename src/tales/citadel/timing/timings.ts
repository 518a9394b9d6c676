import type { Citadel, Event } from '../../../engine/citadel/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import { timingsFrom } from '../../../playback/tempo.ts'

/** Duration of each event in milliseconds at the calm pace. Events of 0 have no cue of their own (docs/CITADEL.md). */
export const CALM: Record<EventType<Citadel>, number> = {
  chosen: 480,
  turn: 0,
  revealed: 900,
  event: 1600,
  bricks: 450,
  tax: 450,
  exempt: 400,
  income: 450,
  'pile-empty': 600,
  drew: 480,
  paid: 0,
  sold: 480,
  bought: 480,
  claimed: 520,
  besieged: 560,
  built: 580,
  destroyed: 380,
  vacated: 380,
  power: 400,
  influence: 480,
  'influence-shuffled': 0,
  played: 500,
  warded: 600,
  took: 480,
  gave: 480,
  discarded: 360,
  score: 480,
  'red-box': 400,
  'last-round': 600,
  resigned: 400,
  over: 600,
}

/** Still time at the end of an event, in milliseconds: the changed number hops, or the card is read. */
const REST: Partial<Record<EventType<Citadel>, number>> = {
  revealed: 480,
  event: 1180,
  bricks: 150,
  tax: 150,
  income: 150,
  drew: 120,
  sold: 120,
  bought: 120,
  influence: 120,
  took: 120,
  gave: 120,
  score: 120,
  'last-round': 300,
}

/** Durations of events: total, motion, and delay of the text, in whole milliseconds. */
export const timings = timingsFrom<Citadel>(({ type }) => ({ ms: CALM[type], rest: REST[type] ?? 0 }))

/** Duration of a marker's move from one box of the wall to the next, in milliseconds. */
const BOX = 90

/** Returns the duration for one box at the pace of the shown event. */
export const paceOf = ({ event, ms }: { event: Event; ms: number }): number =>
  CALM[event.type] === 0 ? 0 : Math.round((BOX * ms) / CALM[event.type])
