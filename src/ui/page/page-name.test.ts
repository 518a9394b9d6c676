import { expect, test } from 'vitest'
import { pickPage } from './page-name.ts'

const somewhere = { playing: true, cover: false, told: false, lookingBack: false }

test('the cover without a game, or by wish while one waits', () => {
  expect(pickPage({ ...somewhere, playing: false })).toBe('cover')
  expect(pickPage({ ...somewhere, cover: true })).toBe('cover')
  expect(pickPage({ ...somewhere, cover: true, told: true })).toBe('cover')
})

test('what the address asks for, whatever the game is at', () => {
  const place = { page: 'album', given: [] } as const
  expect(pickPage({ ...somewhere, place })).toBe('album')
  expect(pickPage({ ...somewhere, told: true, cover: true, place })).toBe('album')
})

test('the table while the game runs, and the last page once its end was shown', () => {
  expect(pickPage(somewhere)).toBe('table')
  expect(pickPage({ ...somewhere, told: true })).toBe('end')
  expect(pickPage({ ...somewhere, told: true, lookingBack: true })).toBe('table')
})
