import { expect, test } from 'vitest'
import { LANGUAGES } from '../store/settings.ts'
import { messagesOf } from '../ui/text/testing.ts'
import { BOOKS } from './books.ts'
import { TALES } from './tales.ts'

test('every tale has an id and an address of its own, a book, and players and minutes that can be', () => {
  expect(new Set(TALES.map(({ id }) => id)).size).toBe(TALES.length)
  expect(new Set(TALES.map(({ address }) => address)).size).toBe(TALES.length)
  expect(Object.keys(BOOKS)).toEqual(TALES.map(({ id }) => id))
  for (const { address, players, minutes } of TALES) {
    expect(address).toMatch(/^\/[a-z-]+$/)
    expect(players.fewest).toBeGreaterThan(0)
    expect(players.most).toBeGreaterThanOrEqual(players.fewest)
    expect(minutes).toBeGreaterThan(0)
  }
})

test('every language says of every tale what it is about, and for how many', () => {
  for (const language of LANGUAGES) {
    const { shelf } = messagesOf(language)
    for (const { id } of TALES) expect(shelf.about[id]).toMatch(/\.$/)
    expect(shelf.players(1, 6)).toBe('1–6')
    expect(shelf.players(2, 2)).toBe('2')
    expect(shelf.playersSpoken(2, 2)).not.toMatch(/ (to|tot) /)
  }
})
