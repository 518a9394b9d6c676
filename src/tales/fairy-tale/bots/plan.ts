import type { Action, ActionType, BuildingId, State } from '../../../engine/fairy-tale/index.ts'
import type { Place, Rng } from '../../../engine/kernel/index.ts'
import { afterAll } from '../foresight/index.ts'
import { intentionOf, MAX_PLAYOUTS } from './guardian.ts'
import type { Plan } from './rollout.ts'

/** Action types without luck: the guardian can plan on from the exact state after them. */
const CERTAIN: readonly ActionType[] = [
  ...(['walk', 'remove', 'choose-place'] as const),
  ...(['pour', 'recruit', 'march', 'cast'] as const),
]

/** The maximum length of a plan, above anything that a turn allows. */
const LONGEST = 12

/**
 * Returns the guardian's plan for the rest of this turn, up to the first action with luck, such as turning up a tile. The plan omits the
 * end of the turn unless that is its only action.
 */
export function planOf(state: State, luck: Rng, budget = MAX_PLAYOUTS): Plan {
  let plan = intentionOf(state, luck, budget)
  for (;;) {
    const certain = plan.every((action) => isCertain(state, action))
    const now = plan.length < LONGEST && certain ? afterAll(state, plan) : null
    if (!now || now.outcome || now.phase !== 'action') return plan
    const next = intentionOf(now, luck, budget)
    if (next[0].type === 'end-turn') return plan
    plan = [...plan, ...next]
  }
}

/** True if no luck follows: a swap turns up a new tile, a reroll gives a new die. Bargains happen outside the action phase. */
const isCertain = (state: State, action: Action): boolean =>
  (CERTAIN.includes(action.type) && !(action.type === 'walk' && bringsLuck(state, action.to))) ||
  (action.type === 'use' && action.power !== 'reroll') ||
  (action.type === 'use-symbol' && action.slot === undefined)

/** True if the tile gives a random spell or foretells a die. */
const bringsLuck = ({ tiles }: State, at: Place): boolean => {
  const { building = null, symbols = [] } = tiles[at] ?? {}
  return LUCKY.includes(building) || symbols.some(({ symbol, spent }) => symbol === 'scroll' && !spent)
}

const LUCKY: readonly (BuildingId | null)[] = ['wise-woman', 'wizard']
