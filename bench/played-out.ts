import {
  advance,
  type Game,
  type GameTypes,
  type Rng,
  randomState,
  type Session,
  seededRng,
  stateOf,
} from '../src/engine/kernel/index.ts'

/** Plays a game to its end by a bot with an rng of its own. */
export function playedOut<K extends GameTypes>(
  game: Game<K>,
  begun: Session<K>,
  player: (state: K['State'], luck: Rng) => K['Action'],
  seed: number,
): Session<K> {
  const luck = seededRng({ random: randomState(seed) })
  let session = begun
  while (game.outcome(stateOf(session)) === null) {
    const next = advance(game, session, player(structuredClone(stateOf(session)), luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}
