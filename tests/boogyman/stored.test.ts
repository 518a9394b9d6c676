import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  asTile,
  boogyman,
  parseAction,
  parseTurn,
  TILES,
  turnText,
} from '../../src/engine/boogyman/index.ts'
import { openSession, readGame, replay, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { configs, randomPositions } from './random-play.ts'

const CONFIG = { players: ['Hare', ''] as const, first: 'green' as const, rules: { trees: 'two' as const } }
const ACTIONS = ['place d4', 'place a1', 'place a2', 'place d5', 'step d4 e4', 'step d5 d6']

/** Returns a stored game with these actions and these further fields. */
const stored = (actions: unknown = ACTIONS, other: object = {}) =>
  JSON.stringify({
    format: 1,
    game: 'boogyman',
    rulesVersion: 1,
    config: CONFIG,
    seed: 5,
    actions,
    ...other,
  })

describe('actions in words', () => {
  test('are read back', () => {
    const tile = fc.constantFrom(...TILES)
    const actions = fc.oneof(
      fc.record({ type: fc.constantFrom('place', 'spawn', 'call'), at: tile }),
      fc.record({ type: fc.constant('step'), from: tile, to: tile }),
      fc.record({ type: fc.constant('prowl'), to: tile }),
      fc.record({ type: fc.constantFrom('agree-draw', 'give-up') }),
    )
    fc.assert(
      fc.property(fc.array(actions, { minLength: 1 }), (all) => {
        expect(parseTurn(turnText(all))).toEqual(all.map((action) => ({ ...action })))
      }),
    )
  })

  test.each([
    '',
    'fly d4',
    'place',
    'place d4 d5',
    'step d4',
    'step d4 d5 d6',
    'step d4 d9',
    'prowl',
    'prowl d4 d5',
    'give-up d4',
    'agree-draw now',
    'call  d4',
    'toString d4',
  ])('"%s" is no action', (text) => {
    expect(parseAction(text)).toBeNull()
    expect(parseTurn(`place d4, ${text}`)).toBeNull()
  })
})

describe('a stored game', () => {
  test('is read back and can be played on', () => {
    const read = readGame(boogyman, stored())
    if (!read.ok) throw new Error(read.error.code)
    expect(writeGame(boogyman, read.value)).toBe(stored())
    expect(boogyman.list(stateOf(read.value)).map(actionText)).toContain('step a1 a2')
    expect(replay(boogyman, { config: CONFIG, seed: 5, actions: [] }).ok).toBe(true)
  })

  test.each([
    ['an action that is none', stored(['walk d4']), { code: 'wrong-shape', where: 'actions.0' }],
    ['an action that is no text', stored([{ type: 'give-up' }]), { code: 'wrong-shape', where: 'actions.0' }],
    [
      'an action that is not allowed',
      stored(['place d4', 'step d4 d5']),
      { code: 'refused-action', index: 1, refusal: { code: 'still-placing' } },
    ],
    [
      'a side that there is not',
      stored([], { config: { ...CONFIG, first: 'blue' } }),
      { code: 'wrong-shape', where: 'config.first' },
    ],
    [
      'a house rule that there is not',
      stored([], { config: { ...CONFIG, rules: { trees: 'four' } } }),
      { code: 'wrong-shape', where: 'config.rules.trees' },
    ],
    [
      'a name that is too long',
      stored([], { config: { ...CONFIG, players: ['x'.repeat(25), ''] } }),
      { code: 'wrong-shape', where: 'config.players.0' },
    ],
    [
      'a third player',
      stored([], { config: { ...CONFIG, players: ['', '', ''] } }),
      { code: 'wrong-shape', where: 'config.players.2' },
    ],
    ['another tale', stored([], { game: 'fairy-tale' }), { code: 'unknown-game', game: 'fairy-tale' }],
  ])('with %s is refused whole', (_, text, reason) => {
    expect(readGame(boogyman, text)).toEqual({ ok: false, error: reason })
  })

  test('begins the same with any seed', () => {
    fc.assert(
      fc.property(configs, fc.nat({ max: 2 ** 30 - 1 }), (config, seed) => {
        expect(boogyman.begin(config, seed)).toEqual(stateOf(openSession(boogyman, config, 0)))
      }),
    )
  })

  test('is copied so that the copy shares nothing that the rules change', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const copy = boogyman.copy(state)
        expect(copy).toEqual(state)
        copy.trees[0] = 99
        copy.pawns[0][0] = 99
        copy.pawns[1][0] = 99
        copy.acted[0] = 99
        copy.boogymen[0] = asTile(99)
        expect([
          state.trees[0],
          state.pawns[0][0],
          state.pawns[1][0],
          state.acted[0],
          state.boogymen[0],
        ]).not.toContain(99)
      }),
      { numRuns: 50 },
    )
  })
})
