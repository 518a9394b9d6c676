import * as v from 'valibot'
import type { Review } from '../review/review.ts'

const turn = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The part of a review that is saved with its game. The chronicle and the album draw a curve of it. */
const stored = v.object({
  /** The Oak's chance after each turn with a known value, from 0 to 1. */
  chances: v.pipe(v.array(v.strictObject({ turn, chance })), v.maxLength(10_000)),
  /** The deciding turn, or null. */
  decided: v.nullable(turn),
})

export type KeptReview = v.InferOutput<typeof stored>

/** Returns the part of a finished review that is saved. */
export const keptOf = ({ turns, decided }: Review): KeptReview => ({
  chances: turns.flatMap(({ turn: of, after }) => (after ? [{ turn: of, chance: after.chance }] : [])),
  decided,
})

/** Reads a saved review; null if there is none of this tale. */
export function readReview(found: unknown): KeptReview | null {
  const read = v.safeParse(stored, found)
  return read.success ? read.output : null
}
