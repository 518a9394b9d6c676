import { asPlace, placeText } from '../../../../engine/kernel/index.ts'

/** The fields that hold a place or several, wherever they stand; in JSON a place is written "east,south". */
const PLACES: ReadonlySet<string> = new Set([
  ...['at', 'from', 'to', 'nextTo', 'via'],
  ...['path', 'places', 'spoilt', 'over'],
])

/** An event or a question as JSON: as it is, with its places in writing, however deep they lie. */
export function inWriting(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inWriting)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, PLACES.has(key) ? placesIn(part) : inWriting(part)]),
  )
}

/** One place or several in writing; what is none stays as it is. */
function placesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(placesIn)
  return typeof value === 'number' ? placeText(asPlace(value)) : inWriting(value)
}
