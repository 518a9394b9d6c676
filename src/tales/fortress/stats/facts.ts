import * as v from 'valibot'
import { OUTCOMES, renownOf } from '../../../engine/fortress/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { isHuman } from '../../../store/controllers-store.ts'
import type { Controllers } from '../controllers.ts'
import { ROLES } from '../controllers.ts'
import type { Session } from '../game.ts'
import { defendersOf, sealsOf } from './seals.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The facts of a siege for the chronicle, as stored in the summary of a saved game. Unknown properties are allowed. */
const storedFacts = v.object({
  /** True if a person led the siege. */
  person: v.boolean(),
  /** The number of initial defenders. */
  defenders: count,
  /** The fortress of the road, or null for an unnamed one. */
  fortress: v.nullable(v.string()),
  /** The number of sieges including repetitions. */
  sieges: count,
  /** The outcome and its renown; null while the siege goes on. */
  outcome: v.nullable(v.picklist(OUTCOMES)),
  renown: v.nullable(count),
  seals: v.array(v.string()),
})

export type Facts = v.InferOutput<typeof storedFacts>

/** Returns the facts of a session. */
export function factsOf(session: Session, leaders: Controllers): Facts {
  const state = stateOf(session)
  return {
    person: isHuman(leaders, ROLES[0]),
    defenders: defendersOf(state),
    fortress: state.place.name,
    sieges: state.siege,
    outcome: state.outcome?.kind ?? null,
    renown: renownOf(state)?.total ?? null,
    seals: sealsOf(session),
  }
}

/** Parses stored facts; returns null for those of another game. */
export function readFacts(facts: unknown): Facts | null {
  const read = v.safeParse(storedFacts, facts)
  return read.success ? read.output : null
}
