import { expect, test } from 'vitest'
import { joined } from './humans.ts'
import { isOnePerson, sameNames, shownPersons } from './same-names.ts'

const named = (...players: string[]) =>
  sameNames(players.map((player, seat) => ({ roles: [`seat ${seat}`], player })))

test('asks about all seats with one name together, however it is written', () => {
  expect(named('Anna', 'Ben', ' anna ', '')).toEqual([{ player: 'Anna', roles: ['seat 0', 'seat 2'] }])
  expect(named('Zo\u00eb', 'Zoe\u0308')).toHaveLength(1)
})

test.each(['\u200b', '\u00ad', '\u2800', '\u3164', '\u2060', ''])(
  'an invisible name is no name (%j)',
  (name) => {
    expect(named(name, name)).toEqual([])
  },
)

test('equal names alone do not make one person', () => {
  const names = named('Anna', 'Anna')
  expect(shownPersons(names, {})).toEqual({})
  expect(isOnePerson({}, ['seat 0', 'seat 1'])).toBe(false)
})

test('a choice counts while the cover shows it', () => {
  const chosen = joined<string>({}, ['seat 0', 'seat 1'])
  expect(shownPersons(named('Anna', 'Anna'), chosen)).toEqual(chosen)
  expect(shownPersons(named('Anna', 'Ben'), chosen)).toEqual({})
  expect(shownPersons(named('Anna', 'Anna', 'Anna'), chosen)).toEqual({})
})
