import type { Boogyman, Event } from '../../../engine/boogyman/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import { timingsFrom } from '../../../playback/tempo.ts'

/** Duration of each event at calm speed, in milliseconds; events with 0 are not shown separately (docs/BOOGYMAN.md). */
export const CALM: Record<EventType<Boogyman>, number> = {
  placed: 420,
  'turn-began': 0,
  stepped: 220,
  'tree-grew': 180,
  'no-tree': 0,
  spawned: 560,
  'boogyman-came': 600,
  /** For each tile of the path. */
  prowled: 160,
  captured: 560,
  'no-second-action': 0,
  stuck: 600,
  over: 600,
}

/** The part of the duration at the end without motion, while the count of a side hops. */
const REST: Partial<Record<EventType<Boogyman>, number>> = { spawned: 140, captured: 160 }

/** Maximum duration of a prowl, in milliseconds. */
const LONGEST = 600

/** Durations of events and of their motions, and the start of their texts, in whole milliseconds. */
export const timings = timingsFrom<Boogyman>((event) => ({
  ms: ownTime(event),
  rest: REST[event.type] ?? 0,
}))

/** Duration of an event at calm speed; a prowl takes it for each entered tile. */
const ownTime = (event: Event): number =>
  Math.min(LONGEST, CALM[event.type] * (event.type === 'prowled' ? event.path.length : 1))
