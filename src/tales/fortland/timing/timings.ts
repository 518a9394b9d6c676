import type { Fortland } from '../../../engine/fortland/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import { timingsFrom } from '../../../playback/tempo.ts'

/** The duration of each event in milliseconds at the calm speed; 0 skips the event (docs/FORTLAND.md). */
export const CALM: Record<EventType<Fortland>, number> = {
  mustered: 420,
  'turn-began': 0,
  rolled: 600,
  marched: 220,
  turned: 180,
  built: 480,
  tore: 480,
  fell: 500,
  'fort-returned': 360,
  'actions-lost': 600,
  'gave-up': 300,
  over: 600,
}

/** The still part at the end of the duration, in milliseconds, during which a number hops. */
const REST: Partial<Record<EventType<Fortland>, number>> = { built: 120, tore: 120, 'fort-returned': 80 }

/** Returns duration, motion and text delay of events, in whole milliseconds. */
export const timings = timingsFrom<Fortland>(({ type }) => ({ ms: CALM[type], rest: REST[type] ?? 0 }))
