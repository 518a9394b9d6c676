import { expect, test } from 'vitest'
import { pickPage } from './pick-page.ts'

const somewhere = { playing: true, shelf: false, cover: false, told: false, lookingBack: false }

test('the cover without a game, or by wish while one waits', () => {
  expect(pickPage({ ...somewhere, playing: false })).toBe('setup')
  expect(pickPage({ ...somewhere, cover: true })).toBe('setup')
  expect(pickPage({ ...somewhere, cover: true, told: true })).toBe('setup')
})

test('the shelf where the address asks for it, whatever is running', () => {
  for (const playing of [true, false]) {
    expect(pickPage({ ...somewhere, playing, shelf: true, cover: true, told: true })).toBe('shelf')
  }
})

test('the table while the game runs, and the last page once its end was shown', () => {
  expect(pickPage(somewhere)).toBe('table')
  expect(pickPage({ ...somewhere, told: true })).toBe('end')
  expect(pickPage({ ...somewhere, told: true, lookingBack: true })).toBe('table')
})
