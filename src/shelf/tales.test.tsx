import { expect, test } from 'vitest'
import { LANGUAGES } from '../store/settings.ts'
import { PLACES } from '../ui/tale.ts'
import { houseWordsOf } from '../ui/text/testing.ts'
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

/** The pages that follow a game. */
const usual = { cover: true, table: true, end: true }
const isPlace = (page: string): boolean => PLACES.some((place) => place === page)

test('every tale has its pages, and the rules to be read', async () => {
  for (const doors of Object.values(TALES)) {
    const { tale } = await doors.open()
    const pages = Object.keys(tale.pages)
    expect(pages).toEqual(expect.arrayContaining(['cover', 'table', 'end', 'album']))
    expect(pages.every((page) => page in usual || isPlace(page))).toBe(true)
    expect(tale.dialogs.rules).toBeDefined()
  }
})

test('every language says for how many a tale is', () => {
  for (const language of LANGUAGES) {
    const { shelf } = houseWordsOf(language)
    expect(shelf.players(1, 6)).toBe('1–6')
    expect(shelf.players(2, 2)).toBe('2')
    expect(shelf.playersSpoken(2, 2)).not.toMatch(/ (to|tot) /)
  }
})
