import type { Event } from '../engine/fairy-tale/index.ts'
import { placeText } from '../engine/kernel/index.ts'

/** The fields that hold a place, wherever they stand; in JSON a place is written "east,south". */
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to'])

/** An event as JSON: as it is, with its places in writing. */
export const eventJson = (event: Event): unknown =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      PLACES.has(key) && typeof value === 'number' ? placeText(value) : value,
    ]),
  )
