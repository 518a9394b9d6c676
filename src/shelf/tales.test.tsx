import { expect, test } from 'vitest'
import { LANGUAGES } from '../store/settings.ts'
import { messagesOf } from '../tales/fairy-tale/words/testing.ts'
import { TALES } from './tales.ts'

test('every tale has an address that can be written, a book, and players and minutes that can be', async () => {
  for (const [id, doors] of Object.entries(TALES)) {
    expect(id).toMatch(/^[a-z-]+$/)
    const { book } = await doors.book()
    expect(book.players.fewest).toBeGreaterThan(0)
    expect(book.players.most).toBeGreaterThanOrEqual(book.players.fewest)
    expect(book.minutes).toBeGreaterThan(0)
  }
})

test('every tale has its pages, and the rules to be read', async () => {
  for (const doors of Object.values(TALES)) {
    const { tale } = await doors.open()
    expect(Object.keys(tale.pages).sort()).toEqual(['cover', 'end', 'table'])
    expect(tale.dialogs.rules).toBeDefined()
  }
})

test('every language says of every tale what it is about, and for how many', () => {
  for (const language of LANGUAGES) {
    const { shelf } = messagesOf(language)
    for (const about of Object.values(shelf.about)) expect(about).toMatch(/\.$/)
    expect(shelf.players(1, 6)).toBe('1–6')
    expect(shelf.players(2, 2)).toBe('2')
    expect(shelf.playersSpoken(2, 2)).not.toMatch(/ (to|tot) /)
  }
})
