import {
  advance,
  type Chance,
  type Game,
  type Kind,
  randomState,
  type Session,
  seededChance,
  stateOf,
} from '../src/engine/kernel/index.ts'

/** A game to its end, by a computer player with luck of its own. */
export function playedOut<K extends Kind>(
  game: Game<K>,
  begun: Session<K>,
  player: (state: K['State'], luck: Chance) => K['Action'],
  seed: number,
): Session<K> {
  const luck = seededChance({ random: randomState(seed) })
  let session = begun
  while (game.outcome(stateOf(session)) === null) {
    const next = advance(game, session, player(structuredClone(stateOf(session)), luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}
