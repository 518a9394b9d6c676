import { SEEDS } from '../../engine/kernel/index.ts'

/** Returns the seed of a game of a run: the same run and number always give the same game. */
export const seedOf = (run: number, game: number): number => (run * 7919 + game * 104_729) % SEEDS
