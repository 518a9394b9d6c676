import { type Action, enemyOf, pawnsOn, type State } from '../../../engine/boogyman/index.ts'

/** Orders actions by promise for the search: the best known one, captures, spawns, calls, then the rest. */
export function bestFirst(state: State, actions: readonly Action[], best: Action | null): Action[] {
  const enemy = enemyOf(state.onTurn)
  const ranked = actions.map((action) => ({
    action,
    rank: isSame(action, best) ? 9 : rankOf(state, action, enemy),
  }))
  return ranked.sort((one, other) => other.rank - one.rank).map(({ action }) => action)
}

function rankOf(state: State, action: Action, enemy: 0 | 1): number {
  switch (action.type) {
    case 'prowl':
      return pawnsOn(state, enemy, action.to) > 0 ? 4 + pawnsOn(state, enemy, action.to) : 0
    case 'spawn':
      return 4
    case 'call':
      return 3
    case 'step':
      return state.trees[action.to] ?? 0
    default:
      return 0
  }
}

/** True if two actions are equal. */
function isSame(one: Action, other: Action | null): boolean {
  if (one.type !== other?.type) return false
  if (one.type === 'step' && other.type === 'step') return one.from === other.from && one.to === other.to
  if (one.type === 'prowl' && other.type === 'prowl') return one.to === other.to
  return 'at' in one && 'at' in other && one.at === other.at
}
