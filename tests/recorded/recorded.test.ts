import { expect, test } from 'vitest'
import { citadel } from '../../src/engine/citadel/index.ts'
import { fortland } from '../../src/engine/fortland/index.ts'
import { fortress } from '../../src/engine/fortress/index.ts'
import { readGame, stateOf } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { citadelEnd } from '../support/citadel-end.ts'
import { fortlandHash } from '../support/fortland-hash.ts'
import { siegeEnd } from '../support/siege-end.ts'
import { stateHash } from '../support/state-hash.ts'
import citadels from './citadel.json' with { type: 'json' }
import fortlands from './fortland.json' with { type: 'json' }
import games from './games.json' with { type: 'json' }
import sieges from './sieges.json' with { type: 'json' }

test.each(games)('recorded game "$name" still ends equally', ({ stored, end }) => {
  const read = readGame(fairyTale, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const state = stateOf(read.value)
  const { outcome, turn, hearts } = state
  expect({ outcome, turn, hearts, hash: stateHash(state) }).toEqual(end)
})

test.each(fortlands)('the recorded game of Fortland "$name" still ends as it did', ({ stored, end }) => {
  const read = readGame(fortland, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const state = stateOf(read.value)
  const { outcome, round } = state
  expect({ outcome, round, hash: fortlandHash(state) }).toEqual(end)
})

test.each(sieges)('recorded siege "$name" still ends equally', ({ stored, end }) => {
  const read = readGame(fortress, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(siegeEnd(stateOf(read.value))).toEqual(end)
})

test.each(citadels)('the recorded game of the Citadel "$name" still ends as it did', ({ stored, end }) => {
  const read = readGame(citadel, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(citadelEnd(stateOf(read.value))).toEqual(end)
})
