import type { Action, ActionType, State } from '../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import { fairyTale } from '../rules.ts'
import { chanceOf } from './judge.ts'

/** How many actions of a kind are looked at closely; all, where nothing is said. */
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

/** Kinds of action with which no luck comes, so that all of them can be compared at a glance. */
const PLAIN: readonly ActionType[] = [
  ...(['walk', 'remove', 'expand', 'sweep', 'use-symbol'] as const),
  ...(['pour', 'recruit', 'march', 'cast'] as const),
]

/** What looks so much worse at once than something else is hardly ever the better: its chance of winning. */
const HOPELESS = 0.08

/** How a position looks just after an action. */
type Glance = (action: Action) => number

/**
 * What is worth a closer look: everything, but of kinds with many ways only those that look best at once, and
 * nothing that looks far worse than another does.
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

/** Looks at each action once. */
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
