import { type Game, type GameTypes, readHeader } from '../../engine/kernel/index.ts'
import type { LeasedGame, SavedGames } from './saved-games.ts'

/** Loads the code that a game with this configuration needs. Returns null if nothing is missing. */
export type Needs<K extends GameTypes> = (config: K['Config']) => Promise<unknown> | null

/** Thrown when code that a game needs could not be loaded. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of the program has not come.', { cause })
  }
}

/** Resolves when the code that a stored game needs has loaded. If the configuration cannot be read, nothing is loaded. */
export async function fetchNeeded<K extends GameTypes>(
  game: Pick<Game<K>, 'id' | 'codec'>,
  text: string | null | undefined,
  needs: Needs<K>,
): Promise<void> {
  const config = typeof text === 'string' ? readHeader(game, text) : null
  if (config !== null) await fetched(() => needs(config))
}

/** Awaits a load. Rejects with `NotFetched` if it fails. */
export async function fetched<Loaded>(fetch: () => Loaded): Promise<Awaited<Loaded>> {
  try {
    return await fetch()
  } catch (error) {
    throw new NotFetched(error)
  }
}

/** Wraps saved games: every game that is read has its code loaded, so that it can be replayed. */
export function whenReadable<K extends GameTypes>(
  game: Pick<Game<K>, 'id' | 'codec'>,
  games: SavedGames,
  needs: Needs<K>,
): SavedGames {
  const ready = async (found: Promise<LeasedGame | null>): Promise<LeasedGame | null> => {
    const held = await found
    await fetchNeeded(game, held?.text, needs)
    return held
  }
  return {
    ...games,
    read: (id) => ready(games.read(id)),
    hold: (id, hand, may) => ready(games.hold(id, hand, may)),
  }
}
