import { boogyman, HOUSE_RULES } from '../../../../engine/boogyman/index.ts'
import { atRandom, namesOf } from '../../../../players/player.ts'
import { CHANGE_SEATS, choice, SEED, wholeNumber } from '../../../../programs/simulator/settings.ts'
import { BOTS, ENOUGH, type Player } from '../../bots/index.ts'

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
  /** Whether the two change seats in every other game. */
  change: CHANGE_SEATS,
  /** Whether the first pawns are placed by the rules of thumb or anywhere; `first`: only the first named has a rule. */
  opening: choice(['thumbs', 'random', 'first']),
  trees: choice(HOUSE_RULES.trees),
  /** How many positions the guardian looks at. */
  positions: wholeNumber(ENOUGH, 1, 10_000_000),
  seed: SEED,
}
