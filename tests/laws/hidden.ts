import assert from 'node:assert/strict'
import {
  asSeen,
  copied,
  type Game,
  heardBy,
  type Kind,
  luckWasSpent,
  type Played,
  play,
  seededChance,
  seenBy,
  type Viewer,
} from '../../src/engine/kernel/index.ts'
import type { Tried } from './every-game.ts'

/** Seats that are looked from; those beyond the ones of a game see what everybody sees. */
const VIEWERS: readonly Viewer[] = [null, 0, 1]

/**
 * Who decides sees what they may do. And what is hidden from a viewer, dealt anew, changes neither what they see nor,
 * until luck is spent or somebody learns something (which is a barrier), what they see and hear of the next move.
 */
export function assertHidden<K extends Kind>(
  tried: Tried<K>,
  state: K['State'],
  action: K['Action'],
  done: Played<K>,
): void {
  const { game, dealtAnew } = tried
  const decider = game.decider(state)
  const own = asSeen(game, state, decider === 'together' ? null : decider)
  assert.deepEqual(game.list(own), game.list(state), 'Who decides does not see what they may do.')
  for (const by of VIEWERS) {
    if (!dealtAnew) {
      assertOpen(tried, state, done, by)
      continue
    }
    const otherwise = dealtAnew(state, by, seededChance({ random: copied(state.random) }))
    assert.equal(
      bytesOf(asSeen(game, otherwise, by)),
      bytesOf(asSeen(game, state, by)),
      'What is hidden is seen.',
    )
    const other = play(game, otherwise, action)
    if (other.ok) assertSame(game, by, { before: state, action }, done, other.value)
  }
}

/** Where nothing is ever hidden, everybody sees and hears everything. */
function assertOpen<K extends Kind>(
  { game }: Tried<K>,
  state: K['State'],
  { frames }: Played<K>,
  by: Viewer,
): void {
  assert.equal(seenBy(game, state, by), state)
  assert.equal(heardBy(game, frames, by), frames)
}

/** The same move in two positions that a viewer cannot tell apart. */
function assertSame<K extends Kind>(
  game: Game<K>,
  by: Viewer,
  { before, action }: { before: K['State']; action: K['Action'] },
  one: Played<K>,
  other: Played<K>,
): void {
  const isSame = bytesOf(asSeen(game, one.state, by)) === bytesOf(asSeen(game, other.state, by))
  const isRevealed =
    luckWasSpent(before, one.state) || (game.isUndoBoundary?.(before, one.state, action) ?? false)
  assert(isSame || isRevealed, 'Somebody learned something, and it is no barrier.')
  const heard = ({ frames }: Played<K>) => bytesOf(heardBy(game, frames, by).map(({ event }) => event))
  if (isSame) assert.equal(heard(other), heard(one), 'More is heard than can be seen.')
}

/** Data as it would be sent: the order of keys tells as much as the values do. */
const bytesOf = (data: unknown): string => JSON.stringify(data)
