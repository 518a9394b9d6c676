import type { Action, ActionType, State } from '../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import { fairyTale } from '../rules.ts'
import { chanceOf } from './judge.ts'

/** The number of actions that are examined, by type; all if not listed. */
const MOST: { readonly [Type in ActionType]?: number } = {
  expand: 8,
  fell: 4,
  'use-symbol': 5,
  use: 6,
  'choose-place': 4,
  remove: 1,
  pour: 2,
  march: 4,
  cast: 4,
}

/** Action types without luck, which can be compared by the position just after them. */
const PLAIN: readonly ActionType[] = [
  ...(['walk', 'remove', 'expand', 'sweep', 'use-symbol'] as const),
  ...(['pour', 'recruit', 'march', 'cast'] as const),
]

/** Drops actions with an estimated chance of winning this much below the best one's. */
const HOPELESS = 0.08

/** The value of the position just after an action. */
type Glance = (action: Action) => number

/**
 * Returns the actions to examine. Of types with many options only the most promising remain; actions far worse than another are dropped.
 */
export function candidatesOf(state: State): Action[] {
  const byType = new Map<ActionType, Action[]>()
  for (const action of fairyTale.list(state)) {
    if (action.type === 'give-up') continue
    const others = byType.get(action.type)
    if (others) others.push(action)
    else byType.set(action.type, [action])
  }
  const glance = glanceAt(state)
  const best = [...byType].flatMap(([type, actions]) =>
    theBest(glance, actions, MOST[type] ?? actions.length),
  )
  return withoutHopeless(glance, best)
}

/** Returns a function that evaluates the position after one action. */
function glanceAt(state: State): Glance {
  const seen = new Map<Action, number>()
  return (action) => {
    const known = seen.get(action)
    if (known !== undefined) return known
    const after = afterConsidered(state, action)
    const chance = after ? chanceOf(after) : 0
    seen.set(action, chance)
    return chance
  }
}

const theBest = (glance: Glance, actions: Action[], most: number): Action[] =>
  actions.length <= most ? actions : [...actions].sort((a, b) => glance(b) - glance(a)).slice(0, most)

function withoutHopeless(glance: Glance, actions: Action[]): Action[] {
  const plain = actions.filter(({ type }) => PLAIN.includes(type))
  if (plain.length < 2) return actions
  const least = Math.max(...plain.map(glance)) - HOPELESS
  return actions.filter((action) => !PLAIN.includes(action.type) || glance(action) >= least)
}
