import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type RandomState, randomState, seededLuck } from './chance.ts'
import type { Game } from './game.ts'
import { advance, logOf, openSession, openWithWords, replay, undoTo } from './log.ts'
import { deepCopy } from './plain-data.ts'
import { stateOf } from './state-of.ts'
import {
  isSameBeginning,
  LONGEST_TEXT,
  MOST_ACTIONS,
  MOST_WORDS,
  readGame,
  writeGame,
} from './stored-game.ts'

/** A sample game: counts from a start up to ten. */
interface Count {
  points: number
  random: RandomState
}
type Act = { add: number }
interface CountKind {
  Config: { start: number }
  State: Count
  Action: Act
  Event: never
  Refusal: { code: 'beyond-ten' | 'no-nothing' }
}
const words = ['zero', 'one', 'two', 'three', 'four'] as const
const count: Game<CountKind> = {
  id: 'count',
  rulesVersion: 3,
  olderRules: {
    1: { begin: (_config, seed) => ({ points: 5, random: randomState(seed) }) },
    2: { allowed: ({ code }, { points }, { add }) => code === 'beyond-ten' && points + add < 15 },
  },
  codec: {
    config: v.strictObject({ start: v.number() }),
    action: v.strictObject({
      add: v.pipe(
        v.picklist(words),
        v.transform((word) => words.indexOf(word)),
      ),
    }),
    writeConfig: (config) => config,
    writeAction: ({ add }) => ({ add: words[add] }),
  },
  begin: ({ start }, seed, { random } = seededLuck(seed)) => ({ points: start, random: { ...random } }),
  seats: () => [{ player: '', role: 'counter' }],
  copy: deepCopy,
  refuse({ points }, { add }) {
    if (add === 0) return { code: 'no-nothing' }
    return points + add > 10 ? { code: 'beyond-ten' } : null
  },
  apply: ({ state, chance }, { add }) => {
    if (add === 1) chance.die(6)
    if (add === 4) throw new Error('The rules stumble over four.')
    state.points += add
  },
  list: () => [{ add: 1 }],
  decider: () => 0,
  outcome: () => null,
}

const stored = {
  format: 1,
  game: 'count',
  rulesVersion: 3,
  config: { start: 2 },
  seed: 77,
  actions: [{ add: 'three' }, { add: 'one' }],
}
const readText = (text: string) => readGame(count, text)
const read = (changes: Record<string, unknown>) => readText(JSON.stringify({ ...stored, ...changes }))

test('stores the configuration, the rules version, the seed and every action', () => {
  const played = replay(count, { config: { start: 2 }, seed: 77, actions: [{ add: 3 }, { add: 1 }] })
  const text = played.ok ? writeGame(count, played.value) : ''
  expect(JSON.parse(text)).toEqual(stored)
})

test('replays a stored game from its first action', () => {
  const found = read({})
  expect(found.ok && stateOf(found.value).points).toBe(6)
  expect(found.ok && logOf(found.value)).toEqual({
    config: { start: 2 },
    seed: 77,
    actions: [{ add: 3 }, { add: 1 }],
  })
})

test('stores a game without moves', () => {
  const session = openSession(count, { start: 1 }, 0)
  expect(readText(writeGame(count, session))).toEqual({ ok: true, value: session })
})

