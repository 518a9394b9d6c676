import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  CARDS,
  fortress,
  PRESETS,
  parseAction,
  standardRules,
  writeMuster,
} from '../../src/engine/fortress/index.ts'
import { readGame, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { randomPositions } from './random-play.ts'

const SIEGE = writeMuster({
  muster: PRESETS['town-watch'],
  against: { defenders: 5 },
  rules: standardRules(),
})

const stored = (actions: unknown = ['end', 'end'], config: object = {}) =>
  JSON.stringify({
    format: 1,
    game: 'fortress',
    rulesVersion: 1,
    config: { player: 'Hare', siege: SIEGE, ...config },
    seed: 5,
    actions,
  })

test('an action in words is read back', () => {
  const card = fc.constantFrom(...CARDS)
  const actions = fc.oneof(
    fc.record({ type: fc.constantFrom('lay', 'cast', 'send'), card }),
    fc.record({
      type: fc.constantFrom('keep', 'redraw', 'again', 'yield', 'fight', 'assault', 'end', 'give-up'),
    }),
  )
  fc.assert(
    fc.property(actions, (action) => {
      expect(parseAction(actionText(action))).toEqual({ ...action })
    }),
  )
})

describe('a stored siege', () => {
  test('stores deck and actions as words, plays on', () => {
    const read = readGame(fortress, stored())
    if (!read.ok) throw new Error(read.error.code)
    expect(writeGame(fortress, read.value)).toBe(stored())
    expect(stateOf(read.value).turn).toBe(3)
    expect(fortress.seats(read.value.config)).toEqual([{ player: 'Hare', role: 'besieger' }])
  })

  test.each([
    ['an action that is none', stored(['storm']), { code: 'wrong-shape', where: 'actions.0' }],
    ['an action that is no text', stored([{ type: 'end' }]), { code: 'wrong-shape', where: 'actions.0' }],
    [
      'an action that is not allowed',
      stored(['end', 'fight']),
      { code: 'refused-action', index: 1, refusal: { code: 'nobody-sent' } },
    ],
    [
      'a deck that is none',
      stored([], { siege: 'muster wolf' }),
      { code: 'wrong-shape', where: 'config.siege' },
    ],
    [
      'a deck that is written in another way',
      stored([], { siege: `${SIEGE} ` }),
      { code: 'wrong-shape', where: 'config.siege' },
    ],
    [
      'a name that is too long',
      stored([], { player: 'x'.repeat(25) }),
      { code: 'wrong-shape', where: 'config.player' },
    ],
  ])('with %s is refused whole', (_, text, reason) => {
    expect(readGame(fortress, text)).toEqual({ ok: false, error: reason })
  })

  test('is copied so that the copy shares nothing that the rules change', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const before = JSON.stringify(state)
        const copy = fortress.copy(state)
        expect(copy).toEqual(state)
        for (const list of [
          copy.garrison,
          copy.slain,
          copy.fallen,
          copy.hand,
          copy.deck,
          copy.army,
          copy.column,
        ]) {
          list.length = 0
        }
        copy.lands.wood = 99
        copy.random.dice = [1, 2, 3, 4]
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: 50 },
    )
  })
})
