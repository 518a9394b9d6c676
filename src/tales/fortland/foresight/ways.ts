import { type Action, armyOf, fortland, type State } from '../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { after } from './turn.ts'

/** A position reachable in the rest of a turn, and the actions that lead to it. */
export interface Reached {
  readonly state: State
  /** A shortest sequence of actions. */
  readonly way: readonly Action[]
  /** True if the turn can end here, or the game is over. */
  readonly isEnd: boolean
}

/**
 * Returns every position that the army on turn can reach in this turn, fewest actions first, without duplicates. The first one is `state`
 * itself. The phase must be `act`.
 */
export const waysThrough = memoizeByObject((state: State): readonly Reached[] => reachedBy(state, () => true))

/** Returns the positions reachable by `wanted` actions only, at most `most` of them, those with the shortest ways. */
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

/** Returns a key that is equal for two positions of one turn if their boards and legal actions agree. */
function standingOf(state: State): string {
  const { forts, built, turned, actions, onTurn, outcome } = state
  const army = armyOf(state, onTurn)
  const place = army ? `${army.space}${army.facing}` : ''
  const done = [...built].sort((one, other) => one - other).join()
  return `${place} ${actions} ${turned} ${forts.map((fort) => fort ?? '').join()} ${done} ${outcome ? 'over' : ''}`
}

/** Returns the possible ends of a turn, each with another position: the choices of a bot. */
export const endsOf = (state: State): readonly Reached[] => waysThrough(state).filter(({ isEnd }) => isEnd)
