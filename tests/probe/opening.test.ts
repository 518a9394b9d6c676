import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import type { AutosaveOptions } from '../../src/session/local/autosave.ts'
import { rememberPendingStart } from '../../src/session/local/remember-start.ts'
import { keysOf } from '../../src/store/storage.ts'
import { fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { realBrowser } from '../support/real-windows.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => realBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
let browser: ReturnType<typeof newBrowser>
beforeEach(() => {
  browser = newBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const now = ({ store }: Opened) => store.getState()

/** Saves a race that no tab has open, and returns its id. */
async function keptRace(seed = 5): Promise<string> {
  const one = await browser.open()
  now(one).start(config, seed)
  now(one).act({ type: 'step' })
  await eventually(() => expect(now(one).unsaved).toBe('nothing'))
  one.close()
  return now(one).kept?.id ?? ''
}

/** A code-split part that fails to load until `mayCome` is true. */
function missingPart() {
  const part = { mayCome: false }
  const fetch = async () => {
    if (!part.mayCome) throw new TypeError('Failed to fetch dynamically imported module')
  }
  return { part, fetch }
}

describe('a race that cannot be opened', () => {
  test('reports that its parts cannot load, and opens on a retry', async () => {
    await keptRace()
    const { part, fetch } = missingPart()
    const one = await browser.open(fakeStorage(), { needs: fetch })
    expect(now(one)).toMatchObject({ session: null, waiting: 'kept', failed: { code: 'chunk' } })
    await now(one).openAgain()
    expect(now(one)).toMatchObject({ session: null, failed: { code: 'chunk' } })
    part.mayCome = true
    await now(one).openAgain()
    expect(now(one)).toMatchObject({ session: { seed: 5 }, waiting: null, failed: null })
    expect(now(one).act({ type: 'step' })).toBe('done')
  })

  test.each<[string, Partial<AutosaveOptions<DiceRace>>]>([
    ['the rules stumble over a place where they must not', { game: { ...diceRace, decider: stumble } }],
    ['who leads it cannot be taken over', { leaders: { ...NO_LEADERS, take: stumble } }],
  ])('is opened all the same where %s', async (_, others) => {
    await keptRace()
    const one = await browser.open(fakeStorage(), others)
    expect(now(one)).toMatchObject({ session: { seed: 5 }, waiting: null, failed: null })
  })

  test('reports a fault while it looks, and opens on a retry', async () => {
    await keptRace()
    const lines = vi.fn(browser.games.lines).mockRejectedValueOnce(new TypeError('It stumbled.'))
    const one = await browser.open(fakeStorage(), { games: { ...browser.games, lines } })
    expect(now(one)).toMatchObject({ session: null, waiting: 'kept', failed: { code: 'fault' } })
    await now(one).openAgain()
    expect(now(one)).toMatchObject({ session: { seed: 5 }, failed: null })
  })

  test('because the storage says nothing at all says so, and is there when it answers', async () => {
    await keptRace()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = () => {}
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const lines = async () => {
      await waits
      return browser.games.lines()
    }
    const opened = browser.open(fakeStorage(), { games: { ...browser.games, lines }, store: closed })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(closed.getState()).toMatchObject({ waiting: 'kept', failed: { code: 'storage' } })
    vi.useRealTimers()
    answer()
    await opened
    expect(closed.getState()).toMatchObject({ session: { seed: 5 }, waiting: null, failed: null })
  })

  test('from the list does not open, and the open game stays', async () => {
    const id = await keptRace(5)
    const { part, fetch } = missingPart()
    part.mayCome = true
    const one = await browser.open(fakeStorage(), { needs: fetch })
    now(one).start(config, 6)
    await eventually(() => expect(now(one).session?.seed).toBe(6))
    part.mayCome = false
    expect(await now(one).open(id)).toBe(false)
    expect(now(one)).toMatchObject({ session: { seed: 6 }, failed: null })
  })
})

const closed = createUnloadedGame<DiceRace>()

function stumble(): never {
  throw new TypeError('It stumbled.')
}

describe('a race that begins while its parts are loading', () => {
  test('begins once as requested despite many reloads', async () => {
    const tab = fakeStorage()
    const { part, fetch } = missingPart()
    const one = await browser.open(tab, { needs: fetch })
    const windows = () => ({ hand: 'a window that is gone' })
    rememberPendingStart({
      store: one.store,
      tab: tab.storage,
      key: KEYS.begun,
      leaders: NO_LEADERS,
      windows,
    })
    now(one).start(config, 7)
    const { waiting } = now(one)
    expect(now(one)).toMatchObject({ session: null, waiting: { seed: 7 } })
    await eventually(() => expect(now(one).failed).toMatchObject({ code: 'chunk' }))
    one.close()
    part.mayCome = true
    const again = await browser.open(tab, { needs: fetch })
    expect(now(again)).toMatchObject({ session: { seed: 7 }, waiting: null, failed: null })
    expect(now(again).kept).toEqual(waiting !== 'kept' && waiting?.kept)
    expect(tab.texts.has(KEYS.begun)).toBe(false)
    await eventually(async () => expect(await browser.games.lines()).toHaveLength(1))
  })

  test('begins as the last request, and in the same page on a retry', async () => {
    const { part, fetch } = missingPart()
    const one = await browser.open(fakeStorage(), { needs: fetch })
    now(one).start(config, 7)
    now(one).start(config, 8)
    await eventually(() => expect(now(one).failed).toMatchObject({ code: 'chunk' }))
    part.mayCome = true
    await now(one).openAgain()
    expect(now(one)).toMatchObject({ session: { seed: 8 }, waiting: null, failed: null })
    await eventually(async () => expect(await browser.games.lines()).toHaveLength(1))
  })
})
