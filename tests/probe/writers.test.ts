import { afterEach, describe, expect, test, vi } from 'vitest'
import { replay, type Session, writeGame } from '../../src/engine/kernel/index.ts'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { openLocalGame } from '../../src/session/local/local-transport.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { createSavedGamesList } from '../../src/shelf/saved-games/list.ts'
import { type MemoryGames, memoryGames } from '../../src/store/saved-games/in-memory.ts'
import { keptText, readSummary } from '../../src/store/saved-games/line.ts'
import { migrateLocalStorage } from '../../src/store/saved-games/migrate-local-storage.ts'
import { heldText } from '../../src/store/saved-games/records.ts'
import type { LeasedGame, SavedGame } from '../../src/store/saved-games/saved-games.ts'
import { DELETED_KEY, keysOf } from '../../src/store/storage.ts'
import { fakeStorage, fakeWindows, NO_LEADERS } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

afterEach(() => vi.restoreAllMocks())

const KEYS = keysOf('race')
const about = aboutAny(diceRace)
const config = { players: ['Hanna', 'Tom'] } as const

/** A race with this seed and a number of steps. */
function raced(seed: number, steps: number): Session<DiceRace> {
  const played = replay(diceRace, { config, seed, actions: Array(steps).fill({ type: 'step' }) })
  if (!played.ok) throw new Error('The race was over before.')
  return played.value
}
const written = (seed: number, steps: number): string => writeGame(diceRace, raced(seed, steps))

/** The text to write: ten steps of a race. */
const OWN = written(5, 10)
const gameOf = (id: string, text: string): SavedGame =>
  keptText(diceRace, about, { id, text, touched: 5, leaders: null })

/** What the database may hold by then. */
const THERE: Readonly<Record<string, string | null>> = {
  nothing: null,
  'the same': OWN,
  'something shorter': written(5, 4),
  'something longer': written(5, 12),
  'a race that is over': written(5, 39),
  'another race': written(6, 3),
  'a text that cannot be read': '{"format":1,"game":"dice-ra',
  'a race of a newer version': JSON.stringify({ ...JSON.parse(OWN), format: 9 }),
}

interface Place {
  games: MemoryGames
  held: Map<string, LeasedGame>
  id: string
  /** Stores the text that is there by now. */
  lay(): void
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Everything that writes a saved game; `id` returns the id it writes to, by default 'the race'. */
const WRITERS: Readonly<Record<string, { id?: () => Promise<string>; write(place: Place): Promise<void> }>> =
  {
    'bringing a deleted race back': {
      async write({ games, id, lay }) {
        const { storage } = fakeStorage({ [DELETED_KEY]: heldText(gameOf(id, OWN), null) })
        const { list } = createSavedGamesList(games, storage)
        lay()
        await list.getState().bringBack()
        expect(list.getState().deleted).toBeNull()
      },
    },
    'going on from the good part of a file': {
      async write({ games, id, lay }) {
        const { list } = createSavedGamesList(games, fakeStorage().storage)
        lay()
        await list.getState().continueRecovered(gameOf(id, OWN), { address: 'race', goOn: async () => true })
      },
    },
    'taking in a file': {
      async write({ games, lay }) {
        const { list } = createSavedGamesList(games, fakeStorage().storage)
        lay()
        await list.getState().takeIn(OWN, {
          [diceRace.id]: (text) => readSummary(diceRace, about, text),
        })
      },
    },
    'moving over what an earlier version kept': {
      id: async () => (await movedIn(memoryGames()))?.game.line.id ?? '',
      async write({ games, lay }) {
        lay()
        await movedIn(games)
      },
    },
    'giving a name': {
      async write({ games, id, lay }) {
        lay()
        await games.change(id, { name: 'Our best' })
      },
    },
    'letting go of a race': {
      async write({ games, id, lay }) {
        lay()
        await games.release(id, 'a window')
      },
    },
    'a move in a window that has not heard of what lies there': {
      async write({ games, held, id, lay }) {
        held.set(id, { ...gameOf(id, OWN), hand: null })
        const store = await windowOn(games)
        lay()
        expect(store.getState().act({ type: 'step' })).toBe('done')
      },
    },
    'what a window could not save': {
      async write({ games, id, lay }) {
        const unsaved = heldText(gameOf(id, OWN), 'a window that is gone')
        lay()
        await windowOn(games, { [KEYS.laid]: id, [KEYS.unsaved]: unsaved })
      },
    },
  }

const movedIn = (games: MemoryGames) =>
  migrateLocalStorage({
    games,
    storage: fakeStorage({ [KEYS.game]: OWN }).storage,
    keys: KEYS,
    asKept: (id, text) => gameOf(id, text),
  })

/** Opens a tab on saved games that receives no changes of other tabs. */
async function windowOn(games: MemoryGames, tab: Record<string, string> = {}) {
  const store = createUnloadedGame<DiceRace>()
  await openLocalGame<DiceRace>({
    ...{ game: diceRace, store, games, keys: KEYS, leaders: NO_LEADERS, about, answer: () => null },
    windows: fakeWindows().open(),
    storage: fakeStorage().storage,
    tab: fakeStorage(tab).storage,
  })
  return store
}

const actionsOf = (text: string): unknown[] => JSON.parse(text).actions

/** True if a text continues another one, so that the other is not lost. */
const goesOnFrom = (text: string, before: string): boolean => {
  if (text === before) return true
  const [now, then] = [JSON.parse(text), JSON.parse(before)]
  const isSame = now.game === then.game && now.seed === then.seed && now.format === then.format
  return (
    isSame && JSON.stringify(actionsOf(text).slice(0, then.actions.length)) === JSON.stringify(then.actions)
  )
}

describe.each(Object.entries(WRITERS))('%s', (_, writer) => {
  test.each(Object.entries(THERE))('loses nothing if %s is there already', async (_name, there) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const held = new Map<string, LeasedGame>()
    const games = memoryGames(held)
    const id = (await writer.id?.()) ?? 'the race'
    const lay = () => {
      if (there === null) held.delete(id)
      else held.set(id, { ...gameOf(id, there), hand: null })
    }
    await writer.write({ games, held, id, lay })
    await settled()
    const now = held.get(id)?.text
    if (there !== null) expect(goesOnFrom(now ?? '', there)).toBe(true)
  })
})

