import type { Fortress } from '../../../engine/fortress/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import { timingsFrom } from '../../../playback/tempo.ts'

/** The duration of each event in milliseconds at the calm speed; 0 skips the event. */
export const CALM: Record<EventType<Fortress>, number> = {
  'siege-began': 0,
  'hand-dealt': 600,
  'turn-began': 0,
  drawn: 460,
  'land-laid': 420,
  'life-lost': 420,
  'life-gained': 420,
  cast: 460,
  met: 260,
  /** All pairs strike together for 360 ms; the fallen tip over for 240 ms. */
  fought: 600,
  'garrison-gone': 0,
  'night-rolled': 600,
  /** Three dice, one after another, and time to read them. */
  'assault-rolled': 2400,
  over: 600,
}

/** Returns duration, motion and text delay of events, in whole milliseconds. */
export const timings = timingsFrom<Fortress>(({ type }, before) => ({
  // All pairs strike at the same time, so the first event shows the whole fight.
  ms: type === 'fought' && before?.type === 'fought' ? 0 : CALM[type],
}))
