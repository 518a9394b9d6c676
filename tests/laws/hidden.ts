import assert from 'node:assert/strict'
import {
  deepCopy,
  eventFor,
  type Game,
  type GameTypes,
  type PlayResult,
  play,
  rngWasUsed,
  seededRng,
  stateFor,
  stateForBot,
  type Viewer,
} from '../../src/engine/kernel/index.ts'
import type { Tried } from './every-game.ts'

/** Viewers to check; a seat beyond those of the game sees only what is public. */
const VIEWERS: readonly Viewer[] = [null, 0, 1]

/**
 * Checks two laws. The seat to act sees its allowed actions. Hidden information, dealt anew, changes neither a viewer's state nor the next
 * move as the viewer sees it, up to the next undo boundary.
 */
export function assertHidden<K extends GameTypes>(
  tried: Tried<K>,
  state: K['State'],
  action: K['Action'],
  done: PlayResult<K>,
): void {
  const { game, determinize } = tried
  const decider = game.decider(state)
  const own = stateForBot(game, state, decider === 'together' ? null : decider)
  assert.deepEqual(game.list(own), game.list(state), 'Who decides does not see what they may do.')
  for (const by of VIEWERS) {
    if (!determinize) {
      assertOpen(tried, state, done, by)
      continue
    }
    const otherwise = determinize(state, by, seededRng({ random: deepCopy(state.random) }))
    assert.equal(
      bytesOf(stateForBot(game, otherwise, by)),
      bytesOf(stateForBot(game, state, by)),
      'What is hidden is seen.',
    )
    const other = play(game, otherwise, action)
    if (other.ok) assertSame(game, by, { before: state, action }, done, other.value)
  }
}

/** Checks that every viewer sees all states and events of a game without hidden information. */
function assertOpen<K extends GameTypes>(
  { game }: Tried<K>,
  state: K['State'],
  { frames }: PlayResult<K>,
  by: Viewer,
): void {
  assert.equal(stateFor(game, state, by), state)
  assert.equal(eventFor(game, frames, by), frames)
}

/** Checks that the same move looks alike in two positions that a viewer cannot tell apart. */
function assertSame<K extends GameTypes>(
  game: Game<K>,
  by: Viewer,
  { before, action }: { before: K['State']; action: K['Action'] },
  one: PlayResult<K>,
  other: PlayResult<K>,
): void {
  const isSame = bytesOf(stateForBot(game, one.state, by)) === bytesOf(stateForBot(game, other.state, by))
  const isRevealed =
    rngWasUsed(before, one.state) || (game.isUndoBoundary?.(before, one.state, action) ?? false)
  assert(isSame || isRevealed, 'Somebody learned something, and it is no barrier.')
  const heard = ({ frames }: PlayResult<K>) => bytesOf(eventFor(game, frames, by).map(({ event }) => event))
  if (isSame) assert.equal(heard(other), heard(one), 'More is heard than can be seen.')
}

/** Data as it would be sent: the order of keys can reveal as much as the values. */
const bytesOf = (data: unknown): string => JSON.stringify(data)