test.each(Object.entries(THERE))('a restored race is kept whole if %s is there already', async (_, there) => {
  const held = new Map<string, LeasedGame>()
  const games = memoryGames(held)
  if (there !== null) held.set('the race', { ...gameOf('the race', there), hand: null })
  const { storage } = fakeStorage({ [DELETED_KEY]: heldText(gameOf('the race', OWN), null) })
  const { list } = createSavedGamesList(games, storage)
  await list.getState().bringBack()
  const texts = [...held.values()].map(({ text }) => text)
  // If the same race is there, it was played on since by another tab: that one is kept.
  const isSameRace = there !== null && /"seed":5/.test(there)
  expect(texts.includes(OWN) || isSameRace).toBe(true)
  expect(storage.read(DELETED_KEY).text).toBeNull()
})

test('the offer to restore a race goes in every tab once the race exists again', async () => {
  const held = new Map<string, LeasedGame>()
  const channel = `writers ${Math.random()}`
  const [here, there] = [0, 1].map(() => memoryGames(held, new BroadcastChannel(channel)))
  if (!here || !there) throw new Error('There are two windows.')
  await here.put(gameOf('the race', OWN))
  const tab = fakeStorage()
  const { list } = createSavedGamesList(here, tab.storage)
  await list.getState().remove('the race')
  expect(list.getState().deleted).not.toBeNull()
  const other = createSavedGamesList(there, fakeStorage(Object.fromEntries(tab.texts)).storage).list
  expect(other.getState().deleted).not.toBeNull()
  await there.put(gameOf('the race', written(5, 12)), { hand: 'there', expected: null })
  await vi.waitFor(() => expect(list.getState().deleted).toBeNull())
  await vi.waitFor(() => expect(other.getState().deleted).toBeNull())
  expect(tab.texts.has(DELETED_KEY)).toBe(false)
  expect(held.get('the race')?.text).toBe(written(5, 12))
})

test('restores a deleted race as it was', async () => {
  const games = memoryGames()
  await games.put(gameOf('the race', OWN))
  const { list } = createSavedGamesList(games, fakeStorage().storage)
  const removing = list.getState().remove('the race')
  await games.put(gameOf('the race', written(5, 12)), { hand: null, expected: OWN })
  await removing
  await list.getState().bringBack()
  expect((await games.read('the race'))?.text ?? '').toBe(written(5, 12))
})
