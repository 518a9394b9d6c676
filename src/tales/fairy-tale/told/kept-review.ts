import * as v from 'valibot'
import type { Review } from '../review/review.ts'

const turn = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** What is kept of a review beside its game: the chronicle and the album draw a curve of it. */
const stored = v.object({
  /** The Oak's chances after each turn of which they are known, from 0 to 1. */
  chances: v.pipe(v.array(v.strictObject({ turn, chance })), v.maxLength(10_000)),
  /** The turn that decided it; null where none did. */
  decided: v.nullable(turn),
})

export type KeptReview = v.InferOutput<typeof stored>

/** As much of a finished review as is kept. */
export const keptOf = ({ turns, decided }: Review): KeptReview => ({
  chances: turns.flatMap(({ turn: of, after }) => (after ? [{ turn: of, chance: after.chance }] : [])),
  decided,
})

/** Reads what is kept; null where that is no review of this tale's, or none was made. */
export function readReview(found: unknown): KeptReview | null {
  const read = v.safeParse(stored, found)
  return read.success ? read.output : null
}
