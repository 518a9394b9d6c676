import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { BOOGYMAN_LAWS, triedBoogyman } from './boogyman.ts'
import { BOOGYMAN_INPUTS } from './boogyman-inputs.ts'
import { CITADEL_LAWS, triedCitadel } from './citadel.ts'
import { CITADEL_INPUTS } from './citadel-inputs.ts'
import { allAtOnce } from './every-game.ts'
import { LAWS, triedFairyTale } from './fairy-tale.ts'
import { FORTLAND_LAWS, triedFortland } from './fortland.ts'
import { FORTLAND_INPUTS } from './fortland-inputs.ts'
import { FORTRESS_LAWS, triedFortress } from './fortress.ts'
import { FORTRESS_INPUTS } from './fortress-inputs.ts'
import { RACE_LAWS, triedRace } from './race.ts'
import { READERS, storedInputs } from './stored-inputs.ts'

describe('The Last Fairy Tale', () => {
  test.each(LAWS)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })
})

describe('The BigBadBoogyman', () => {
  test.each(BOOGYMAN_LAWS)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })

  test.each(BOOGYMAN_INPUTS)('$name that nobody should write is read whole, or refused', (inputs) => {
    fc.assert(fc.property(inputs.texts, inputs.assertWhole), { numRuns: 100 })
  })
})

describe('The Fortress', () => {
  test.each(FORTRESS_LAWS)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })

  test.each(FORTRESS_INPUTS)('$name that nobody should write is read whole, or refused', (inputs) => {
    fc.assert(fc.property(inputs.texts, inputs.assertWhole), { numRuns: 100 })
  })
})

describe('The Indomitable Citadel', () => {
  test.each(CITADEL_LAWS)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })

  test.each(CITADEL_INPUTS)('$name that nobody should write is read whole, or refused', (inputs) => {
    fc.assert(fc.property(inputs.texts, inputs.assertWhole), { numRuns: 60 })
  })
})

describe('Fortland', () => {
  test.each(FORTLAND_LAWS)('$name', ({ property, runs }) => {
    fc.assert(property, { numRuns: runs })
  })

  test.each(FORTLAND_INPUTS)('$name that nobody should write is read whole, or refused', (inputs) => {
    fc.assert(fc.property(inputs.texts, inputs.assertWhole), { numRuns: 100 })
  })
})

describe.each([
  { tale: 'The Last Fairy Tale', inputs: storedInputs(triedFairyTale, READERS) },
  { tale: 'The BigBadBoogyman', inputs: storedInputs(triedBoogyman, READERS) },
  { tale: 'The Fortress', inputs: storedInputs(triedFortress, READERS) },
  { tale: 'The Indomitable Citadel', inputs: storedInputs(triedCitadel, READERS) },
  { tale: 'Fortland', inputs: storedInputs(triedFortland, READERS) },
])('of $tale', ({ inputs }) => {
  test.each(inputs)(
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
  test.each(RACE_LAWS)('$name', ({ property, runs }) => {
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
