import { expect, test } from 'vitest'
import { pickPage } from './page-name.ts'

const somewhere = { playing: true, cover: false, told: false, lookingBack: false }

test('picks the cover without game or on request', () => {
  expect(pickPage({ ...somewhere, playing: false })).toBe('cover')
  expect(pickPage({ ...somewhere, cover: true })).toBe('cover')
  expect(pickPage({ ...somewhere, cover: true, told: true })).toBe('cover')
})

test('picks the page of the address, in any state of the game', () => {
  const place = { page: 'album', given: [] } as const
  expect(pickPage({ ...somewhere, place })).toBe('album')
  expect(pickPage({ ...somewhere, told: true, cover: true, place })).toBe('album')
})

test('picks running tables and shown last pages', () => {
  expect(pickPage(somewhere)).toBe('table')
  expect(pickPage({ ...somewhere, told: true })).toBe('end')
  expect(pickPage({ ...somewhere, told: true, lookingBack: true })).toBe('table')
})
