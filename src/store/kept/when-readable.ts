import { type Game, type Kind, readHeader } from '../../engine/kernel/index.ts'
import type { HeldGame, KeptGames } from './kept-games.ts'

/** What must be fetched before a game with such a table can be played or read; null: nothing, or it has come. */
export type Needs<K extends Kind> = (config: K['Config']) => Promise<unknown> | null

/** What a game needs could not be fetched. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of the program has not come.', { cause })
  }
}

/** Resolves when whatever a stored game needs has come, by what its table chose. A text that says nothing of that needs nothing. */
export async function fetchNeeded<K extends Kind>(
  game: Pick<Game<K>, 'id' | 'codec'>,
  text: string | null | undefined,
  needs: Needs<K>,
): Promise<void> {
  const config = typeof text === 'string' ? readHeader(game, text) : null
  if (config !== null) await fetched(() => needs(config))
}

/** Waits for what is fetched; a failure says that it has not come. */
export async function fetched(fetch: () => Promise<unknown> | null): Promise<void> {
  try {
    await fetch()
  } catch (error) {
    throw new NotFetched(error)
  }
}

/** Kept games of which everything that is read can be replayed: what it needs has been fetched. */
export function whenReadable<K extends Kind>(
  game: Pick<Game<K>, 'id' | 'codec'>,
  games: KeptGames,
  needs: Needs<K>,
): KeptGames {
  const ready = async (found: Promise<HeldGame | null>): Promise<HeldGame | null> => {
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
