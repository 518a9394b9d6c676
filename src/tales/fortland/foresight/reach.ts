import {
  type Action,
  armyOnTurn,
  isPassing,
  type Space,
  type State,
  tearGains,
} from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { type Reached, reachedBy } from './ways.ts'

/** A space on which the army on turn can stop in what is left of its turn. */
export interface Stop {
  readonly space: Space
  /** How many actions it uses to come there. */
  readonly actions: number
  /** A cheapest way there: marches, at most one turn, and own forts torn down where it must be. */
  readonly plan: readonly Action[]
  /** An own fort has to go home so that it comes so far. */
  readonly store: boolean
  /** It turns round on the way. */
  readonly turned: boolean
}

/** Whether an action leads on: it marches, turns, or gives actions by an own fort. */
const leadsOn = ({ type }: Action, state: State): boolean =>
  type === 'march' || type === 'turn' || (type === 'tear' && tearGains(state))

/** Where the army can come without building, and without tearing down what is not its own; the cheapest ways first. */
export const stopsAndHere = oncePer((state: State): readonly (Stop & { readonly reached: Reached })[] => {
  const stops = reachedBy(state, leadsOn)
    .filter((reached) => reached.state.outcome === null && !isPassing(reached.state))
    .map((reached) => ({ ...stopOf(state, reached), reached }))
  return stops.sort((one, other) => effortOf(one) - effortOf(other))
})

function stopOf(start: State, { state, way }: Reached): Stop {
  const gains = way.filter(({ type }) => type === 'tear').length > 0
  const turned = way.some(({ type }) => type === 'turn')
  return { space: armyOnTurn(state).space, actions: usedBy(start, way), plan: way, store: gains, turned }
}

/** What a way uses, whatever it gains: a march is one, a turn what it costs. */
const usedBy = ({ rules }: State, way: readonly Action[]): number =>
  way.reduce((sum, { type }) => sum + (type === 'march' ? 1 : type === 'turn' ? rules.turnCost : 0), 0)

/** Own forts are given last; then fewer actions are better, and not to turn round. */
const effortOf = ({ store, actions, turned, plan }: Stop): number =>
  (store ? 1000 * (1 + plan.filter(({ type }) => type === 'tear').length) : 0) +
  2 * actions +
  (turned ? 1 : 0)

/** Every other space on which the army on turn can stop now, the nearest first; none before the roll. */
export const reachOf = oncePer((state: State): readonly Stop[] => {
  if (state.phase !== 'act') return []
  const here = armyOnTurn(state).space
  const found = new Map<Space, Stop>()
  for (const { reached: _, ...stop } of stopsAndHere(state)) {
    if (stop.space !== here && !found.has(stop.space)) found.set(stop.space, stop)
  }
  return [...found.values()]
})
