import { type Game, type GameTypes, play } from '../../src/engine/kernel/index.ts'
import { textHash } from '../../tests/support/state-hash.ts'

/** Hashes of the notation of all positions of a game, from a given one to the end. */
export function hashesOf<K extends GameTypes>(
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