describe('a game that was started by older rules', () => {
  const threes = (times: number) => Array.from({ length: times }, () => ({ add: 'three' }))

  test('reads and writes what those rules allowed', () => {
    const text = JSON.stringify({ ...stored, rulesVersion: 2, actions: threes(4) })
    const found = readText(text)
    expect(found.ok && stateOf(found.value).points).toBe(14)
    expect(found.ok && writeGame(count, found.value)).toBe(text)
  })

  test('continues by today’s rules and reads again', () => {
    const found = read({ rulesVersion: 2 })
    if (!found.ok) throw new Error(found.error.code)
    expect(advance(count, found.value, { add: 5 })).toEqual({ ok: false, error: { code: 'beyond-ten' } })
    const next = advance(count, found.value, { add: 2 })
    const again = readText(next.ok ? writeGame(count, next.value) : '')
    expect(again.ok && stateOf(again.value).points).toBe(8)
  })

  test('is refused for actions those rules forbade', () => {
    const reason = { code: 'refused-action', index: 4, refusal: { code: 'beyond-ten' } }
    expect(read({ rulesVersion: 2, actions: threes(5) })).toEqual({ ok: false, error: reason })
  })

  test('begins as those rules began', () => {
    const found = read({ rulesVersion: 1 })
    expect(found.ok && [found.value.first.points, stateOf(found.value).points]).toEqual([5, 9])
    expect(found.ok && JSON.parse(writeGame(count, found.value)).rulesVersion).toBe(1)
  })

  test('reports the refusal of every rules version', () => {
    const reason = { code: 'refused-action', index: 0, refusal: { code: 'no-nothing' } }
    expect(read({ rulesVersion: 2, actions: [{ add: 'zero' }] })).toEqual({ ok: false, error: reason })
  })
})

describe('undo by agreement', () => {
  const back = [{ left: 1, moves: 4 }]

  test('is stored with the game, in its own format, and read again', () => {
    const found = read({ format: 2, takenBack: back })
    expect(found.ok && found.value.takenBack).toEqual(back)
    const written = found.ok ? writeGame(count, found.value) : ''
    expect(JSON.parse(written)).toEqual({ ...stored, format: 2, takenBack: back })
  })

  test.each([
    ['in a game of the form that did not know it', { takenBack: back }, 'takenBack'],
    ['missing where the form says that there is some', { format: 2 }, 'takenBack'],
    ['to where the game has not come again', { format: 2, takenBack: [{ left: 3, moves: 1 }] }, 'takenBack'],
    ['of no move at all', { format: 2, takenBack: [{ left: 0, moves: 0 }] }, 'takenBack.0.moves'],
    ['that is an empty list', { format: 2, takenBack: [] }, 'takenBack'],
  ])('is refused %s', (_, changes, where) => {
    expect(read(changes)).toEqual({ ok: false, error: { code: 'wrong-shape', where } })
  })
})

describe('random words', () => {
  const words = { dice: [-5], draws: [] }
  const played = { format: 4, words }

  test('are stored with the game, in their own format, and read again', () => {
    const begun = openWithWords(count, { start: 2 }, 77, () => -5)
    const once = advance(count, begun, { add: 1 }, () => -5)
    if (!once.ok) throw new Error(once.error.code)
    const text = writeGame(count, once.value)
    expect(JSON.parse(text)).toEqual({ ...stored, ...played, actions: [{ add: 'one' }] })
    const found = readText(text)
    expect(found).toEqual({ ok: true, value: once.value })
    expect(found.ok && stateOf(found.value).random).toEqual({ dice: [1], draws: [0] })
  })

  test('of an undone move stay', () => {
    const found = read(played)
    const back = found.ok ? undoTo(found.value, 0) : null
    const again = readText(back ? writeGame(count, back) : '')
    expect(again).toEqual({ ok: true, value: back })
    expect(again.ok && again.value.words).toEqual(words)
  })

  test.each([
    ['in a game of another format', { words }, 'words'],
    ['missing where the format says that there are some', { format: 4 }, 'words'],
    ['in a game from its middle', { ...played, from: '3' }, 'from'],
    ['without a stream', { ...played, words: { dice: [] } }, 'words.draws'],
    ['in a stream too many', { ...played, words: { ...words, cards: [] } }, 'words.cards'],
    ['that is no integer', { ...played, words: { dice: [1.5], draws: [] } }, 'words.dice.0'],
    ['of more than 32 bits', { ...played, words: { dice: [2 ** 31], draws: [] } }, 'words.dice.0'],
    ['that is no number', { ...played, words: { dice: [], draws: ['1'] } }, 'words.draws.0'],
    [
      'that are more than any game has',
      { ...played, words: { dice: Array(MOST_WORDS + 1).fill(0), draws: [] } },
      'words.dice',
    ],
  ])('are refused %s', (_, changes, where) => {
    expect(read(changes)).toEqual({ ok: false, error: { code: 'wrong-shape', where } })
  })

  test('that are too few refuse the game', () => {
    const few = { ...played, words: { dice: [], draws: [] } }
    expect(read(few)).toEqual({ ok: false, error: { code: 'cannot-be-replayed' } })
  })

  test('tell games apart that have the same start', () => {
    const [one, more, other, seeded] = [
      { ...stored, ...played },
      { ...stored, format: 4, words: { dice: [-5, 6], draws: [] } },
      { ...stored, format: 4, words: { dice: [6], draws: [] } },
      stored,
    ].map((data) => JSON.stringify(data))
    expect(isSameBeginning(one ?? '', more ?? '')).toBe(true)
    expect(isSameBeginning(one ?? '', other ?? '')).toBe(false)
    expect(isSameBeginning(one ?? '', seeded ?? '')).toBe(false)
  })
})

