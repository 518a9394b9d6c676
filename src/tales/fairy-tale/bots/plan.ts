import type { Action, ActionType, BuildingId, State } from '../../../engine/fairy-tale/index.ts'
import type { Chance, Place } from '../../../engine/kernel/index.ts'
import { afterAll } from '../foresight/index.ts'
import { ENOUGH, intentionOf } from './guardian.ts'
import type { Plan } from './rollout.ts'

/** What brings no luck: after it the guardian can be asked on, and all of it is still as it was foreseen. */
const CERTAIN: readonly ActionType[] = [
  ...(['walk', 'remove', 'choose-place'] as const),
  ...(['pour', 'recruit', 'march', 'cast'] as const),
]

/** More actions than anybody has in one turn. */
const LONGEST = 12

/**
 * All that the guardian means to do in this turn, as far as no luck comes in: its successive choices, of which the last may
 * be one that turns up a tile. The end of the turn is no part of it, unless there is nothing else.
 */
export function planOf(state: State, luck: Chance, budget = ENOUGH): Plan {
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

/** A symbol that swaps turns up a new tile, and a die that is rolled again falls anew; a bargain is struck outside the action phase. */
const isCertain = (state: State, action: Action): boolean =>
  (CERTAIN.includes(action.type) && !(action.type === 'walk' && bringsLuck(state, action.to))) ||
  (action.type === 'use' && action.power !== 'reroll') ||
  (action.type === 'use-symbol' && action.slot === undefined)

/** A spell is found there, or a die foretold. */
const bringsLuck = ({ tiles }: State, at: Place): boolean => {
  const { building = null, symbols = [] } = tiles[at] ?? {}
  return LUCKY.includes(building) || symbols.some(({ symbol, spent }) => symbol === 'scroll' && !spent)
}

const LUCKY: readonly (BuildingId | null)[] = ['wise-woman', 'wizard']
