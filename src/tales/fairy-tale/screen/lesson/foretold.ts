import { isJoined, type State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { type Exit, exitsOf } from '../foresight/why/exits.ts'
import { explained } from '../foresight/why/explanation.ts'
import type { StepMoment } from '../foresight/why/moments.ts'
import { questionOf } from '../foresight/why/questions.ts'

/** The step that a monster would take if its side moved now, and the exits that the rules try. */
export interface Foretold {
  readonly moment: StepMoment
  readonly from: Place
  readonly to: Place
  readonly exits: readonly Exit[]
  /** The places with a road from the monster, clockwise from north: the options of the learner. */
  readonly places: readonly Place[]
}

/** Returns the next step of the monsters of a place. Null if there are none, or if they would stay. */
export function foretoldFrom(session: Session, state: State, from: Place): Foretold | null {
  const [monster] = state.tiles[from]?.monsters ?? []
  const asked = monster && questionOf(session, state, monster.n)
  const moment = asked && explained(asked, session, state)?.moment
  if (moment?.kind !== 'step' || moment.part.event.type !== 'monster-stepped') return null
  const places = DIRECTIONS.filter((side) => isJoined(state.tiles, from, side)).map((side) =>
    neighbour(from, side),
  )
  return { moment, from, to: moment.part.event.to, exits: exitsOf(moment.part), places }
}