describe('a text that is no stored game gives the reason', () => {
  test.each([
    ['no JSON', '{"format":1', { code: 'not-json' }],
    ['nothing', '', { code: 'not-json' }],
    ['a text that is too long', ' '.repeat(LONGEST_TEXT + 1), { code: 'too-long' }],
    ['JSON of another kind', '[1]', { code: 'wrong-shape', where: 'format' }],
    ['JSON of no object', 'null', { code: 'wrong-shape', where: '' }],
  ])('%s', (_, text, reason) => {
    expect(readText(text)).toEqual({ ok: false, error: reason })
  })

  test.each([
    ['another game', { game: 'chess', format: 9 }, { code: 'unknown-game', game: 'chess' }],
    ['a newer format', { format: 5, config: 'new' }, { code: 'unknown-format', format: 5 }],
    ['other rules', { rulesVersion: 4, config: 'new' }, { code: 'unknown-rules', rulesVersion: 4 }],
    ['rules older than any that are read', { rulesVersion: 0 }, { code: 'unknown-rules', rulesVersion: 0 }],
    ['a format that is no number', { format: 'one' }, { code: 'wrong-shape', where: 'format' }],
    ['no game', { game: undefined }, { code: 'wrong-shape', where: 'game' }],
    ['a strange choice', { config: { start: 'two' } }, { code: 'wrong-shape', where: 'config.start' }],
    ['a seed that is no seed', { seed: -1 }, { code: 'wrong-shape', where: 'seed' }],
    ['a seed beyond all seeds', { seed: 2 ** 30 }, { code: 'wrong-shape', where: 'seed' }],
    ['a part too many', { extra: 1 }, { code: 'wrong-shape', where: 'extra' }],
    ['actions that are no list', { actions: {} }, { code: 'wrong-shape', where: 'actions' }],
    ['a strange action', { actions: [{ add: 'one' }, 5] }, { code: 'wrong-shape', where: 'actions.1' }],
    ['a strange part', { actions: [{ add: 'ten' }] }, { code: 'wrong-shape', where: 'actions.0.add' }],
    [
      'more actions than any game has',
      { actions: Array.from({ length: MOST_ACTIONS + 1 }, () => ({ add: 'zero' })) },
      { code: 'wrong-shape', where: 'actions' },
    ],
    [
      'an action that is not allowed',
      { actions: Array.from({ length: 4 }, () => ({ add: 'three' })) },
      { code: 'refused-action', index: 2, refusal: { code: 'beyond-ten' } },
    ],
    [
      'an action over which the rules stumble',
      { actions: [{ add: 'four' }] },
      { code: 'cannot-be-replayed' },
    ],
  ])('%s', (_, changes, reason) => {
    expect(read(changes)).toEqual({ ok: false, error: reason })
  })
})
