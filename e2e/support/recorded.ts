import { type Game, type Kind, readGame } from '../../src/engine/kernel/index.ts'
import { textHash } from '../../tests/support/state-hash.ts'

/** A game that was recorded. */
interface Recorded {
  readonly name: string
  readonly stored: object
}

/** The positions of recorded games, a hash of each in writing after each action, by the game's name. */
export const recordedHashesOf = <K extends Kind>(
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
