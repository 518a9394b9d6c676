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
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { type DeedKind, deedsBetween } from './place-actions.ts'
import { rollsOf, turnOf, waysToRoll } from './turn.ts'
import { type Reached, waysThrough } from './ways.ts'

/** An action that a roll would bring within reach. */
export interface ReachableAction {
  readonly deed: DeedKind
  readonly place: Place
  /** The country that falls by it, or null. */
  readonly fells: Seat | null
  readonly plan: readonly Action[]
}

/** The options of the country on turn after a roll. */
export interface RollOptions {
  /** The number of actions rolled. */
  readonly face: number
  /** The probability of that number. */
  readonly chance: number
  /** The best possible actions, at most one of a kind for each place, best first. */
  readonly best: readonly ReachableAction[]
  /** True if marching is the only option. */
  readonly forced: boolean
  /** True if no action at all is possible, so that the turn would be lost. */
  readonly lost: boolean
}

/** Returns the options for each roll, fewest actions first; empty outside the roll phase. */
export const facesAhead = memoizeByObject((state: State): readonly RollOptions[] =>
  state.phase === 'roll'
    ? rollsOf(state.rules).map(({ sum, ways }) => ({
        face: sum,
        chance: ways / waysToRoll(state.rules),
        ...allowedBy(turnOf(state, state.onTurn, sum)),
      }))
    : [],
)

function allowedBy(turn: State): Pick<RollOptions, 'best' | 'forced' | 'lost'> {
  const reached = waysThrough(turn)
  const found = new Map<string, ReachableAction>()
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

/** Returns the achievements on the way to a position. Taking back a fort for its actions does not count as one. */
function prospectsIn(turn: State, { state, way }: Reached): ReachableAction[] {
  const fells = seatsOf(turn).find((seat) => hasFallen(state, seat) && !hasFallen(turn, seat)) ?? null
  const deeds = deedsBetween(turn, state).filter(({ deed }) => deed !== 'gain')
  // The army is still beside the place of the last siege. The fall has sent the fort home, so `deedsBetween` misses it.
  const last = way.at(-1)?.type === 'build' ? placeOnTurn(state) : null
  if (fells !== null && last !== null) return [{ deed: 'besiege', place: last, fells, plan: way }]
  return deeds.map(({ deed, place }) => ({ deed, place, fells: null, plan: way }))
}

const WEIGHTS: { [Kind in DeedKind]: number } = { besiege: 4, relieve: 3, fortify: 2, tear: 1, gain: 0 }

/** Returns the weight of a prospect: a fall first, then siege, relief, wall; then cities before towns. */
const weightOf = (turn: State, { deed, place, fells }: ReachableAction): number =>
  (fells === null ? 0 : 100) + 10 * WEIGHTS[deed] + worthOf(turn, place)
