import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AutosaveOptions } from '../../src/session/local/autosave.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { useFaults } from '../../src/store/faults.ts'
import { keysOf } from '../../src/store/storage.ts'
import { browserTabRegistry } from '../../src/store/tab-registry.ts'
import { fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { realBrowser } from '../support/real-windows.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => realBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
let browser: ReturnType<typeof newBrowser>
let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  browser = newBrowser()
  useFaults.setState({ fault: null, reported: [] })
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const now = ({ store }: Opened) => store.getState()

/** Wraps a function: it fails while a fault is due, and works afterwards. */
type Failing = <Given extends unknown[], Answer>(
  how: (...given: Given) => Answer,
) => (...given: Given) => Answer

/** A part beside the saving of a game. */
interface Collaborator {
  /** Options of a tab in which the part fails. */
  open(failing: Failing): Partial<AutosaveOptions<DiceRace>>
  /** The message at its first failure; null for none. */
  reported: string | null
}

const COLLABORATORS: Record<string, Collaborator> = {
  'the summary of the game': {
    open: (failing) => ({ about: failing(aboutAny(diceRace)) }),
    reported: 'the summary of a game',
  },
  'who leads the seats': {
    open: (failing) => ({
      leaders: { ...NO_LEADERS, now: failing(() => null), take: failing(() => {}) },
    }),
    reported: 'who leads the seats',
  },
  'the storage of the window': {
    open(failing) {
      const { storage } = fakeStorage()
      return { tab: { ...storage, write: failing(storage.write) } }
    },
    reported: 'what a window remembers',
  },
  // Nothing is lost: the game is saved by then, and another tab reads it again when it is next looked at or played in.
  'the channel to other windows': {
    open(failing) {
      vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(failing(() => {}))
      return {}
    },
    reported: null,
  },
  'the opening of that channel': {
    open(failing) {
      const Channel = BroadcastChannel
      const open = failing((name: string) => new Channel(name))
      // biome-ignore lint/complexity/useArrowFunction: `new` needs a constructor, and returns what it returns
      const Opened = function (name: string) {
        return open(name)
      }
      vi.stubGlobal('BroadcastChannel', Opened)
      return {}
    },
    reported: null,
  },
  // Nothing is lost: as without a lock manager, the saved game says which tab plays it, and a refused save makes the other watch.
  'the lock manager': {
    open(failing) {
      const locks = browser.locks.of('a window')
      const request = failing(() => new Promise<never>(() => {}))
      return { windows: browserTabRegistry({ request, query: failing(locks.query) }) }
    },
    reported: null,
  },
  'the rules, while they say who sits where': {
    open(failing) {
      const about = failing(aboutAny(diceRace))
      return { about, game: { ...diceRace, seats: failing(diceRace.seats) } }
    },
    reported: 'the summary of a game',
  },
}

/** Fails in its first `times` calls after the start. */
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

describe.each(Object.entries(COLLABORATORS))('where %s fails', (_, { open, reported }) => {
  test.each([
    ['once', 1],
    ['always', Number.POSITIVE_INFINITY],
  ])('%s, saves every move, and reports any loss', async (_times, times) => {
    const { failing, begin } = failingFor(times)
    begin()
    const one = await browser.open(fakeStorage(), open(failing))
    begin()
    now(one).start(config, 5)
    for (const type of ['step', 'roll', 'step'] as const) {
      expect(now(one).act({ type })).toBe('done')
      await isSaved(one)
    }
    expect(logged).toHaveBeenCalled()
    const { fault, reported: all } = useFaults.getState()
    expect(fault?.message ?? null).toBe(reported && 'It stumbled.')
    expect(all[0] ?? null).toBe(reported)
    expect((await browser.games.lines())[0]).toMatchObject({ damaged: false, actions: 3 })
  })
})

test('a game listener that always fails blocks neither other listeners nor saving', async () => {
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
  expect(useFaults.getState().reported).toEqual(['what follows the game'])
})

test('a failing listener to saved games is reported and blocks no other listener', async () => {
  const one = await browser.open()
  const heard = vi.fn()
  one.games.follow(() => {
    throw new TypeError('It stumbled.')
  })
  one.games.follow(heard)
  now(one).start(config, 5)
  await isSaved(one)
  expect(heard).toHaveBeenCalled()
  expect(useFaults.getState().reported).toEqual(['a listener to kept games'])
})

test('a game that cannot be written reports it and blocks no other save', async () => {
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
  expect(useFaults.getState().reported).toContain('the saving of a game')
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

test('saves a move that was undone and redone up to the loaded position', async () => {
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
