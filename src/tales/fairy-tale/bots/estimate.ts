import { copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { type Chance, randomState, seededChance } from '../../../engine/kernel/index.ts'
import { playOn } from './play-on.ts'
import { type Tally, TURNS_AHEAD } from './tally.ts'

/**
 * Plays on from a position some more times, each for {@link TURNS_AHEAD} turns, by the apprentice. The same
 * position and the same number of games so far come to the same: the luck is seeded by the number of the game,
 * never by that of the position, which nobody may know. No two games share any luck.
 */
export function moreGames(state: State, { games, hurt, lost }: Tally, more: number): Tally {
  const tally = { games: games + more, hurt, lost }
  for (let game = games; game < games + more; game++) {
    const { hearts, outcome } = playedOut(state, game)
    if (hearts < state.hearts) tally.hurt += 1
    if (outcome === 'lost') tally.lost += 1
  }
  return tally
}

/** The luck of the game of a number: that of the table, and that of its players. */
export const luckOf = (game: number): { chance: Chance; own: Chance } => ({
  chance: seededChance({ random: randomState(2 * game) }),
  own: seededChance({ random: randomState(2 * game + 1) }),
})

function playedOut(state: State, game: number): State {
  const world = copyWithPile(state)
  const { chance, own } = luckOf(game)
  playOn({ state: world, chance }, state.turn + TURNS_AHEAD - 1, own)
  return world
}
