import { SEEDS } from '../../engine/kernel/index.ts'

/** The seed of a game of a run: the same run and number always give the same game. */
export const seedOf = (run: number, game: number): number => (run * 7919 + game * 104_729) % SEEDS

/** Who sits at a seat: the players sit down in their order, the first so many seats further on. */
export const seatedAt = <Player>(
  players: readonly Player[],
  moved: number,
  seat: number,
): Player | undefined => players[(seat - moved + players.length) % players.length]
