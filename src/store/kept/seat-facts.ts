import * as v from 'valibot'

const storedFacts = v.object({
  people: v.array(v.boolean()),
  seals: v.array(v.string()),
})

/**
 * What the chronicle knows of a game in which seats play against one another, as it stands in the line of a kept one: whether a
 * person leads each seat, and the seals that it earned. What others add to it stays.
 */
export type SeatFacts = v.InferOutput<typeof storedFacts>

/** Reads what a line says; null where that is nothing of the kind. */
export function readSeatFacts(facts: unknown): SeatFacts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
