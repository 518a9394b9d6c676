import { fortress, type State } from '../../../../engine/fortress/index.ts'
import type { Chance } from '../../../../engine/kernel/index.ts'
import { captainPlan, type Plan, pagePlan } from '../../bots/index.ts'

export const PLAYER_NAMES = ['captain', 'page', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

/** What somebody does next, one action or more, before luck comes in. */
export type Planner = (state: State, luck: Chance) => Plan

/** Does anything that is allowed but to give up: the measure of what no thought at all achieves. */
const random: Planner = (state, luck) => {
  const actions = fortress.list(state).filter(({ type }) => type !== 'give-up')
  const action = actions[luck.draw(actions.length)]
  if (!action) throw new Error('There is nothing to do, and the siege is not over.')
  return [action]
}

/** Who plays in the simulator; how many sieges the Captain plays on is its own. */
export function plannerOf(name: PlayerName, ahead: number): Planner {
  if (name === 'captain') return (state, luck) => captainPlan(state, luck, ahead)
  return name === 'page' ? (state) => pagePlan(state) : random
}
