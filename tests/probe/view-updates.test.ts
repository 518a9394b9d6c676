import { describe, expect, test } from 'vitest'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { fortland, standardRules } from '../../src/engine/fortland/index.ts'
import {
  advance,
  applyUpdate,
  type Game,
  type GameTypes,
  logOf,
  openSession,
  openView,
  openWithWords,
  type Session,
  stateOf,
  undoTo,
  viewUpdate,
  wholeView,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const CONFIG = { players: ['Hanna', 'Tom'] } as const
const source = () => 123_456_789

function played(session: Session<DiceRace>, ...types: DiceRace['Action']['type'][]): Session<DiceRace> {
  return types.reduce((before, type) => {
    const next = advance(diceRace, before, { type }, source)
    if (!next.ok) throw new Error(next.error.code)
    return next.value
  }, session)
}

function opened<K extends GameTypes>(game: Game<K>, session: Session<K>, viewer: number | null): Session<K> {
  const read = openView(game, wholeView(game, session, viewer))
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const begun = openWithWords(diceRace, CONFIG, 3, source)
const peeked = played(begun, 'peek')

describe('a session of views', () => {
  test('has the actions of its own seat only', () => {
    const rolled = played(begun, 'roll', 'step')
    const actions = (viewer: number | null) =>
      opened(diceRace, rolled, viewer).moves.map(({ action }) => action?.type ?? null)
    expect([0, 1, null].map(actions)).toEqual([
      ['roll', null],
      [null, 'step'],
      [null, null],
    ])
  })

  test('shows what was seen to the seat that saw it only', () => {
    const card = begun.first.cards[1]
    const told = (viewer: number | null) => opened(diceRace, peeked, viewer).moves[0]?.frames[0]?.event
    expect(told(0)).toMatchObject({ type: 'peeked', card })
    expect([1, null].map(told)).toEqual(Array(2).fill({ type: 'peeked', seat: 0, card: null }))
  })

  test('can neither be played on, nor stored, nor taken for a log', () => {
    const session = opened(diceRace, peeked, 1)
    expect(() => advance(diceRace, session, { type: 'roll' }, source)).toThrow('updates only')
    expect(() => writeGame(diceRace, session)).toThrow('hidden')
    expect(() => logOf(session)).toThrow('hidden')
  })

  test('goes back by agreement, and is told so when it is opened later', () => {
    const rolled = played(begun, 'roll', 'roll')
    const there = undoTo(rolled, 1)
    const here = undoTo(opened(diceRace, rolled, 1), 1)
    expect(here).toEqual(opened(diceRace, there, 1))
    expect(here.takenBack).toEqual([{ left: 1, moves: 1 }])
  })
})

test('a game with a seed is never sent before its end', () => {
  const seeded = openSession(diceRace, CONFIG, 3)
  expect(() => wholeView(diceRace, seeded, 0)).toThrow('with a seed')
  const open = openSession(fortland, { players: ['', ''], rules: standardRules() }, 3)
  const [action] = fortland.list(open.first)
  const next = action && advance(fortland, open, action)
  if (!next?.ok) throw new Error('refused')
  expect(() => wholeView(fortland, open, 0)).toThrow('with a seed')
  expect(() => viewUpdate(fortland, open, next.value, 0)).toThrow('with a seed')
})

test('an update is of the next move only', () => {
  expect(() => viewUpdate(diceRace, begun, begun, 0)).toThrow('by one move')
  expect(() => viewUpdate(diceRace, begun, played(peeked, 'roll'), 0)).toThrow('by one move')
  expect(() => viewUpdate(diceRace, played(begun, 'step'), played(peeked, 'roll'), 0)).toThrow('by one move')
})

describe('data that is no update', () => {
  const session = opened(diceRace, begun, 1)
  const update = viewUpdate(diceRace, begun, peeked, 0)

  test.each<[string, unknown, string]>([
    ['nothing', null, 'wrong-shape'],
    ['of no kind', { ...update, kind: 'what' }, 'wrong-shape'],
    ['with a part too many', { ...update, words: [] }, 'wrong-shape'],
    ['with a strange action', { ...update, action: { type: 'fly' } }, 'wrong-shape'],
    ['with frames that are none', { ...update, frames: [7] }, 'wrong-shape'],
    ['that takes away what is not there', { ...update, after: { nothing: null } }, 'does-not-fit'],
    ['that leaves no view', { ...update, after: [7] }, 'does-not-fit'],
    [
      'that leaves a view without seats',
      { ...update, after: { cards: null, peeked: null } },
      'cannot-be-replayed',
    ],
    ['of a game that hides nothing', { kind: 'move', action: { type: 'roll' } }, 'does-not-fit'],
  ])('is refused: %s', (_, data, code) => {
    expect(applyUpdate(diceRace, session, data)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('a move of a game that hides nothing', () => {
  const duel = { players: ['Anna', 'Ben'], first: 'green', rules: { trees: 'three' } } as const
  const there = openWithWords(boogyman, duel, 0, source)
  const [action] = boogyman.list(there.first)
  const next = action && advance(boogyman, there, action)
  if (!next?.ok) throw new Error('refused')
  const update = viewUpdate(boogyman, there, next.value, null)

  test('is its action alone without luck', () => {
    expect(Object.keys(update)).toEqual(['action', 'kind'])
    const here = applyUpdate(boogyman, opened(boogyman, there, null), update)
    expect(here).toEqual({ ok: true, value: { ...next.value } })
  })

  test.each<[string, unknown, string]>([
    ['with luck that it does not need', { ...update, dice: [1] }, 'does-not-fit'],
    ['with a word that is none', { ...update, dice: [2 ** 40] }, 'wrong-shape'],
    ['that cannot be read', { ...update, action: 'fly' }, 'wrong-shape'],
    ['as a view', viewUpdate(diceRace, begun, peeked, 0), 'does-not-fit'],
  ])('is refused %s', (_, data, code) => {
    expect(applyUpdate(boogyman, opened(boogyman, there, null), data)).toMatchObject({ error: { code } })
  })

  test('is refused where rules forbid it', () => {
    expect(applyUpdate(boogyman, next.value, { kind: 'move', action: 'step c2 c3' })).toMatchObject({
      error: { code: 'refused-action', index: 1 },
    })
  })
})

describe('data that is no view', () => {
  const view = wholeView(diceRace, peeked, 1)

  test.each<[string, unknown, string]>([
    ['nothing', null, 'wrong-shape'],
    ['of another game', { ...view, game: 'chess' }, 'unknown-game'],
    ['of other rules', { ...view, rulesVersion: 2 }, 'unknown-rules'],
    ['of a viewer that is none', { ...view, viewer: -1 }, 'wrong-shape'],
    ['with a strange choice', { ...view, config: {} }, 'wrong-shape'],
    ['without a first state', { ...view, first: null }, 'wrong-shape'],
    ['with a first state of another game', { ...view, first: {}, moves: [] }, 'cannot-be-replayed'],
    ['with moves that do not fit', { ...view, first: {} }, 'does-not-fit'],
    ['with a stored game that is none', { kind: 'game', game: 7 }, 'wrong-shape'],
  ])('is refused: %s', (_, data, code) => {
    expect(openView(diceRace, data)).toMatchObject({ ok: false, error: { code } })
  })
})

test('sends finished games whole to everybody', () => {
  let session = begun
  while (diceRace.outcome(stateOf(session)) === null) session = played(session, 'roll')
  for (const viewer of [0, 1, null]) expect(opened(diceRace, session, viewer)).toEqual(session)
})
