import { expect, test } from 'vitest'
import { LANGUAGES } from '../store/settings.ts'
import { houseWordsOf } from '../ui/text/testing.ts'

test('every language says the tale’s player numbers', () => {
  for (const language of LANGUAGES) {
    const { shelf } = houseWordsOf(language)
    expect(shelf.players(1, 6)).toBe('1–6')
    expect(shelf.players(2, 2)).toBe('2')
    expect(shelf.playersSpoken(2, 2)).not.toMatch(/ (to|tot) /)
  }
})
