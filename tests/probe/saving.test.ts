import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AutosaveOptions } from '../../src/session/local/autosave.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { browserWindows } from '../../src/store/this-window.ts'
import { eventually } from '../support/eventually.ts'
import { realBrowser } from '../support/real-windows.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => realBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
let browser: ReturnType<typeof newBrowser>
let told: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  browser = newBrowser()
  told = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const now = ({ store }: Opened) => store.getState()

/** Fails, as long as it is due to, and else does what it is to do. */
type Failing = <Given extends unknown[], Answer>(
  how: (...given: Given) => Answer,
) => (...given: Given) => Answer

/** What stands about the saving of a game, each with how a window is opened in which it fails. */
const COLLABORATORS: Record<string, (failing: Failing) => Partial<AutosaveOptions<DiceRace>>> = {
  'the summary of the game': (failing) => ({ about: failing(aboutAny(diceRace)) }),
  'who leads the seats': (failing) => ({
    leaders: { ...NO_LEADERS, now: failing(() => null), take: failing(() => {}) },
  }),
  'the storage of the window': (failing) => {
    const { storage } = fakeStorage()
    return { tab: { ...storage, write: failing(storage.write) } }
  },
  'the channel to other windows': (failing) => {
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(failing(() => {}))
    return {}
  },
  'the lock manager': (failing) => {
    const locks = browser.locks.of('a window')
    const request = failing(() => new Promise<never>(() => {}))
    return { windows: browserWindows({ request, query: failing(locks.query) }) }
  },
  'the rules, while they say who sits where': (failing) => {
    const about = failing(aboutAny(diceRace))
    return { about, game: { ...diceRace, seats: failing(diceRace.seats) } }
  },
}

/** Fails in the first so many calls after it is told to. */
function failingFor(times: number) {
  let left = 0
  const failing: Failing =
    (how) =>
    (...given) => {
      if (left <= 0) return how(...given)
      left -= 1
      throw new TypeError('It stumbled.')
    }
  const begin = () => {
    left = times
  }
  return { failing, begin }
}

const isSaved = (one: Opened) =>
  eventually(async () => {
    expect((await browser.games.read(now(one).kept?.id ?? ''))?.text).toBe(now(one).copy())
    expect(now(one)).toMatchObject({ storage: 'ok', unsaved: 'nothing' })
  })

describe.each(Object.entries(COLLABORATORS))('where %s fails', (_, opened) => {
  test.each([
    ['once', 1],
    ['always', Number.POSITIVE_INFINITY],
  ])('%s, every move is saved all the same', async (_times, times) => {
    const { failing, begin } = failingFor(times)
    begin()
    const one = await browser.open(fakeStorage(), opened(failing))
    begin()
    now(one).start(config, 5)
    for (const type of ['step', 'roll', 'step'] as const) {
      expect(now(one).act({ type })).toBe('done')
      await isSaved(one)
    }
    expect(told).toHaveBeenCalled()
    expect((await browser.games.lines())[0]).toMatchObject({ damaged: false, actions: 3 })
  })
})

test('a listener to the game that always fails keeps no other from hearing, nor the game from being saved', async () => {
  const one = await browser.open()
  const heard = vi.fn()
  one.store.subscribe(() => {
    throw new TypeError('It stumbled.')
  })
  one.store.subscribe(heard)
  now(one).start(config, 5)
  now(one).act({ type: 'step' })
  await isSaved(one)
  expect(heard).toHaveBeenCalled()
})

test('a game that cannot be put in writing says so, and keeps no other from being saved', async () => {
  let isBroken = true
  const writeAction: typeof diceRace.codec.writeAction = (action) => {
    if (isBroken && action.type === 'roll') throw new TypeError('It stumbled.')
    return action
  }
  const game = { ...diceRace, codec: { ...diceRace.codec, writeAction } }
  const one = await browser.open(fakeStorage(), { game })
  now(one).start(config, 5)
  await isSaved(one)
  now(one).act({ type: 'roll' })
  await eventually(() => expect(now(one)).toMatchObject({ storage: 'fault', unsaved: 'something' }))
  const { kept } = now(one)
  now(one).start(config, 6)
  now(one).act({ type: 'step' })
  await isSaved(one)
  isBroken = false
  now(one).saveAgain()
  await eventually(async () =>
    expect((await browser.games.read(kept?.id ?? ''))?.text).toContain('"type":"roll"'),
  )
})

test('a move that was taken back and done again, back to where it was read, is saved', async () => {
  const one = await browser.open()
  now(one).start(config, 5)
  now(one).act({ type: 'step' })
  await isSaved(one)
  one.close()
  const later = await browser.open()
  expect(now(later).undo()).toBe(true)
  await isSaved(later)
  expect(now(later).redo()).toBe(true)
  await isSaved(later)
  expect(now(later).session?.moves).toHaveLength(1)
})
