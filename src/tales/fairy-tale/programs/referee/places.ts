import { placeText } from '../../../../engine/kernel/index.ts'

/** The fields that hold a place, wherever they stand; in JSON a place is written "east,south". */
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'nextTo'])

/** An event or a question as JSON: as it is, with its places in writing, however deep they lie. */
export function inWriting(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inWriting)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      PLACES.has(key) && typeof part === 'number' ? placeText(part) : inWriting(part),
    ]),
  )
}
