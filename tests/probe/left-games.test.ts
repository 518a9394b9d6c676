// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { findSavedGame } from '../../src/session/local/find-saved-game.ts'
import { leftGames } from '../../src/session/local/left-games.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { damagedLine, heldText } from '../../src/store/saved-games/records.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => fakeBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
let browser: ReturnType<typeof newBrowser>
beforeEach(() => {
  browser = newBrowser()
})

const now = ({ store }: Opened) => store.getState()
const step = (one: Opened) => now(one).act({ type: 'step' })
const saved = (one: Opened) => eventually(() => expect(now(one).unsaved).toBe('nothing'))
const inTrouble = (one: Opened) => eventually(() => expect(now(one).storage).toBe('full'))
const pageEnds = (persisted = false): void =>
  void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
const pageComesBack = (): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** A tab starts a game and is closed before anything of it is saved. */
async function closedEarly(): Promise<Opened> {
  const one = await browser.open()
  now(one).start(config, 5)
  pageEnds()
  const left = browser.texts.get(KEYS.left) ?? ''
  // A page that has ended receives no save result.
  await saved(one)
  one.close()
  browser.held.clear()
  browser.texts.set(KEYS.left, left)
  return one
}

/** The page ends and is opened again in the same tab, while the database has no room. */
async function reloadedWhileFull(one: Opened): Promise<Opened> {
  pageEnds()
  const tab = copied(one.tab)
  one.close()
  browser.trouble = 'full'
  const two = await browser.open(NO_LEADERS, tab)
  browser.trouble = null
  return two
}

const copied = ({ texts }: FakeStorage): FakeStorage => fakeStorage(Object.fromEntries(texts))

test('saves a game that an earlier version stored alone, not in a list', async () => {
  await closedEarly()
  const [entry] = JSON.parse(browser.texts.get(KEYS.left) ?? '[]')
  browser.texts.set(KEYS.left, entry)
  expect(now(await browser.open()).session?.seed).toBe(5)
})

test('a cover waits for a left game', async () => {
  const { games } = await closedEarly()
  const store = createUnloadedGame<DiceRace>()
  await findSavedGame({
    ...{ store, tale: diceRace.id, keys: KEYS, fetchGames: async () => games },
    storage: fakeStorage(Object.fromEntries(browser.texts)).storage,
    tab: fakeStorage().storage,
  })
  expect(store.getState().waiting).toBe('kept')
})

test('a deleted game does not return with the page that comes back', async () => {
  const one = await browser.open()
  now(one).start(config, 5)
  pageEnds(true)
  pageComesBack()
  await saved(one)
  await one.games.remove(now(one).kept?.id ?? '')
  one.close()
  expect(now(await browser.open()).session).toBeNull()
})

test('a game that is deleted after a reload with full storage does not return', async () => {
  const one = await browser.open()
  one.games.trouble = 'full'
  now(one).start(config, 5)
  await inTrouble(one)
  const two = await reloadedWhileFull(one)
  two.games.trouble = null
  step(two)
  now(two).saveAgain()
  await saved(two)
  await two.games.remove(now(two).kept?.id ?? '')
  two.close()
  expect(now(await browser.open()).session).toBeNull()
})

test('the tab resuming a left game removes it', async () => {
  const one = await browser.open()
  now(one).start(config, 5)
  step(one)
  await saved(one)
  one.games.trouble = 'full'
  step(one)
  await inTrouble(one)
  const two = await reloadedWhileFull(one)
  expect(now(two).session?.moves).toHaveLength(2)
  expect(browser.texts.get(KEYS.left)).toBeUndefined()
})

test('a renamed game keeps its unsaved moves over a reload with full storage', async () => {
  const one = await browser.open()
  now(one).start(config, 5)
  step(one)
  await saved(one)
  const { games } = await browser.open()
  const id = now(one).kept?.id ?? ''
  one.close()
  for (const [key, game] of browser.held) browser.held.set(key, { ...game, hand: 'tab-of-yesterday' })
  browser.trouble = 'full'
  const page = await browser.open(NO_LEADERS, one.tab)
  await games.change(id, { name: 'Ours' })
  for (let more = 0; more < 4; more++) step(page)
  await inTrouble(page)
  const again = await reloadedWhileFull(page)
  expect(now(again).session?.moves).toHaveLength(5)
})

test('setting the clock back loses no move', async () => {
  const one = await browser.open()
  now(one).start(config, 5)
  step(one)
  await saved(one)
  const disk = new Map(browser.held)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 5000)
  step(one)
  const tab = copied(one.tab)
  await saved(one)
  one.close()
  for (const [id, game] of disk) browser.held.set(id, game)
  const two = await browser.open(NO_LEADERS, tab)
  vi.restoreAllMocks()
  expect(now(two).session?.moves).toHaveLength(2)
})

test('one unreadable left game stops no other', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const left = leftGames(fakeStorage().storage, 'left')
  for (const id of ['one', 'other'])
    left.leave(
      heldText({ line: damagedLine(id, 'race', 1), text: '{}', leaders: null }, 'gone', { over: null }),
    )
  const put = vi.fn(async () => 'ok' as const)
  const read = async (id: string) => {
    if (id === 'one') throw new Error('It cannot be fetched.')
    return null
  }
  await left.save({ read, put }, { gone: async () => () => true } as never)
  expect(put).toHaveBeenCalledOnce()
  expect(left.all()).toHaveLength(1)
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
