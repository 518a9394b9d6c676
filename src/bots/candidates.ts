import { type Action, type ActionType, fairyTale, type State } from '../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import { chanceOf } from './judge.ts'

/** How many actions of a kind are looked at closely; all, where nothing is said. */
const MOST: { readonly [Type in ActionType]?: number } = {
  expand: 8,
  'use-symbol': 5,
  use: 6,
  'choose-place': 4,
  remove: 1,
}

/** What is worth a closer look: everything, but of kinds with many ways only those that look best at once. */
export function candidatesOf(state: State): Action[] {
  const byType = new Map<ActionType, Action[]>()
  for (const action of fairyTale.list(state)) {
    if (action.type === 'give-up') continue
    const others = byType.get(action.type)
    if (others) others.push(action)
    else byType.set(action.type, [action])
  }
  return [...byType].flatMap(([type, actions]) => theBest(state, actions, MOST[type] ?? actions.length))
}

function theBest(state: State, actions: Action[], most: number): Action[] {
  if (actions.length <= most) return actions
  return actions
    .map((action) => ({ action, chance: glance(state, action) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most)
    .map(({ action }) => action)
}

/** How the position looks just after an action. */
function glance(state: State, action: Action): number {
  const after = afterConsidered(state, action)
  return after ? chanceOf(after) : 0
}
