import { citadel } from '../../../../engine/citadel/index.ts'
import { anyOf, grandMaster, knight, type Player, page } from '../../bots/index.ts'

export const PLAYER_NAMES = ['grand-master', 'knight', 'page', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

/** Does anything that is allowed: the measure of what no thought at all achieves. */
const random: Player = (seen, luck) => anyOf(citadel.list(seen), luck)

/** Who plays in the simulator; each sits at one table and remembers no other. */
export const playerOf = (name: PlayerName): Player =>
  name === 'grand-master' ? grandMaster() : { knight, page, random }[name]
