import { type Game, type Kind, play } from '../../src/engine/kernel/index.ts'
import { textHash } from '../../tests/support/state-hash.ts'

/** The positions of a game from one on, to its end: a hash of each in writing. */
export function hashesOf<K extends Kind>(
  game: Game<K>,
  begun: K['State'],
  write: (state: K['State']) => string,
  decide: (state: K['State']) => K['Action'],
): string {
  const hashes = [textHash(write(begun))]
  for (let state = begun; !game.outcome(state); ) {
    const played = play(game, state, decide(state))
    if (!played.ok) throw new Error(played.error.code)
    state = played.value.state
    hashes.push(textHash(write(state)))
  }
  return hashes.join(' ')
}
