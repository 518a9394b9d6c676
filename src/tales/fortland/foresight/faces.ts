import {
  type Action,
  fortland,
  hasFallen,
  type Place,
  placeOnTurn,
  type Seat,
  type State,
  seatsOf,
  worthOf,
} from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { type DeedKind, deedsBetween } from './deeds.ts'
import { rollsOf, turnOf, waysToRoll } from './turn.ts'
import { type Reached, waysThrough } from './ways.ts'

/** Something that a roll would bring within reach. */
export interface Prospect {
  readonly deed: DeedKind
  readonly place: Place
  /** Who falls by it. */
  readonly fells: Seat | null
  readonly plan: readonly Action[]
}

/** What a roll would allow to the country on turn. */
export interface Face {
  /** So many actions it would have. */
  readonly face: number
  /** How likely that is. */
  readonly chance: number
  /** What could be done, one thing a place, the best first. */
  readonly best: readonly Prospect[]
  /** It could do nothing but march. */
  readonly forced: boolean
  /** It could do nothing at all, and the turn would be lost. */
  readonly lost: boolean
}

/** What each roll would allow, the fewest actions first; nothing but before a roll. */
export const facesAhead = oncePer((state: State): readonly Face[] =>
  state.phase === 'roll'
    ? rollsOf(state.rules).map(({ sum, ways }) => ({
        face: sum,
        chance: ways / waysToRoll(state.rules),
        ...allowedBy(turnOf(state, state.onTurn, sum)),
      }))
    : [],
)

function allowedBy(turn: State): Pick<Face, 'best' | 'forced' | 'lost'> {
  const reached = waysThrough(turn)
  const found = new Map<string, Prospect>()
  for (const one of reached) {
    for (const prospect of prospectsIn(turn, one)) {
      const key = `${prospect.place} ${prospect.deed}`
      const known = found.get(key)
      if (!known || (known.fells === null && prospect.fells !== null)) found.set(key, prospect)
    }
  }
  const types = new Set(reached.flatMap(({ state }) => fortland.list(state).map(({ type }) => type)))
  return {
    best: [...found.values()].sort((one, other) => weightOf(turn, other) - weightOf(turn, one)),
    forced: types.has('march') && !(types.has('turn') || types.has('build') || types.has('tear')),
    lost: reached.length === 1,
  }
}

/** What was done on the way to a position; a fort that was fetched for its actions is no end in itself. */
function prospectsIn(turn: State, { state, way }: Reached): Prospect[] {
  const fells = seatsOf(turn).find((seat) => hasFallen(state, seat) && !hasFallen(turn, seat)) ?? null
  const deeds = deedsBetween(turn, state).filter(({ deed }) => deed !== 'gain')
  // Whoever builds the last siege stands before it; the fort itself has gone home, and is no longer among those that were built.
  const last = way.at(-1)?.type === 'build' ? placeOnTurn(state) : null
  if (fells !== null && last !== null) return [{ deed: 'besiege', place: last, fells, plan: way }]
  return deeds.map(({ deed, place }) => ({ deed, place, fells: null, plan: way }))
}

const WEIGHTS: { [Kind in DeedKind]: number } = { besiege: 4, relieve: 3, fortify: 2, tear: 1, gain: 0 }

/** A fall before all else; then sieges before relief before walls, and cities before towns. */
const weightOf = (turn: State, { deed, place, fells }: Prospect): number =>
  (fells === null ? 0 : 100) + 10 * WEIGHTS[deed] + worthOf(turn, place)
