import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  citadel,
  parseAction,
  parseNotation,
  problemText,
  writeNotation,
} from '../../src/engine/citadel/index.ts'
import { actionOf, readGame } from '../../src/engine/kernel/index.ts'
import { anyAction, randomPositions } from './random-play.ts'
import { position } from './told.ts'

const SEATS =
  'seat 1 bricks 4 plots c3=turnpike f3 hand stable* inn influence loan spy | seat 2 bricks 0 plots d3'

describe('a position in writing [C 35]', () => {
  test('takes its lines in any order, a title or none, and several alike as one', () => {
    const state = position(`version strategic | ${SEATS} | market smithyx2 | on-turn 2 | turn 4`)
    const other = `turn 4\non-turn 2\nmarket smithy smithy\n${SEATS.replace(' | ', '\n')}\nversion strategic`
    expect(position(other.replace('market smithy smithy', 'market smithyx2'))).toEqual(state)
    expect(position(`the indomitable citadel 1\n${other.replace('smithy smithy', 'smithyx2')}\n`)).toEqual(
      state,
    )
  })

  test('omits defaults', () => {
    const text = writeNotation(position('seat 1 bricks 0 plots a4 | seat 2 bricks 0 plots c5'))
    expect(text).not.toMatch(/^(two|last-round|powers|market|pawnshop|spent|question|ending|winners)/m)
    expect(text).toContain('\nversion basic\nseat 1 bricks 0 plots a4\nseat 2 bricks 0 plots c5\npile ')
  })

  test.each([
    ['wrong-line', `${SEATS} | dragons 3`],
    ['line-twice', `${SEATS} | turn 4 | turn 5`],
    ['wrong-seat', 'seat 1 bricks 4 plots c3'],
    ['wrong-seat', 'seat 2 bricks 4 | seat 1 bricks 0'],
    ['wrong-rules', `version grand | ${SEATS}`],
    ['wrong-number', `${SEATS} | turn 0`],
    ['wrong-number', 'seat 1 bricks -1 plots a4 | seat 2 bricks 0 plots c5'],
    ['wrong-plot', 'seat 1 bricks 0 plots i1 | seat 2 bricks 0 plots c5'],
    ['plot-twice', 'seat 1 bricks 0 plots a4 | seat 2 bricks 0 plots a4'],
    ['wrong-card', 'seat 1 bricks 0 plots a4 hand castle | seat 2 bricks 0 plots c5'],
    ['card-too-many', 'seat 1 bricks 0 plots a4 hand manor manor manor manor | seat 2 bricks 0 plots c5'],
    [
      'too-much-influence',
      'seat 1 bricks 0 plots a4 influence loan loan spy torch | seat 2 bricks 0 plots c5',
    ],
    ['wrong-phase', `${SEATS} | phase noon`],
    ['wrong-question', `${SEATS} | question withdraw 1 e5 e4`],
    ['wrong-outcome', `${SEATS} | winners 1`],
  ])('rejects what is invalid: %s', (code, text) => {
    const read = parseNotation(text)
    expect(!read.ok && read.error.code).toBe(code)
    expect(!read.ok && problemText(read.error)).toMatch(/^["A-Z].*\.$/)
  })

  test('is read back in any position', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const text = writeNotation(state)
        const read = parseNotation(text.trimEnd().split('\n').join(' | '))
        expect(read.ok && writeNotation(read.value)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })
})

describe('an action in writing', () => {
  test('is read back', () => {
    fc.assert(
      fc.property(anyAction, (action) => {
        const text = actionText(action)
        // A word that is left out cannot be read.
        if (/ {2}| $/.test(text)) expect(parseAction(text)).toBeNull()
        else expect(actionText(parseAction(text) ?? { type: 'stop' })).toBe(text)
      }),
    )
  })

  test.each([
    '',
    'fly',
    'build inn',
    'claim',
    'claim a5 a6',
    'sell inn',
    'sell inn bank',
    'buy pile now',
    'end  ',
    'play',
    'play spy 2 3',
    'toString',
  ])('"%s" is none', (text) => {
    expect(parseAction(text)).toBeNull()
  })
})

describe('a stored game', () => {
  const stored = (other: object) =>
    JSON.stringify({
      format: 1,
      game: 'citadel',
      rulesVersion: citadel.rulesVersion,
      config: { players: ['Mira', ''], rules: { version: 'basic', two: 'plain', lastRound: 'off' } },
      seed: 4,
      actions: ['choose d1', 'choose a5'],
      ...other,
    })

  test('is read with all its moves', () => {
    const read = readGame(citadel, stored({}))
    expect(read.ok && read.value.moves.map((move) => actionText(actionOf(move)))).toEqual([
      'choose d1',
      'choose a5',
    ])
  })

  test.each([
    ['an action that nobody knows', { actions: ['choose z9 z8'] }],
    ['an action that is refused', { actions: ['choose d1', 'choose d1'] }],
    [
      'too many people',
      { config: { players: Array(6).fill(''), rules: { version: 'basic', two: 'plain', lastRound: 'off' } } },
    ],
    [
      'a house rule that there is not',
      { config: { players: ['', ''], rules: { version: 'grand', two: 'plain', lastRound: 'off' } } },
    ],
    [
      'a name that is too long',
      {
        config: {
          players: ['a'.repeat(25), ''],
          rules: { version: 'basic', two: 'plain', lastRound: 'off' },
        },
      },
    ],
  ])('is refused with %s', (_, other) => {
    expect(readGame(citadel, stored(other)).ok).toBe(false)
  })
})
