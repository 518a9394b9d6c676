import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sameReadings } from './codec.ts'
import { houseRuleEntries, LONGEST_NAME, playerName, standardOf } from './config.ts'

const RULES = { dice: [1, 2], winter: ['late', 'early', 'never'] } as const

test('a house rule’s standard is its first reading', () => {
  expect(Object.entries(standardOf(RULES))).toEqual([
    ['dice', 1],
    ['winter', 'late'],
  ])
})

test('have equal readings if no rule differs', () => {
  expect(sameReadings(standardOf(RULES), { dice: 1, winter: 'late' })).toBe(true)
  expect(sameReadings(standardOf(RULES), { dice: 1, winter: 'never' })).toBe(false)
})

test('stored house rules have one reading each, and no other value', () => {
  const form = v.strictObject(houseRuleEntries(RULES))
  expect(v.is(form, { dice: 2, winter: 'never' })).toBe(true)
  expect(v.is(form, { dice: 3, winter: 'never' })).toBe(false)
  expect(v.is(form, { dice: '2', winter: 'never' })).toBe(false)
  expect(v.is(form, { dice: 2 })).toBe(false)
})

test('a name counts code points, so that a sign of two units is one', () => {
  expect(v.is(playerName, '🦊'.repeat(LONGEST_NAME))).toBe(true)
  expect(v.is(playerName, 'm'.repeat(LONGEST_NAME + 1))).toBe(false)
})
