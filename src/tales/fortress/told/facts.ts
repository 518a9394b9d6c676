import * as v from 'valibot'
import { OUTCOMES, renownOf } from '../../../engine/fortress/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import type { Session } from '../game.ts'
import type { Leaders } from '../leaders.ts'
import { ROLES } from '../leaders.ts'
import { defendersOf, sealsOf } from './seals.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What the chronicle knows of a siege, as it stands in the line of a kept one. What others add to it stays. */
const storedFacts = v.object({
  /** Whether a person led it. */
  person: v.boolean(),
  /** How many defended at the start. */
  defenders: count,
  /** The fortress of the road; null for one without a name. */
  fortress: v.nullable(v.string()),
  /** How many sieges it took. */
  sieges: count,
  /** How it ended, and its renown; null while it goes on. */
  outcome: v.nullable(v.picklist(OUTCOMES)),
  renown: v.nullable(count),
  seals: v.array(v.string()),
})

export type Facts = v.InferOutput<typeof storedFacts>

/** What a line shall know of a siege. */
export function factsOf(session: Session, leaders: Leaders): Facts {
  const state = stateOf(session)
  return {
    person: isLedByPerson(leaders, ROLES[0]),
    defenders: defendersOf(state),
    fortress: state.place.name,
    sieges: state.siege,
    outcome: state.outcome?.kind ?? null,
    renown: renownOf(state)?.total ?? null,
    seals: sealsOf(session),
  }
}

/** Reads what a line says; null where that is nothing of this tale's. */
export function readFacts(facts: unknown): Facts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
