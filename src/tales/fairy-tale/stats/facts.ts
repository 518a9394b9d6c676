import * as v from 'valibot'
import { DIFFICULTIES } from '../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { type Controllers, isPerson } from '../controllers.ts'
import type { Session } from '../game.ts'
import { sealsOf } from './seals.ts'

/** The facts of a game for the chronicle, stored in the summary of a saved game. */
const storedFacts = v.object({
  difficulty: v.picklist(DIFFICULTIES),
  hearts: v.number(),
  ending: v.nullable(v.picklist(['won', 'lost', 'given-up'])),
  /** True for each seat that a person plays. */
  people: v.array(v.boolean()),
  seals: v.array(v.string()),
})

export type Facts = v.InferOutput<typeof storedFacts>

/** Returns the facts of a game for its summary. */
export function factsOf(session: Session, leaders: Controllers): Facts {
  const { hearts, outcome } = stateOf(session)
  return {
    difficulty: session.config.difficulty,
    hearts,
    ending: outcome,
    people: session.config.seats.map((seat) => isPerson(leaders, seat)),
    seals: sealsOf(session),
  }
}

/** Reads the facts of a summary; null if they do not belong to this tale. */
export function readFacts(facts: unknown): Facts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
