import { apprentice, guardian, type Player } from '../bots/index.ts'
import { fairyTale } from '../engine/fairy-tale/index.ts'

/** Does anything that is allowed, but never gives up: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => {
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
  // First tiles can be laid anew for ever.
  const begin = actions.find(({ type }) => type === 'begin')
  const action = begin ?? actions[luck.draw(actions.length)]
  if (!action) throw new Error('There is nothing to do, and the game is not over.')
  return action
}

/** Who can play in the simulator; the budget is that of those who play ahead. */
export const PLAYERS = {
  random: () => random,
  apprentice: () => apprentice,
  guardian: (rollouts) => guardian({ rollouts }),
} as const satisfies Record<string, (rollouts: number) => Player>

export type PlayerName = keyof typeof PLAYERS
