import { expect, test } from 'vitest'
import { ALONE, isSamePerson, joined, parted } from './humans.ts'

const several = (persons: Partial<Record<string, number>>) => ({ people: 'several', persons }) as const

test('roles with one stored id are one person, all others are persons of their own', () => {
  const sitting = several({ beast: 1, hunter: 1, puss: 2 })
  expect(isSamePerson(sitting, 'beast', 'hunter')).toBe(true)
  expect(isSamePerson(sitting, 'beast', 'puss')).toBe(false)
  expect(isSamePerson(sitting, 'wolf', 'oak')).toBe(false)
  expect(isSamePerson(sitting, 'wolf', 'wolf')).toBe(true)
  expect(isSamePerson(sitting, undefined, 'beast')).toBe(false)
})

test('one person at the table leads every role', () => {
  expect(isSamePerson(ALONE, 'beast', 'puss')).toBe(true)
})

test('roles that are joined leave those that they were joined with before', () => {
  const first = joined<string>({}, ['beast', 'hunter', 'puss'])
  const second = joined(first, ['puss', 'wolf'])
  expect(isSamePerson(several(second), 'puss', 'wolf')).toBe(true)
  expect(isSamePerson(several(second), 'beast', 'hunter')).toBe(true)
  expect(isSamePerson(several(second), 'beast', 'puss')).toBe(false)
  expect(parted(second, ['puss', 'wolf'])).toEqual(parted(first, ['puss']))
})
