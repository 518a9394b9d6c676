import * as v from 'valibot'
import type { Game, GameTypes, Session } from '../../engine/kernel/index.ts'
import { type Controllers, isHuman } from '../controllers-store.ts'

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

/** Makes the function that collects these facts. `sealsOf`: the seals that a game earns. */
export const seatFacts =
  <K extends GameTypes>({ seats }: Game<K>, sealsOf: (session: Session<K>) => readonly string[]) =>
  (session: Session<K>, leaders: Controllers<string, string>): SeatFacts => ({
    people: seats(session.config).map(({ role }) => isHuman(leaders, role)),
    seals: [...sealsOf(session)],
  })
