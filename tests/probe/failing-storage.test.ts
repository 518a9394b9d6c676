import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aboutAny } from '../../src/session/testing.ts'
import { createSavedGamesList } from '../../src/shelf/saved-games/list.ts'
import { readSummary } from '../../src/store/saved-games/line.ts'
import { keysOf, type SafeStorage, safeStorage, type TextStore } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage } from '../../src/store/testing.ts'
import { realBrowser } from '../support/real-windows.ts'
import { diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const
const readers = { [diceRace.id]: (text: string) => readSummary(diceRace, aboutAny(diceRace), text) }

/** Which of the calls of a storage fails, counted down; how many there were. */
const fault = { left: 0, calls: 0, name: '' }

function call(): void {
  fault.calls += 1
  fault.left -= 1
  if (fault.left === 0) throw new DOMException('It failed.', fault.name)
}

/** Counts the calls of a method and makes one of them fail. */
function counted(owner: object, name: string): void {
  const plain: unknown = Reflect.get(owner, name)
  if (typeof plain !== 'function') throw new Error(`There is no ${name}.`)
  Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
    // The browser itself makes that transaction while it opens a database.
    if (given[1] !== 'versionchange') call()
    return plain.apply(this, given)
  })
  restore.push(() => Reflect.set(owner, name, plain))
}
let restore: (() => void)[] = []

/** A text storage in which one call fails. */
function countedTexts({ texts }: FakeStorage): SafeStorage {
  const store: TextStore = {
    getItem(key) {
      call()
      return texts.get(key) ?? null
    },
    setItem(key, text) {
      call()
      texts.set(key, text)
    },
    removeItem(key) {
      call()
      texts.delete(key)
    },
  }
  return safeStorage(() => store)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  for (const undo of restore) undo()
  restore = []
  fault.left = 0
  vi.restoreAllMocks()
})

const newBrowser = () => realBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
const now = ({ store }: Opened) => store.getState()

/** Waits until a condition holds; `again` is what a player can retry meanwhile. */
async function until(
  holds: () => boolean | Promise<boolean>,
  again: () => unknown = () => {},
): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return
    if (tries % 10 === 9) await again()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  throw new Error(`It never came to rest: ${holds}`)
}

/** Runs a scenario with two races in one tab: begun, played, undone, reloaded, deleted, restored, imported. */
async function live(): Promise<void> {
  const browser = newBrowser()
  const [tab, local] = [fakeStorage(), fakeStorage()]
  const open = () => browser.open(tab, { tab: countedTexts(tab), storage: countedTexts(local) })
  const textOf = async (id: string) => {
    const left = fault.left
    fault.left = 0
    const found = await browser.games.read(id)
    fault.left = left
    return found?.text
  }
  /** Returns the saved text once everything is saved; until then, the trouble must be visible and a retry possible. */
  const saved = async (one: Opened): Promise<string> => {
    await until(
      async () => {
        const { unsaved, storage, copy, kept } = now(one)
        return unsaved === 'nothing' && storage === 'ok' && copy() === (await textOf(kept?.id ?? ''))
      },
      () => now(one).saveAgain(),
    )
    return now(one).copy() ?? ''
  }
  /** Checks that no wait is silent: there is a game, or a message that says why not. */
  const hasWords = (one: Opened) => {
    const { session, waiting, failed, storage } = now(one)
    if (session !== null) return
    expect(waiting === null || failed !== null).toBe(true)
    expect(failed !== null || storage !== 'ok').toBe(true)
  }

  let one = await open()
  now(one).start(config, 5)
  expect(now(one).act({ type: 'step' })).toBe('done')
  await saved(one)
  expect(now(one).act({ type: 'step' })).toBe('done')
  expect(now(one).undo()).toBe(true)
  await saved(one)
  now(one).act({ type: 'roll' })
  const first = { id: now(one).kept?.id ?? '', text: await saved(one) }

  // Loaded again.
  one.close()
  one = await open()
  hasWords(one)
  await until(
    () => now(one).session !== null,
    () => now(one).open(first.id),
  )
  expect(now(one).copy()).toBe(first.text)
  await now(one).release()
  await now(one).hold()
  expect(now(one).copy()).toBe(first.text)

  now(one).start(config, 6)
  now(one).act({ type: 'step' })
  const second = { id: now(one).kept?.id ?? '', text: await saved(one) }

  // Deleted, and brought back.
  const { list, stop } = createSavedGamesList(browser.games, countedTexts(tab))
  await until(
    async () => (await textOf(second.id)) === undefined,
    () => list.getState().remove(second.id),
  )
  expect(await textOf(first.id)).toBe(first.text)
  await until(
    async () => (await textOf(second.id)) === second.text,
    () => list.getState().bringBack(),
  )
  // Imported, beside the games that exist.
  const file = second.text.replace('"seed":6', '"seed":7')
  await until(
    async () => (await browser.games.lines().catch(() => [])).length === 3,
    () => list.getState().takeIn(file, readers),
  )
  stop()
  await until(() =>
    now(one)
      .open(second.id)
      .catch(() => false),
  )
  expect(now(one).copy()).toBe(second.text)
  one.close()
  expect([await textOf(first.id), await textOf(second.id)]).toEqual([first.text, second.text])
}

/** Runs a scenario in which the n-th storage call fails; returns the number of calls. */
async function liveWithFault(n: number, name: string): Promise<number> {
  Object.assign(fault, { left: n, calls: 0, name })
  await live()
  return fault.calls
}

const DATABASE = [
  [IDBFactory.prototype, ['open']],
  [IDBDatabase.prototype, ['transaction']],
  [IDBObjectStore.prototype, ['get', 'getAll', 'put', 'delete']],
] as const

/** How calls of a storage fail. */
const NAMES = ['QuotaExceededError', 'UnknownError', 'InvalidStateError', 'AbortError'] as const

test('keeps all saved games and reports each wait, for each failing storage call', {
  timeout: 180_000,
}, async () => {
  for (const [owner, methods] of DATABASE) for (const method of methods) counted(owner, method)
  const calls = await liveWithFault(0, '')
  expect(calls).toBeGreaterThan(100)
  for (let n = 1; n <= calls; n++) {
    const name = NAMES[n % NAMES.length] ?? ''
    await liveWithFault(n, name).catch((error: unknown) => {
      throw new Error(`With a ${name} in the ${n}th call of ${calls}.`, { cause: error })
    })
  }
})
