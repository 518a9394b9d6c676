import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { openChannel } from '../../src/store/saved-games/changes.ts'
import { browserGames } from '../../src/store/saved-games/indexed-db.ts'
import * as storage from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { STORAGE_KEYS as boogyman } from '../../src/tales/boogyman/game.ts'
import { STORAGE_KEYS as citadel } from '../../src/tales/citadel/game.ts'
import { STORAGE_KEYS as fairyTale } from '../../src/tales/fairy-tale/game.ts'
import { STORAGE_KEYS as fortland } from '../../src/tales/fortland/game.ts'
import { createDeckShelf } from '../../src/tales/fortress/deck-shelf.ts'
import { STORAGE_KEYS as fortress } from '../../src/tales/fortress/game.ts'
import { createRoadBook } from '../../src/tales/fortress/road-book.ts'

// Browsers hold what released versions stored under these names. A changed name loses it, so the names are literal here.

/** The keys of one tale: in the browser, and in one tab. */
const keysOf = (prefix: string) => [
  `${prefix}.begun`,
  `${prefix}.clean`,
  `${prefix}.cover`,
  `${prefix}.damaged`,
  `${prefix}.damaged.told`,
  `${prefix}.game`,
  `${prefix}.laid`,
  `${prefix}.leaders`,
  `${prefix}.left`,
  `${prefix}.lesson`,
  `${prefix}.own-rescue`,
  `${prefix}.rescues`,
  `${prefix}.settings`,
  `${prefix}.tips`,
  `${prefix}.unsaved`,
]

test.each([
  ['the-last-fairy-tale', fairyTale],
  ['the-bigbadboogyman', boogyman],
  ['citadel', citadel],
  ['fortland', fortland],
  ['the-fortress', fortress],
])('the keys of %s never change', (prefix, keys) => {
  expect(Object.values(keys).sort()).toEqual(keysOf(prefix))
})

test('the keys shared by all tales never change', () => {
  const keys = Object.entries(storage).filter(([name]) => name.endsWith('_KEY'))
  expect(Object.fromEntries(keys)).toEqual({
    SETTINGS_KEY: 'shelf.settings',
    EARLIER_SETTINGS_KEY: 'the-last-fairy-tale.settings',
    LEFT_KEY: 'shelf.left',
    DELETED_KEY: 'shelf.deleted',
    HINTS_KEY: 'shelf.hints',
    SEALS_KEY: 'shelf.seals',
    REMOTE_TABLE_KEY: 'shelf.table',
  })
})

test('the Fortress reads its decks and road', () => {
  const fake = fakeStorage({ 'the-fortress.cover.decks': 'spoilt', 'the-fortress.cover.road': 'spoilt' })
  expect(createDeckShelf(fake.storage).getState().unreadable).toBe(true)
  expect(createRoadBook(fake.storage).getState().unreadable).toBe(true)
})

test('database, object stores and channel keep their names', async () => {
  await browserGames().lines()
  expect(await indexedDB.databases()).toEqual([{ name: 'tales', version: 1 }])
  const database = await openDB('tales')
  expect([...database.objectStoreNames]).toEqual(['games', 'lines'])
  database.close()
  const channel = openChannel('tales')
  expect(channel?.name).toBe('tales')
  channel?.close()
})

test('the cache of the service worker keeps its name', async () => {
  // The library expects the global of a worker.
  vi.stubGlobal('self', globalThis)
  const { cacheNames } = await import('workbox-core')
  vi.unstubAllGlobals()
  // The browser appends the scope of the service worker.
  expect(cacheNames.precache).toMatch(/^workbox-precache-v2/)
})
