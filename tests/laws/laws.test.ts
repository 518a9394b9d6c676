import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { allAtOnce, lawsOfTale } from './every-game.ts'
import { LAWFUL_GAMES } from './lawful-games.ts'
import { raceLaws, triedRace } from './race.ts'

describe.each(Object.values(LAWFUL_GAMES))('$name', ({ laws, inputs, stored }) => {
  test.each(laws)('$name', ({ assertHolds }) => assertHolds())

  test.each(inputs)('malformed $name are read whole or refused', (one) => {
    fc.assert(fc.property(one.texts, one.assertWhole), { numRuns: one.runs })
  })

  test.each(stored)(
    '$name that is spoilt is read whole, or refused in words',
    async ({ texts, assertWhole }) => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => assertWhole(text)),
        { numRuns: 60 },
      )
    },
  )
})

describe('the race with hidden cards', () => {
  test.each(raceLaws.laws)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })
})

describe('a race that breaks the laws is found out where', () => {
  test.each<[string, Partial<Game<DiceRace>>]>([
    ['everybody hears which card was seen', { heard: (event) => event }],
    ['everybody sees every card', { seen: (state) => state }],
    ['a card that was seen can be hidden again by undo', { isUndoBoundary: () => false }],
    ['what is refused is listed', { list: () => [{ type: 'roll' }, { type: 'peek' }] }],
    ['what is allowed is not listed', { list: (state) => diceRace.list(state).slice(1) }],
    ['an action is listed twice', { list: (state) => diceRace.list(state).flatMap((one) => [one, one]) }],
    ['it is nobody’s turn', { decider: () => null }],
    ['nobody comes on', { apply: ({ state }) => void state.random.dice.reverse() }],
    [
      'a refusal changes something',
      {
        refuse(state, action) {
          const refusal = diceRace.refuse(state, action)
          if (refusal) state.at[0] -= 1
          return refusal
        },
      },
    ],
    ['the copy shares what the rules change', { copy: (state) => ({ ...state }) }],
  ])('%s', (_, fault) => {
    const law = allAtOnce({ ...triedRace, game: { ...diceRace, ...fault } })
    expect(fc.check(law, { numRuns: 100, seed: 1, endOnFailure: true }).failed).toBe(true)
  })
})

describe('a law of one game', () => {
  const fail = () => {
    throw new Error('The law is broken.')
  }

  test.each([
    ['position', { visit: fail }],
    ['move', { watch: fail }],
  ])('fails with its check of a %s', (_, check) => {
    const { laws, every } = lawsOfTale(triedRace, [{ name: 'own', runs: 1, ...check }])
    for (const property of [laws.at(-1)?.property ?? every, every])
      expect(fc.check(property, { numRuns: 1 }).failed).toBe(true)
  })

  test('must check positions or moves', () => {
    // @ts-expect-error A law without a check is a type error.
    expect(() => lawsOfTale(triedRace, [{ name: 'none', runs: 1 }])).not.toThrow()
  })
})
