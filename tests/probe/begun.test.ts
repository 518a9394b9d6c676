import { beforeEach, describe, expect, test } from 'vitest'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { rememberPendingStart } from '../../src/session/local/remember-start.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import type { SavedWithGame } from '../../src/store/saved-games/saved-games.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

/** Who leads: a word, which is taken over with a game. */
function fakeLeaders(words: string): SavedWithGame & { words: unknown } {
  const leaders = {
    words: words as unknown,
    now: () => leaders.words,
    take(kept: unknown) {
      leaders.words = kept
    },
    follow: () => {},
  }
  return leaders
}

let browser: ReturnType<typeof newBrowser>
let tab: FakeStorage
const newBrowser = () => fakeBrowser(diceRace, KEYS)
beforeEach(() => {
  browser = newBrowser()
  tab = fakeStorage()
})

/** A lookup without the tab that began the game: that page was reloaded. */
const windows = () => ({ hand: 'the page before' })

/** Begins a race in a page that cannot load its rules. */
function beginWithoutRules(seed: number): void {
  const store = createUnloadedGame<DiceRace>()
  rememberPendingStart({
    store,
    tab: tab.storage,
    key: KEYS.begun,
    leaders: fakeLeaders('the guardian'),
    windows,
  })
  store.getState().start(config, seed)
}

describe('a game that begins before its rules have loaded', () => {
  test('begins when the page is loaded again, led as it was', async () => {
    beginWithoutRules(7)
    const leaders = fakeLeaders('nobody')
    const { store } = await browser.open(leaders, tab)
    expect(store.getState().session).toMatchObject({ seed: 7, config })
    expect(leaders.words).toBe('the guardian')
  })

  test('begins once, then saves like any other', async () => {
    beginWithoutRules(7)
    const first = await browser.open(fakeLeaders('nobody'), tab)
    const { kept } = first.store.getState()
    first.store.getState().act({ type: 'step' })
    first.close()
    const again = await browser.open(fakeLeaders('nobody'), tab)
    expect(again.store.getState().kept).toEqual(kept)
    expect(again.store.getState().session?.moves).toHaveLength(1)
  })

  test('is the one that was begun last', async () => {
    const store = createUnloadedGame<DiceRace>()
    rememberPendingStart({ store, tab: tab.storage, key: KEYS.begun, leaders: fakeLeaders(''), windows })
    store.getState().start(config, 1)
    store.getState().start(config, 2)
    expect((await browser.open(fakeLeaders(''), tab)).store.getState().session?.seed).toBe(2)
  })

  test.each([
    '',
    '{',
    'null',
    '{"config":{"players":["Hanna"]},"seed":1,"leaders":null}',
    '{"config":{"players":["Hanna","Tom"]},"seed":-1,"leaders":null}',
    '{"config":{"players":["Hanna","Tom"]},"seed":1e99,"leaders":null}',
  ])('is not made of strange words: %s', async (text) => {
    tab.storage.write(KEYS.begun, text)
    const { store } = await browser.open(fakeLeaders(''), tab)
    expect(store.getState().session).toBeNull()
    expect(tab.storage.read(KEYS.begun).text).toBeNull()
  })
})
