import { copyWithPile, type State } from '../../../engine/fairy-tale/index.ts'
import { type Rng, randomState, seededRng } from '../../../engine/kernel/index.ts'
import { playOn } from './play-on.ts'
import { type Tally, TURNS_AHEAD } from './tally.ts'

/**
 * Plays more games from a position by the apprentice, each for {@link TURNS_AHEAD} turns, and returns the new tally. Deterministic: the
 * seed is the number of the game, never the hidden random state of the position. No two games share a seed.
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

/** The random sources of a simulated game: one for the rules, one for the players. */
export const playoutRngs = (game: number): { chance: Rng; own: Rng } => ({
  chance: seededRng({ random: randomState(2 * game) }),
  own: seededRng({ random: randomState(2 * game + 1) }),
})

function playedOut(state: State, game: number): State {
  const world = copyWithPile(state)
  const { chance, own } = playoutRngs(game)
  playOn({ state: world, chance }, state.turn + TURNS_AHEAD - 1, own)
  return world
}
