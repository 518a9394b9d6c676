import { expect, test } from 'vitest'
import { CHARACTER_IDS, type CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { type Company, move, names, orderOf, rename, seated, sharedNames, toggle } from './company.ts'

const company = (...characters: CharacterId[]): Company =>
  characters.map((character) => ({ character, player: '' }))
const order = (all: Company) => all.map(({ character }) => character)

test('adds a hero as the last, and removes it if pressed again', () => {
  const joined = toggle(company('huntsman'), 'rapunzel')
  expect(order(joined)).toEqual(['huntsman', 'rapunzel'])
  expect(orderOf(joined, 'rapunzel')).toBe(2)
  expect(order(toggle(joined, 'huntsman'))).toEqual(['rapunzel'])
})

test('refuses a seventh hero', () => {
  const six = company(...CHARACTER_IDS.slice(0, 6))
  expect(toggle(six, 'aladdin')).toEqual(six)
})

test('swaps neighbours, and stops at both ends', () => {
  const three = company('huntsman', 'rapunzel', 'beast')
  expect(order(move(three, 2, -1))).toEqual(['huntsman', 'beast', 'rapunzel'])
  expect(order(move(three, 0, -1))).toEqual(order(three))
  expect(order(move(three, 2, 1))).toEqual(order(three))
})

test('cuts a name at 24 characters, and trims it when the game begins', () => {
  const named = rename(company('huntsman'), 0, `  ${'a'.repeat(30)}`)
  expect(seated(named)).toEqual([{ character: 'huntsman', player: 'a'.repeat(24) }])
})

test('groups heroes of people with the same name', () => {
  const three = [
    { character: 'huntsman', player: 'Anna' },
    { character: 'rapunzel', player: '' },
    { character: 'beast', player: ' anna ' },
    { character: 'aladdin', player: '' },
  ] as const
  expect(sharedNames(three, () => true)).toEqual([{ player: 'Anna', roles: ['huntsman', 'beast'] }])
  expect(sharedNames(three, ({ character }) => character !== 'beast')).toEqual([])
  expect(names(three)).toEqual(['Anna', 'anna'])
})
