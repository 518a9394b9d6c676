import * as v from 'valibot'

const storedFacts = v.object({
  people: v.array(v.boolean()),
  seals: v.array(v.string()),
})

/**
 * Facts for the chronicle about a game between seats: which seats people play, and the earned seals. Stored in the summary; unknown fields
 * stay.
 */
export type SeatFacts = v.InferOutput<typeof storedFacts>

/** Reads the facts of a summary; null if they have another form. */
export function readSeatFacts(facts: unknown): SeatFacts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
