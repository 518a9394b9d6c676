import * as v from 'valibot'
import { DIFFICULTIES } from '../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { isPerson, type Leaders } from '../leaders.ts'
import { sealsOf } from './seals.ts'

/** What the chronicle knows of a game, as it stands in the line of a kept one. */
const storedFacts = v.object({
  difficulty: v.picklist(DIFFICULTIES),
  hearts: v.number(),
  ending: v.nullable(v.picklist(['won', 'lost', 'given-up'])),
  /** Whether a person leads each seat. */
  people: v.array(v.boolean()),
  seals: v.array(v.string()),
})

export type Facts = v.InferOutput<typeof storedFacts>

/** What a line shall know of a game. */
export function factsOf(session: Session, leaders: Leaders): Facts {
  const { hearts, outcome } = stateOf(session)
  return {
    difficulty: session.config.difficulty,
    hearts,
    ending: outcome,
    people: session.config.seats.map((seat) => isPerson(leaders, seat)),
    seals: sealsOf(session),
  }
}

/** Reads what a line says; null where that is nothing of this tale's. */
export function readFacts(facts: unknown): Facts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
