import { boogyman } from '../../../../engine/boogyman/index.ts'
import { anyAction } from '../../../../programs/simulator/play-to-end.ts'
import { apprentice, cub, guardian, type Player } from '../../bots/index.ts'

/** Does anything that is allowed: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => anyAction(boogyman.list(state), luck)

export const PLAYER_NAMES = ['guardian', 'apprentice', 'cub', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

const AT_ONCE = { apprentice, cub, random } as const satisfies Record<Exclude<PlayerName, 'guardian'>, Player>

/** Who plays in the simulator; how many positions the guardian looks at is its own. */
export const playerOf = (name: PlayerName, positions: number): Player =>
  name === 'guardian' ? guardian(positions) : AT_ONCE[name]

/** Places at random, and then plays as another does: so that the opening is not what is measured. */
export const placingAtRandom =
  (player: Player): Player =>
  (state, luck) =>
    (state.turn === 0 ? random : player)(state, luck)
