import { anyAction } from '../../../../programs/simulator/play-to-end.ts'
import { apprentice, guardian, type Player } from '../../bots/index.ts'
import { fairyTale } from '../../rules.ts'
import { EXPLOITS } from './exploits.ts'

/** Does anything that is allowed, but never gives up: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => {
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
  // First tiles can be laid anew for ever.
  return actions.find(({ type }) => type === 'begin') ?? anyAction(actions, luck)
}

const PLAYERS = { random, apprentice, ...EXPLOITS } as const satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS | 'guardian'

export const PLAYER_NAMES: readonly PlayerName[] = ['guardian', ...(Object.keys(PLAYERS) as PlayerName[])]

/** Who plays in the simulator; the budget is the guardian's, who plays ahead. */
export const playerOf = (name: PlayerName, samples: number): Player =>
  name === 'guardian' ? guardian(samples) : PLAYERS[name]
