import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  actionOf,
  advance,
  type GameTypes,
  type Rng,
  randomState,
  type Session,
  seededRng,
  stateFor,
  stateOf,
  type Viewer,
  viewUpdate,
  wholeView,
} from '../src/engine/kernel/index.ts'
import { otherWorld } from '../tests/citadel/other-worlds.ts'
import { triedBoogyman } from '../tests/laws/boogyman.ts'
import { triedCitadel } from '../tests/laws/citadel.ts'
import { type Tried, trialsOf } from '../tests/laws/every-game.ts'
import { triedFairyTale } from '../tests/laws/fairy-tale.ts'
import { triedFortland } from '../tests/laws/fortland.ts'
import { triedFortress } from '../tests/laws/fortress.ts'
import { assertNoLuck } from '../tests/laws/views.ts'
import { throughWithWords } from '../tests/laws/words.ts'

/** Messages that are searched in each tale. */
const MESSAGES = 200_000

/** A whole view is sent so seldom: to a device that joins or returns. */
const MOVES_BETWEEN_VIEWS = 25

/** The counts of one search. */
interface Searched {
  games: number
  messages: number
  bytes: number
  /** Messages that were compared with those of another deal of what their receiver cannot see. */
  compared: number
}

/**
 * Plays random games of every tale with random words, makes each message that a server would send about them, and searches it for what its
 * receiver must not know. Throws at the first leak.
 */
export function benchLeaks(): void {
  searchTale(triedFairyTale)
  searchTale(triedBoogyman)
  searchTale(triedFortland)
  searchTale(triedCitadel, otherWorld)
  searchTale(triedFortress)
}

/** Makes another position that a viewer cannot tell apart, without the code under test; null if nothing is hidden. */
type OtherWorld<K extends GameTypes> = (state: K['State'], by: Viewer, luck: Rng) => K['State'] | null

function searchTale<K extends GameTypes>(tried: Tried<K>, otherWorld?: OtherWorld<K>): void {
  const searched: Searched = { games: 0, messages: 0, bytes: 0, compared: 0 }
  const [trials] = trialsOf(tried)
  const start = performance.now()
  for (; searched.messages < MESSAGES; searched.games += 1)
    for (const trial of fc.sample(trials, { numRuns: 1, seed: searched.games }))
      throughWithWords(tried, trial, (session, before) => {
        for (const viewer of [null, ...tried.game.seats(trial.config).keys()]) {
          searchMessages(tried, session, before, viewer, searched)
          if (
            before &&
            otherWorld &&
            comparesDeals(tried, otherWorld, session, before, viewer, searched.messages)
          )
            searched.compared += 1
        }
      })
  const { games, messages, bytes, compared } = searched
  console.log(
    `${tried.game.id.padEnd(12)} ${games} games, ${messages} messages, ${compared} of them compared with another deal, ` +
      `${Math.round(bytes / messages)} bytes each, 0 leaks, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
}

/** Searches the messages to a viewer at one place of a game. */
function searchMessages<K extends GameTypes>(
  tried: Tried<K>,
  session: Session<K>,
  before: Session<K> | null,
  viewer: Viewer,
  searched: Searched,
): void {
  const { game } = tried
  const isViewSent = session.moves.length % MOVES_BETWEEN_VIEWS === 0
  const messages = [
    ...(isViewSent ? [wholeView(game, session, viewer)] : []),
    ...(before ? [viewUpdate(game, before, session, viewer)] : []),
  ]
  for (const message of messages) {
    assertNoLuck(game, session, message)
    searched.messages += 1
    searched.bytes += JSON.stringify(message).length
  }
}

/**
 * Deals what is hidden from a viewer anew and makes the same move there. What the viewer is sent must have the same bytes: the view before
 * the move, and the update, unless the move itself revealed something. `searched`: the seed of the other deal. Returns true if both could be
 * compared.
 */
function comparesDeals<K extends GameTypes>(
  { game }: Tried<K>,
  otherWorld: OtherWorld<K>,
  session: Session<K>,
  before: Session<K>,
  viewer: Viewer,
  searched: number,
): boolean {
  const state = stateOf(before)
  const move = session.moves.at(-1)
  assert(move)
  const otherwise = otherWorld(state, viewer, seededRng({ random: randomState(searched) }))
  if (!otherwise) return false
  const starting = (first: K['State']): Session<K> => ({ ...session, first, moves: [] })
  const [here, there] = [starting(state), starting(otherwise)]
  assert.equal(
    bytesOf(wholeView(game, there, viewer)),
    bytesOf(wholeView(game, here, viewer)),
    'A view leaks.',
  )
  const [moved, movedThere] = [here, there].map((from) => advance(game, from, actionOf(move)))
  // An action of a rival can name a card that is not in the other deal.
  if (!moved?.ok || !movedThere?.ok) return false
  const [after, afterThere] = [moved.value, movedThere.value].map((one) =>
    bytesOf(stateFor(game, stateOf(one), viewer)),
  )
  if (after !== afterThere) return false
  assert.equal(
    bytesOf(viewUpdate(game, there, movedThere.value, viewer)),
    bytesOf(viewUpdate(game, here, moved.value, viewer)),
    'An update leaks.',
  )
  return true
}

const bytesOf = (data: unknown): string => JSON.stringify(data)
