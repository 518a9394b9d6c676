import { boogyman, HOUSE_RULES } from '../../../../engine/boogyman/index.ts'
import { atRandom, namesOf } from '../../../../players/player.ts'
import { CHANGE_SEATS, choice, SEED, wholeNumber } from '../../../../programs/simulator/setting-parts.ts'
import { BOTS, MAX_POSITIONS, type Player } from '../../bots/index.ts'

const random = atRandom(boogyman)

/** The players, the strongest first. */
export const PLAYERS = { ...BOTS, random: () => random }

export const PLAYER_NAMES = namesOf(PLAYERS)

/** Places at random, and then plays like another player, so that the opening is not measured. */
export const placingAtRandom =
  (player: Player): Player =>
  (state, luck) =>
    (state.turn === 0 ? random : player)(state, luck)

/** All that the outcome of a game depends on, besides its number. */
export const SETTINGS = {
  red: choice(PLAYER_NAMES, 'guardian'),
  green: choice(PLAYER_NAMES, 'apprentice'),
  /** `yes` to swap the seats of the bots in every other game. */
  change: CHANGE_SEATS,
  /** Placement of the first pawns: by heuristics, at random, or by heuristics for the bot named first only. */
  opening: choice(['thumbs', 'random', 'first']),
  trees: choice(HOUSE_RULES.trees),
  /** Number of positions that the guardian searches. */
  positions: wholeNumber(MAX_POSITIONS, 1, 10_000_000),
  seed: SEED,
}
