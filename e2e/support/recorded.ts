import { type Game, type GameTypes, readGame } from '../../src/engine/kernel/index.ts'
import { textHash } from '../../tests/support/state-hash.ts'

interface Recorded {
  readonly name: string
  readonly stored: object
}

/** Hashes of the notation after each action of recorded games, by the name of the game. */
export const recordedHashesOf = <K extends GameTypes>(
  game: Game<K>,
  games: readonly Recorded[],
  write: (state: K['State']) => string,
): Record<string, string> =>
  Object.fromEntries(
    games.map(({ name, stored }) => {
      const read = readGame(game, JSON.stringify(stored))
      if (!read.ok) throw new Error(`${name}: ${read.error.code}`)
      return [name, read.value.moves.map(({ after }) => textHash(write(after))).join(' ')]
    }),
  )
