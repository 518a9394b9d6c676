import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  asPlace,
  asSpace,
  type Fortland,
  fortland,
  parseAction,
  parseGiven,
  parseSpace,
  parseTurn,
  spaceName,
  standardRules,
  turnText,
} from '../../src/engine/fortland/index.ts'
import {
  advance,
  openSessionFrom,
  readGame,
  replay,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { configs, positionAfter, randomPositions } from './random-play.ts'

const CONFIG = { players: ['Hare', ''], rules: standardRules() }
const ACTIONS = ['muster n1', 'muster w2', 'roll', 'march']

/** Returns a stored game with these actions and these further fields. */
const stored = (actions: unknown = ACTIONS, other: object = {}) =>
  JSON.stringify({ format: 1, game: 'fortland', rulesVersion: 1, config: CONFIG, seed: 5, actions, ...other })

describe('actions in words', () => {
  test('are read back', () => {
    const actions = fc.oneof(
      fc.record({ type: fc.constant('muster'), at: fc.nat({ max: 15 }).map(asSpace) }),
      fc.record({ type: fc.constantFrom('roll', 'march', 'turn', 'build', 'tear', 'end', 'give-up') }),
    )
    fc.assert(
      fc.property(fc.array(actions, { minLength: 1 }), (all) => {
        expect(parseTurn(turnText(all))).toEqual(all.map((action) => ({ ...action })))
      }),
    )
    expect(Array.from({ length: 16 }, (_, space) => parseSpace(spaceName(asSpace(space))))).toEqual([
      ...Array.from({ length: 16 }).keys(),
    ])
  })

  test('rolls may have given faces until stored', () => {
    expect(parseGiven('roll 4')).toEqual({ action: { type: 'roll' }, dice: [4] })
    expect(parseGiven('roll 4 2')).toEqual({ action: { type: 'roll' }, dice: [4, 2] })
    expect(parseGiven('roll')).toEqual({ action: { type: 'roll' }, dice: [] })
    expect(['roll 7', 'roll 0', 'roll 1 2 3', 'roll  4', 'march 4'].map(parseGiven)).toEqual(
      Array(5).fill(null),
    )
    expect(parseAction('roll 4')).toBeNull()
  })

  test.each(['', 'fly', 'muster', 'muster n5', 'muster n1 w1', 'march n1', 'roll  4', 'give up', 'toString'])(
    '"%s" is no action',
    (text) => {
      expect(parseAction(text)).toBeNull()
      expect(parseTurn(`march, ${text}`)).toBeNull()
    },
  )
})

describe('a stored game', () => {
  test('is read back and can be played on', () => {
    const read = readGame(fortland, stored())
    if (!read.ok) throw new Error(read.error.code)
    expect(writeGame(fortland, read.value)).toBe(stored())
    expect(fortland.list(stateOf(read.value)).map(actionText)).toContain('march')
    expect(replay(fortland, { config: CONFIG, seed: 5, actions: [] }).ok).toBe(true)
  })

  test('from positions keeps its rng for later rolls', () => {
    const config = { players: ['', '', ''], rules: standardRules() }
    const state = positionAfter(config, 11, 60)
    let session = openSessionFrom<Fortland>(config, 11, state)
    for (let done = 0; done < 40; done++) {
      const [action] = fortland.list(stateOf(session))
      const next = action && advance(fortland, session, action)
      if (!next?.ok) throw new Error('A listed action was refused.')
      session = next.value
    }
    const read = readGame(fortland, writeGame(fortland, session))
    expect(read.ok && stateOf(read.value)).toEqual(stateOf(session))
    expect(session.moves.some(({ action }) => action.type === 'roll')).toBe(true)
  })

  test('of every position reads back with luck', () => {
    fc.assert(
      fc.property(
        fc.tuple(configs, fc.nat({ max: 2 ** 30 - 1 }), fc.nat({ max: 300 })),
        ([config, seed, many]) => {
          const state = positionAfter(config, seed, many)
          const written = fortland.codec.position?.write(state) ?? ''
          expect(fortland.codec.position?.read(written, config)?.random).toEqual(state.random)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('its luck is two streams of four whole numbers, neither all nought', () => {
    const config = { players: ['', ''], rules: standardRules() }
    const read = (luck: string) =>
      fortland.codec.position?.read(`a a A\nB b b\nluck ${luck}\n`, config) ?? null
    expect(read('1 -2 3 4 5 6 7 8')?.random).toEqual({ dice: [1, -2, 3, 4], draws: [5, 6, 7, 8] })
    expect(
      [
        ...['0 0 0 0 1 2 3 4', '1 2 3 4', '1 2 3 4 5 6 7 8 9', '1 2 3 x 5 6 7 8'],
        ...['1 2 3 2147483648 5 6 7 8', ''],
      ].map(read),
    ).toEqual(Array(6).fill(null))
    expect(fortland.codec.position?.read('a a A\nB b b\n', config)).not.toBeNull()
    expect(fortland.codec.position?.read('B b a A\nb . . a\nc . . d\nC c d D\n', config)).toBeNull()
    expect(fortland.codec.position?.read('a a A\nB b b\nrules leave on', config)).toBeNull()
  })

  test.each([
    ['an action that is none', stored(['walk n1']), { code: 'wrong-shape', where: 'actions.0' }],
    [
      'a roll with its face given',
      stored(['muster n1', 'muster w2', 'roll 6']),
      { code: 'wrong-shape', where: 'actions.2' },
    ],
    [
      'an action that is not allowed',
      stored(['muster n1', 'roll']),
      { code: 'refused-action', index: 1, refusal: { code: 'muster-first' } },
    ],
    [
      'a house rule that there is not',
      stored([], { config: { ...CONFIG, rules: { ...standardRules(), dice: 3 } } }),
      { code: 'wrong-shape', where: 'config.rules.dice' },
    ],
    [
      'a name that is too long',
      stored([], { config: { ...CONFIG, players: ['x'.repeat(25), ''] } }),
      { code: 'wrong-shape', where: 'config.players.0' },
    ],
    [
      'one player',
      stored([], { config: { ...CONFIG, players: [''] } }),
      { code: 'wrong-shape', where: 'config.players' },
    ],
    [
      'five players [F 15]',
      stored([], { config: { ...CONFIG, players: ['', '', '', '', ''] } }),
      { code: 'wrong-shape', where: 'config.players' },
    ],
  ])('with %s is refused whole', (_, text, reason) => {
    expect(readGame(fortland, text)).toEqual({ ok: false, error: reason })
  })

  test('is copied so that the copy shares nothing that the rules change', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const copy = fortland.copy(state)
        expect(copy).toEqual(state)
        copy.forts[0] = 3
        copy.armies[0] = 'waiting'
        copy.built.push(asPlace(99))
        copy.random.dice = [9]
        expect([state.forts[0], state.armies[0], state.built.at(-1), state.random.dice]).not.toEqual([
          3,
          'waiting',
          99,
          [9],
        ])
        expect(state.built).not.toContain(99)
      }),
      { numRuns: 50 },
    )
  })
})
