import {
  type Action,
  armyOnTurn,
  isPassing,
  type Space,
  type State,
  tearGains,
} from '../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { type Reached, reachedBy } from './ways.ts'

/** A possible stop of the army on turn in the rest of its turn. */
export interface Stop {
  readonly space: Space
  /** The actions used on the way. */
  readonly actions: number
  /** A cheapest way: marches, at most one turn, and own forts torn down if necessary. */
  readonly plan: readonly Action[]
  /** True if an own fort must be torn down to get enough actions. */
  readonly store: boolean
  /** True if the army turns round on the way. */
  readonly turned: boolean
}

/** True if the action extends the reach: a march, a turn, or a gain from an own fort. */
const leadsOn = ({ type }: Action, state: State): boolean =>
  type === 'march' || type === 'turn' || (type === 'tear' && tearGains(state))

/** Returns the stops in reach without building or tearing down other forts, cheapest first, including the present space. */
export const stopsAndHere = memoizeByObject(
  (state: State): readonly (Stop & { readonly reached: Reached })[] => {
    const stops = reachedBy(state, leadsOn)
      .filter((reached) => reached.state.outcome === null && !isPassing(reached.state))
      .map((reached) => ({ ...stopOf(state, reached), reached }))
    return stops.sort((one, other) => effortOf(one) - effortOf(other))
  },
)

function stopOf(start: State, { state, way }: Reached): Stop {
  const gains = way.filter(({ type }) => type === 'tear').length > 0
  const turned = way.some(({ type }) => type === 'turn')
  return { space: armyOnTurn(state).space, actions: usedBy(start, way), plan: way, store: gains, turned }
}

/** Returns the actions spent on a way, ignoring gains. */
const usedBy = ({ rules }: State, way: readonly Action[]): number =>
  way.reduce((sum, { type }) => sum + (type === 'march' ? 1 : type === 'turn' ? rules.turnCost : 0), 0)

/** Returns a sort key: fewest torn own forts first, then fewest actions, then ways without a turn. */
const effortOf = ({ store, actions, turned, plan }: Stop): number =>
  (store ? 1000 * (1 + plan.filter(({ type }) => type === 'tear').length) : 0) +
  2 * actions +
  (turned ? 1 : 0)

/** Returns all possible stops of the army on turn except its own space, nearest first; empty before the roll. */
export const reachOf = memoizeByObject((state: State): readonly Stop[] => {
  if (state.phase !== 'act') return []
  const here = armyOnTurn(state).space
  const found = new Map<Space, Stop>()
  for (const { reached: _, ...stop } of stopsAndHere(state)) {
    if (stop.space !== here && !found.has(stop.space)) found.set(stop.space, stop)
  }
  return [...found.values()]
})
