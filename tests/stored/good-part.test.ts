import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FairyTale } from '../../src/engine/fairy-tale/index.ts'
import {
  LONGEST_TEXT,
  logOf,
  MOST_ACTIONS,
  openSessionFrom,
  readGame,
  recoverGame,
  replay,
  undoTo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { recordedGame } from '../support/recorded-game.ts'

const session = recordedGame('won')
const text = writeGame(fairyTale, session)
const { actions } = logOf(session)

/** The recorded game with other things in it. */
const changed = (changes: object): string => JSON.stringify({ ...JSON.parse(text), ...changes })

/** Its actions as they are written, with another one at a place. */
function withAction(index: number, action: unknown): unknown[] {
  const { actions: written } = JSON.parse(text) as { actions: unknown[] }
  return written.with(index, action)
}

/** Returns the number of actions in the recoverable prefix, which must equal those of the recorded game. */
function goodActions(damaged: string): number {
  expect(readGame(fairyTale, damaged).ok).toBe(false)
  const good = recoverGame(fairyTale, damaged)
  if (!good) return 0
  expect(logOf(good).actions).toEqual(actions.slice(0, good.moves.length))
  expect(readGame(fairyTale, writeGame(fairyTale, good)).ok).toBe(true)
  return good.moves.length
}

test.each([
  ['that the rules refuse', { type: 'begin' }],
  ['that nobody knows', { type: 'dance' }],
  ['that is none', 7],
])('a game is good up to an action %s', (_, action) => {
  expect(goodActions(changed({ actions: withAction(20, action) }))).toBe(20)
})

test('of two bad actions the first counts', () => {
  const bad = withAction(30, 7).with(20, { type: 'begin' })
  expect(goodActions(changed({ actions: bad }))).toBe(20)
})

test('wherever a text is broken off, whole actions of it are left', () => {
  const from = text.indexOf('"actions":[') + '"actions":['.length
  const ends = actions.map((_, index) => index).filter((index) => index % 9 === 0)
  for (const index of ends) {
    const cut = from + Math.round(((text.length - 2 - from) * index) / actions.length)
    const good = goodActions(text.slice(0, cut))
    expect(Math.abs(good - index)).toBeLessThan(8)
  }
  expect(goodActions(text.slice(0, -1))).toBe(actions.length)
  expect(goodActions(text.slice(0, -2))).toBe(actions.length)
  expect(goodActions(text.slice(0, from))).toBe(0)
})

test('undone moves stay within the good part; if only they are broken, all moves stay', () => {
  const back = writeGame(fairyTale, { ...session, takenBack: undoTo(session, 60).takenBack ?? [] })
  const stored = JSON.parse(back) as object
  const good = recoverGame(fairyTale, JSON.stringify({ ...stored, actions: withAction(20, 7) }))
  expect([good?.moves.length, good?.takenBack]).toEqual([20, [{ left: 20, moves: actions.length - 60 }]])
  expect(goodActions(JSON.stringify({ ...stored, takenBack: 'often' }))).toBe(actions.length)
  expect(goodActions(back.slice(0, -5))).toBe(actions.length)
})

/** The rest of the recorded game, as one that began in the middle (the third form), with an agreement to go back. */
const fromMiddle = (() => {
  const move = session.moves[20]
  if (!move) throw new Error('The recorded game has no such move.')
  const begun = openSessionFrom<FairyTale>(session.config, session.seed, move.before)
  const rest = replay(fairyTale, { ...logOf(begun), actions: actions.slice(20) })
  if (!rest.ok) throw new Error('The rest cannot be replayed.')
  return writeGame(fairyTale, { ...rest.value, takenBack: [{ left: 3, moves: 2 }] })
})()

test.each([
  ['the second form', writeGame(fairyTale, { ...session, takenBack: [{ left: 3, moves: 2 }] })],
  ['the third form', fromMiddle],
])('all moves stay readable with any fault in the undone ones, in %s', (_, whole) => {
  const stored = JSON.parse(whole) as { actions: unknown[] }
  expect(readGame(fairyTale, whole).ok).toBe(true)
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.record({ left: fc.jsonValue() }))), (takenBack) => {
      const spoilt = JSON.stringify({ ...stored, takenBack })
      fc.pre(!readGame(fairyTale, spoilt).ok)
      expect(recoverGame(fairyTale, spoilt)?.moves).toHaveLength(stored.actions.length)
    }),
    { numRuns: 40, examples: [['often'], [null], [[]], [[{ left: 9999, moves: 1 }]]] },
  )
})

test.each([
  ['the first action is bad', changed({ actions: withAction(0, 7) })],
  ['no action was made', changed({ actions: [], seed: 'none' })],
  ['it is another game', changed({ game: 'chess' })],
  ['other rules are played', changed({ rulesVersion: 99 })],
  ['the choices of the table are broken', changed({ config: 7 })],
  ['it is no game', 'null'],
  ['it is longer than any', ' '.repeat(LONGEST_TEXT + 1)],
  ['it has more actions than any', changed({ actions: Array(MOST_ACTIONS + 1).fill(0) })],
  ['it is nothing', ''],
])('nothing is good where %s', (_, damaged) => {
  expect(goodActions(damaged)).toBe(0)
})

test('a whole game is good throughout', () => {
  expect(recoverGame(fairyTale, text)?.moves).toHaveLength(actions.length)
})
