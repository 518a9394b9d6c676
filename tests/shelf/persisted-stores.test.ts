import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { FORTRESS_IDS, PRESETS } from '../../src/engine/fortress/index.ts'
import { createCleanExits } from '../../src/session/local/clean-exits.ts'
import { leftGames } from '../../src/session/local/left-games.ts'
import { writeShortEntry } from '../../src/session/local/unsaved-entry.ts'
import { createSeatStore } from '../../src/session/remote/seat-store.ts'
import { createControllers } from '../../src/store/controllers-store.ts'
import { createSettingsStore } from '../../src/store/enum-settings.ts'
import { createLesson } from '../../src/store/lesson-store.ts'
import { onStorageChange } from '../../src/store/persisted-store.ts'
import { createRescued } from '../../src/store/rescue-progress.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { createSeals } from '../../src/store/seals-store.ts'
import { pageStorage, type SafeStorage, safeStorage } from '../../src/store/storage.ts'
import { createTips } from '../../src/store/tips-store.ts'
import { savedCover as savedDuelCover } from '../../src/tales/boogyman/saved-cover.ts'
import { createDraft as createDuelDraft } from '../../src/tales/boogyman/screen/cover/draft.ts'
import { createDeckShelf } from '../../src/tales/fortress/deck-shelf.ts'
import { createRoadBook } from '../../src/tales/fortress/road-book.ts'
import { projectFiles } from '../walls/project-files.ts'

/** A store as one tab has it: two changes, each made by another tab, and whether the tab shows them. */
interface Tab {
  /** Stores the data of an earlier day. */
  prepare?(): void
  changes: readonly [() => void, () => void]
  shows(): readonly [boolean, boolean]
}

const SWITCHES = { light: ['on', 'off'], sound: ['on', 'off'] } as const

/** Every module with a persisted store, and how a tab opens it. */
const STORES: Record<string, (storage: SafeStorage) => Tab> = {
  'src/session/local/left-games.ts'(storage) {
    const left = leftGames(storage, 'left')
    const entryOf = (id: string) =>
      writeShortEntry({ id, hand: null, touched: 0, over: 0, leaders: null, tail: { left: 0, actions: [] } })
    const isLeft = (id: string) => left.all().includes(entryOf(id))
    return {
      changes: [() => left.leave(entryOf('one')), () => left.leave(entryOf('other'))],
      shows: () => [isLeft('one'), isLeft('other')],
    }
  },
  'src/session/remote/seat-store.ts'(storage) {
    const seats = createSeatStore(storage, pageStorage())
    const sitAt = (table: string) => seats.keep({ table, key: null, seats: [{ seat: 0, token: 'token' }] })
    const isAt = (table: string) => seats.ofBrowser(table) !== null
    return { changes: [() => sitAt('one'), () => sitAt('other')], shows: () => [isAt('one'), isAt('other')] }
  },
  'src/store/enum-settings.ts'(storage) {
    const fresh = { light: 'on', sound: 'on' } as const
    const store = createSettingsStore({ storage, key: 'choices', options: SWITCHES, fresh })
    return {
      changes: [() => store.getState().set({ light: 'off' }), () => store.getState().set({ sound: 'off' })],
      shows: () => [store.getState().light === 'off', store.getState().sound === 'off'],
    }
  },
  'src/store/draft-store.ts'(storage) {
    const store = createDuelDraft(savedDuelCover(storage))
    return {
      changes: [() => store.getState().setPlaceForUs(true), () => store.getState().setFirst('green')],
      shows: () => [store.getState().placeForUs, store.getState().config.first === 'green'],
    }
  },
  'src/store/controllers-store.ts'(storage) {
    const store = createControllers(savedLeaders(storage, 'leaders', ['red', 'green'], ['bot']))
    return {
      changes: [() => store.getState().choose('red', 'bot'), () => store.getState().choose('green', 'bot')],
      shows: () => [store.getState().cover.red === 'bot', store.getState().cover.green === 'bot'],
    }
  },
  'src/store/lesson-store.ts'(storage) {
    const store = createLesson(storage, 'lesson')
    return {
      changes: [() => store.getState().keep({ done: 3 }), () => store.getState().keep({ known: true })],
      shows: () => [store.getState().done === 3, store.getState().known],
    }
  },
  'src/session/local/clean-exits.ts'(storage) {
    const exits = createCleanExits(storage, 'clean')
    const leave = (id: string) => {
      exits.changed(id, 1)
      exits.note(id)
    }
    return {
      changes: [() => leave('one'), () => leave('two')],
      shows: () => [exits.isNoted('one', 1), exits.isNoted('two', 1)],
    }
  },
  'src/store/rescue-progress.ts'(storage) {
    const store = createRescued(storage, 'rescues')
    return {
      changes: [() => store.getState().tried(1, true), () => store.getState().show(2)],
      shows: () => [store.getState().of[1]?.done === 'rescued', store.getState().of[2]?.done === 'shown'],
    }
  },
  'src/store/seals-store.ts'(storage) {
    const store = createSeals(storage)
    return {
      changes: [
        () => store.getState().press(['race/far'], 'one', 1),
        () => store.getState().press(['race/near'], 'two', 2),
      ],
      shows: () => ['race/far' in store.getState().seals, 'race/near' in store.getState().seals],
    }
  },
  'src/store/tips-store.ts'(storage) {
    const store = createTips(storage, 'tips')
    return {
      changes: [() => store.getState().tell('crowd', 'one 3'), () => store.getState().tell('den', 'two 4')],
      shows: () => [store.getState().told.includes('crowd'), store.getState().told.includes('den')],
    }
  },
  'src/tales/fortress/deck-shelf.ts'(storage) {
    const store = createDeckShelf(storage)
    const keep = (name: string) => store.getState().keep({ name, muster: PRESETS['town-watch'] })
    const has = (name: string) => store.getState().decks.some((deck) => deck.name === name)
    return { changes: [() => keep('mine'), () => keep('ours')], shows: () => [has('mine'), has('ours')] }
  },
  'src/tales/fortress/road-book.ts'(storage) {
    const store = createRoadBook(storage)
    const { begin, change, count } = store.getState()
    return {
      prepare: () => begin(PRESETS['town-watch']),
      changes: [
        () => change(PRESETS['night-court']),
        () => count({ id: 'one', place: FORTRESS_IDS[0], outcome: 'total-defeat', sieges: 1 }),
      ],
      shows() {
        const { road, counted } = store.getState()
        return [isDeepStrictEqual(road?.muster, PRESETS['night-court']), counted === 'one']
      },
    }
  },
}

