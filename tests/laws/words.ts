import assert from 'node:assert/strict'
import {
  advance,
  type Game,
  type GameTypes,
  openWithWords,
  play,
  readGame,
  type Session,
  scatter,
  stateOf,
  undoTo,
  type WordSource,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { anyAllowed } from '../support/random-positions.ts'
import type { Trial, Tried } from './every-game.ts'

/** A source of words for tests. Each number gives other words. */
export function wordsFrom(number: number): WordSource {
  let word = number
  return () => scatter(word++)
}

/** Plays a random game with random words to its end, and shows every session on the way. */
export function throughWithWords<K extends GameTypes>(
  { game, player = anyAllowed, longest }: Tried<K>,
  { config, seed, player: own }: Trial<K>,
  visit: (session: Session<K>, before: Session<K> | null) => void,
): Session<K> {
  const pick = player(own)
  const source = wordsFrom(own)
  let session = openWithWords(game, config, seed, source)
  visit(session, null)
  for (let count = 0; count <= longest; count++) {
    const actions = game.list(stateOf(session))
    if (actions.length === 0) return session
    const before = session
    session = advanced(game, session, pick(actions), source)
    visit(session, before)
  }
  return assert.fail(`The game is not over after ${longest} actions.`)
}

function advanced<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  action: K['Action'],
  source?: WordSource,
): Session<K> {
  const next = advance(game, session, action, source)
  assert(next.ok, 'A listed action was refused.')
  return next.value
}

/**
 * Checks a game with random words. Its seed changes no luck; the game is stored and read again; after an undo its moves lead to the same
 * states again without any new word; and each action can be tried in each state.
 */
export function assertLuckOfWords<K extends GameTypes>(tried: Tried<K>, trial: Trial<K>): void {
  const { game } = tried
  const { config, seed } = trial
  const end = throughWithWords(tried, trial, (session, before) => {
    const made = session.moves.at(-1)
    if (before && made) assert(play(game, stateOf(before), made.action).ok, 'An action could not be tried.')
  })
  const otherSeed = openWithWords(game, config, seed ^ 1, wordsFrom(trial.player))
  assert.deepEqual(otherSeed.first, end.first, 'The seed is luck.')
  const read = readGame(game, writeGame(game, end))
  assert(read.ok, 'What was stored could not be read.')
  assert.deepEqual(stateOf(read.value), stateOf(end))
  assert.deepEqual(read.value.words, end.words)
  let again = undoTo(end, end.moves.length >> 1)
  for (const { action } of end.moves.slice(again.moves.length)) again = advanced(game, again, action)
  assert.deepEqual(stateOf(again), stateOf(end), 'What was undone came differently.')
}
