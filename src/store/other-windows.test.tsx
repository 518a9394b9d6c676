import { expect, test, vi } from 'vitest'
import { heedOtherWindows } from './other-windows.ts'
import { keysOf, SETTINGS_KEY } from './storage.ts'

const KEYS = keysOf('a-tale')

/** What another window does is heard here as an event; each answers whether it was heeded. */
function listening() {
  const heard = vi.fn()
  const target = new EventTarget()
  heedOtherWindows(target as Window, KEYS.game, heard)
  return (event: Event) => {
    heard.mockClear()
    target.dispatchEvent(event)
    return heard.mock.calls.length > 0
  }
}

test('another window is heard when it writes or clears the game, and not for its settings', () => {
  const heeds = listening()
  expect(heeds(new StorageEvent('storage', { key: KEYS.game }))).toBe(true)
  expect(heeds(new StorageEvent('storage', { key: null }))).toBe(true)
  expect(heeds(new StorageEvent('storage', { key: SETTINGS_KEY }))).toBe(false)
  expect(heeds(new StorageEvent('storage', { key: keysOf('another').game }))).toBe(false)
})

test('a page that comes back looks what became of the game, one that is opened has just looked', () => {
  const heeds = listening()
  expect(heeds(new PageTransitionEvent('pageshow', { persisted: true }))).toBe(true)
  expect(heeds(new PageTransitionEvent('pageshow', { persisted: false }))).toBe(false)
})
