import { type Action, armyOf, fortland, type State } from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { after } from './turn.ts'

/** A position that can be reached in what is left of a turn, and by which actions. */
export interface Reached {
  readonly state: State
  /** A shortest way there. */
  readonly way: readonly Action[]
  /** The turn can be ended here, or has ended with the tale. */
  readonly isEnd: boolean
}

/**
 * Every position that the army on turn can come to before its turn is over, the fewest actions first and no position
 * twice; the first is the one that is given. The turn must be in its actions.
 */
export const waysThrough = oncePer((state: State): readonly Reached[] => reachedBy(state, () => true))

/** The same by such actions alone as are `wanted`, and no more positions than `most`: of many, those of the shortest ways. */
export function reachedBy(
  start: State,
  wanted: (action: Action, state: State) => boolean,
  most = Number.POSITIVE_INFINITY,
): Reached[] {
  const known = new Set([standingOf(start)])
  const reached: Reached[] = []
  const open: Omit<Reached, 'isEnd'>[] = [{ state: start, way: [] }]
  for (const { state, way } of open) {
    const actions = fortland.list(state)
    reached.push({ state, way, isEnd: state.outcome !== null || actions.some(({ type }) => type === 'end') })
    for (const action of actions) {
      if (action.type === 'end' || !wanted(action, state)) continue
      const next = after(state, action)
      const standing = standingOf(next)
      if (known.size >= most || known.has(standing)) continue
      known.add(standing)
      open.push({ state: next, way: [...way, action] })
    }
  }
  return reached
}

/** The same for two positions of one turn exactly if they stand alike, and the same may be done in them. */
function standingOf(state: State): string {
  const { forts, built, turned, actions, onTurn, outcome } = state
  const army = armyOf(state, onTurn)
  const place = army ? `${army.space}${army.facing}` : ''
  const done = [...built].sort((one, other) => one - other).join()
  return `${place} ${actions} ${turned} ${forts.map((fort) => fort ?? '').join()} ${done} ${outcome ? 'over' : ''}`
}

/** The ways in which a turn can end, each to another position: the least that a computer player has to choose from. */
export const endsOf = (state: State): readonly Reached[] => waysThrough(state).filter(({ isEnd }) => isEnd)