const OPENERS = Object.entries(STORES)

/** A storage that two tabs of a store share. Its n-th call fails with an error of this name; each tab sees it through a guard of its own. */
function sharedStorage(
  open: (storage: SafeStorage) => Tab,
  failing: { call: number; error: string } | null = null,
) {
  const texts = new Map<string, string>()
  let calls = 0
  const counted = <Answer>(how: () => Answer): Answer => {
    calls += 1
    if (calls === failing?.call) throw new DOMException('Not now.', failing.error)
    return how()
  }
  const prepared = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
  open(prepared).prepare?.()
  return {
    calls: () => calls,
    tab: () =>
      open(
        safeStorage(() => ({
          getItem: (key) => counted(() => texts.get(key) ?? null),
          setItem: (key, text) => counted(() => void texts.set(key, text)),
          removeItem: (key) => counted(() => void texts.delete(key)),
        })),
      ),
  }
}

/** Returns all interleavings of the steps of two tabs. */
function interleavings<Step>(one: readonly Step[], other: readonly Step[]): Step[][] {
  const [first, ...rest] = one
  const [second, ...others] = other
  if (first === undefined) return [[...other]]
  if (second === undefined) return [[...one]]
  return [
    ...interleavings(rest, other).map((steps) => [first, ...steps]),
    ...interleavings(one, others).map((steps) => [second, ...steps]),
  ]
}

/** Values in the storage of one tab, which no other tab changes. */
const OF_ONE_TAB = ['src/shelf/saved-games/list.ts', 'src/tales/fairy-tale/own-rescue.ts']

test('covers every module with a persisted store', () => {
  const keeping = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(([path, text]) => !/\.test\./.test(path) && /\bpersisted(?:Fields|Store)?[<(]/.test(text))
    .map(([path]) => path)
    .filter((path) => path !== 'src/store/persisted-store.ts')
  expect([...Object.keys(STORES), ...OF_ONE_TAB].sort()).toEqual(keeping.sort())
})

const STEPS = ['change', 'reload'] as const
const ORDERS = interleavings<[0 | 1, (typeof STEPS)[number]]>(
  STEPS.map((step) => [0, step]),
  STEPS.map((step) => [1, step]),
)

describe.each(OPENERS)('%s', (_, open) => {
  test.each([true, false])('loses nothing of two tabs in any order (storage events: %s)', (isHeard) => {
    for (const order of ORDERS) {
      const shared = sharedStorage(open)
      const tabs = [shared.tab(), shared.tab()] satisfies [Tab, Tab]
      for (const [at, step] of order) {
        if (step === 'reload') tabs[at] = shared.tab()
        else tabs[at].changes[at]()
        if (isHeard) onStorageChange(null)
      }
      expect(shared.tab().shows(), JSON.stringify(order)).toEqual([true, true])
    }
  })

  test.each(['QuotaExceededError', 'SecurityError', 'UnknownError'])(
    'stores the changes of both tabs, even if any one call fails with %s',
    (error) => {
      const play = (call: number) => {
        const shared = sharedStorage(open, { call, error })
        const tabs = [shared.tab(), shared.tab()] satisfies [Tab, Tab]
        tabs[0].changes[0]()
        expect(tabs[0].shows()[0]).toBe(true)
        tabs[1].changes[1]()
        expect(tabs[1].shows()[1]).toBe(true)
        return { shared, tabs, calls: shared.calls() }
      }
      const { calls } = play(0)
      expect(calls).toBeGreaterThan(3)
      for (let call = 1; call <= calls; call++) {
        const { shared, tabs } = play(call)
        onStorageChange(null)
        onStorageChange(null)
        for (const tab of [...tabs, shared.tab()]) expect(tab.shows(), `call ${call}`).toEqual([true, true])
      }
    },
  )
})
