import { fortress } from '../../../../engine/fortress/index.ts'
import { anyAction, byPlan } from '../../../../programs/simulator/play-to-end.ts'
import { captainPlan, type Player, pagePlan } from '../../bots/index.ts'

export const PLAYER_NAMES = ['captain', 'page', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

/** Does anything that is allowed but to give up: the measure of what no thought at all achieves. */
const random: Player = (state, luck) =>
  anyAction(
    fortress.list(state).filter(({ type }) => type !== 'give-up'),
    luck,
  )

/** Who plays in the simulator; `ahead` is how many sieges the Captain plays on. */
export function playerOf(name: PlayerName, ahead: number): Player {
  if (name === 'captain') return byPlan((state, luck) => captainPlan(state, luck, ahead))
  return name === 'page' ? byPlan(pagePlan) : random
}
