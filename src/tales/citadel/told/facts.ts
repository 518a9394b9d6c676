import * as v from 'valibot'
import { ORDERS } from '../../../engine/citadel/index.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import type { Session } from '../game.ts'
import type { Leaders } from '../leaders.ts'
import { sealsOf } from './seals.ts'

/** What the chronicle knows of a game, as it stands in the line of a kept one. What others add to it stays. */
const storedFacts = v.object({
  /** Whether a person leads each Order. */
  people: v.array(v.boolean()),
  seals: v.array(v.string()),
})

export type Facts = v.InferOutput<typeof storedFacts>

/** What a line shall know of a game. */
export const factsOf = (session: Session, leaders: Leaders): Facts => ({
  people: session.first.seats.map((_, seat) => {
    const order = ORDERS[seat]
    return order !== undefined && isLedByPerson(leaders, order)
  }),
  seals: sealsOf(session),
})

/** Reads what a line says; null where that is nothing of this tale's. */
export function readFacts(facts: unknown): Facts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
