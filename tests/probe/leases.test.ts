import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { copyOf, realBrowser } from '../support/real-windows.ts'
import { diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => realBrowser(diceRace, KEYS)
type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
let browser: ReturnType<typeof newBrowser>
beforeEach(() => {
  browser = newBrowser()
})

const now = ({ store }: Opened) => store.getState()
const moves = (one: Opened) => now(one).session?.moves.length

/** Waits until all moves of a tab are saved. */
const saved = (one: Opened) =>
  eventually(async () => {
    expect(now(one)).toMatchObject({ unsaved: 'nothing', storage: 'ok' })
    expect((await browser.games.read(now(one).kept?.id ?? ''))?.text).toBe(now(one).copy())
  })

/** A window that plays a race, and another that watches it. */
async function twoWindows(): Promise<[Opened, Opened]> {
  const one = await browser.open()
  now(one).start(config, 5)
  now(one).act({ type: 'step' })
  await saved(one)
  const other = await browser.open()
  expect(now(other).watching).toBe(true)
  return [one, other]
}

describe('a window that has left a race', () => {
  test('lets a second tab play it at once, with all its moves', async () => {
    const [one, other] = await twoWindows()
    now(one).act({ type: 'step' })
    await now(one).release()
    await eventually(() => expect(now(other)).toMatchObject({ watching: false, tooLate: false }))
    expect(moves(other)).toBe(2)
    expect(now(other).act({ type: 'step' })).toBe('done')
    await saved(other)
    expect(moves(other)).toBe(3)
  })

  test.each([
    ['begins another', (one: Opened) => now(one).start(config, 6)],
    ['goes back to the cover', (one: Opened) => now(one).leave()],
  ])('because it %s lets a second window play it', async (_, leave) => {
    const [one, other] = await twoWindows()
    leave(one)
    await eventually(() => expect(now(other).watching).toBe(false))
    expect(now(other).act({ type: 'step' })).toBe('done')
    await saved(other)
  })

  test('watches when it returns while the second tab plays, and shows its moves', async () => {
    const [one, other] = await twoWindows()
    await now(one).release()
    await eventually(() => expect(now(other).watching).toBe(false))
    now(other).act({ type: 'roll' })
    await saved(other)
    await now(one).hold()
    expect(now(one).watching).toBe(true)
    expect(now(one).copy()).toBe(now(other).copy())
  })

  test('resumes when it returns and no other tab plays, and can still redo', async () => {
    const one = await browser.open()
    now(one).start(config, 5)
    now(one).act({ type: 'step' })
    now(one).undo()
    await saved(one)
    await now(one).release()
    await now(one).hold()
    expect(now(one)).toMatchObject({ watching: false, undone: [{}] })
    expect(now(one).redo()).toBe(true)
    await saved(one)
    expect(moves(one)).toBe(1)
  })

  test('keeps its lease while its last move is unsaved, as it has the only copy', async () => {
    const [one, other] = await twoWindows()
    const makeRoom = fill()
    now(one).act({ type: 'step' })
    await eventually(() => expect(now(one).storage).toBe('full'))
    await now(one).release()
    expect(now(other).watching).toBe(true)
    makeRoom()
    now(one).saveAgain()
    await eventually(() => expect(now(other)).toMatchObject({ watching: false }))
    expect(moves(other)).toBe(2)
  })
})

test('a window that watches asks for one lock a game, however many moves it sees', async () => {
  const [one, other] = await twoWindows()
  const asked = other.asked()
  for (let move = 0; move < 8; move++) {
    now(one).act({ type: 'step' })
    await eventually(() => expect(moves(other)).toBe(moves(one)))
  }
  expect(now(other).watching).toBe(true)
  expect(other.asked()).toBe(asked)
  expect(asked).toBe(2) // its own, and that of the window that plays
})

/** Makes every write fail as on a full disk. Returns the function that makes room again. */
function fill(): () => void {
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
  return () => {
    IDBObjectStore.prototype.put = put
  }
}

describe('a saved race that two windows open while the storage is full', () => {
  let makeRoom = () => {}
  afterEach(() => makeRoom())

  /** Two tabs with one race; the tab that began it was closed. */
  async function bothOpen(): Promise<[Opened, Opened]> {
    const first = await browser.open()
    now(first).start(config, 5)
    now(first).act({ type: 'step' })
    await saved(first)
    first.close()
    makeRoom = fill()
    return [await browser.open(), await browser.open()]
  }
  const watching = (...windows: Opened[]) => windows.map((one) => now(one).watching)

  test('is played by the first alone', async () => {
    const [one, other] = await bothOpen()
    expect(watching(one, other)).toEqual([false, true])
    expect(now(other).act({ type: 'step' })).toBe('watching')
    expect(now(one).act({ type: 'step' })).toBe('done')
  })

  test('cannot be taken over, and says so each time, until there is room', async () => {
    const [one, other] = await bothOpen()
    for (let times = 0; times < 2; times++) {
      const taking = now(other).takeOver()
      expect(now(other).storage).toBe('ok')
      await taking
      expect(now(other)).toMatchObject({ watching: true, storage: 'full' })
    }
    expect(watching(one)).toEqual([false])
    makeRoom()
    await now(other).takeOver()
    await eventually(() => expect(watching(one, other)).toEqual([true, false]))
  })

  test('is played by the second once the first has gone to another page', async () => {
    const [one, other] = await bothOpen()
    await now(one).release()
    await eventually(() => expect(watching(other)).toEqual([false]))
    await now(one).hold()
    expect(watching(one, other)).toEqual([true, false])
  })

  test('is played by the second once the first has left it, or is gone', async () => {
    const [one, other] = await bothOpen()
    now(one).leave()
    await eventually(() => expect(watching(other)).toEqual([false]))
    const third = await browser.open()
    expect(watching(third)).toEqual([true])
    other.close()
    await eventually(() => expect(watching(third)).toEqual([false]))
  })

  test('is watched by the second, with every move of the first, once there is room', async () => {
    const [one, other] = await bothOpen()
    now(one).act({ type: 'step' })
    makeRoom()
    now(one).saveAgain()
    await saved(one)
    await eventually(() => expect(moves(other)).toBe(2))
    expect(watching(one, other)).toEqual([false, true])
    one.close()
    await eventually(() => expect(watching(other)).toEqual([false]))
  })
})

describe('a tab that is duplicated', () => {
  /** Begins a race that only the tab itself can store. */
  async function begunWithoutRoom(): Promise<[Opened, () => void]> {
    const makeRoom = fill()
    const one = await browser.open()
    now(one).start(config, 5)
    await eventually(() => expect(now(one).storage).toBe('full'))
    return [one, makeRoom]
  }

  test('watches a race that began with full storage; the warning ends with the save', async () => {
    const [one, makeRoom] = await begunWithoutRoom()
    const other = await browser.open(copyOf(one.tab))
    expect(now(other)).toMatchObject({ watching: true, session: { seed: 5 }, kept: now(one).kept })
    expect(now(other).act({ type: 'step' })).toBe('watching')
    now(one).act({ type: 'step' })
    makeRoom()
    now(one).saveAgain()
    await saved(one)
    await eventually(() => expect(moves(other)).toBe(1))
    expect(now(other)).toMatchObject({ watching: true, storage: 'ok' })
    expect(await browser.games.lines()).toHaveLength(1)
  })

  test('refuses an unsaved race until there is room, and says so', async () => {
    const [one, makeRoom] = await begunWithoutRoom()
    const other = await browser.open(copyOf(one.tab))
    for (let times = 0; times < 2; times++) {
      await now(other).takeOver()
      expect(now(other)).toMatchObject({ watching: true, storage: 'full' })
    }
    expect(now(one).act({ type: 'step' })).toBe('done')
    makeRoom()
    await now(other).takeOver()
    expect(now(other).watching).toBe(false)
    await eventually(() => expect(now(one).watching).toBe(true))
    expect(now(other).act({ type: 'step' })).toBe('done')
    await saved(other)
    await eventually(() => expect(now(one).copy()).toBe(now(other).copy()))
  })

  test('plays it on when the first is gone, with its unsaved moves', async () => {
    const [one, makeRoom] = await begunWithoutRoom()
    now(one).act({ type: 'roll' })
    await eventually(() => expect(one.tab.texts.get(KEYS.unsaved)).toContain('roll'))
    const other = await browser.open(copyOf(one.tab))
    expect(now(other).watching).toBe(true)
    makeRoom()
    one.close()
    await eventually(() => expect(now(other).watching).toBe(false))
    await saved(other)
    expect(moves(other)).toBe(1)
  })

  test('drops its own storage warning when the other tab has saved the race', async () => {
    const [one, makeRoom] = await begunWithoutRoom()
    const other = await browser.open(copyOf(one.tab))
    await now(other).takeOver()
    await eventually(() => expect(now(other).storage).toBe('full'))
    makeRoom()
    now(one).saveAgain()
    await eventually(() => expect(now(one).storage).toBe('ok'))
    await eventually(() => expect(now(other)).toMatchObject({ storage: 'ok', watching: true }))
    expect(await browser.games.lines()).toHaveLength(1)
  })

  test('gets no second race from one press on Begin before the rules have loaded', async () => {
    const begun = { config, seed: 7, leaders: null, id: 'the one', begun: 5, hand: '' }
    const first: FakeStorage = fakeStorage()
    const one = await browser.open()
    // The first tab has pressed Begin; its rules load after those of the second.
    const { hand } = (await pressed(one, first, begun)) ?? { hand: '' }
    expect(hand).not.toBe('')
    const other = await browser.open(copyOf(first))
    expect(now(other)).toMatchObject({ watching: true, session: { seed: 7 }, kept: { id: 'the one' } })
    const again = await browser.open(copyOf(first))
    expect(now(again)).toMatchObject({ watching: true, kept: { id: 'the one' } })
    one.close()
    await eventually(() => {
      const playing = [other, again].filter((window) => !now(window).watching)
      expect(playing).toHaveLength(1)
    })
    // The new race, and the one that the first tab had played before.
    await eventually(async () => expect(await browser.games.lines()).toHaveLength(2))
    expect(await browser.games.read('the one')).not.toBeNull()
  })

  /** Stores in a tab the pending start of a window that has pressed Begin before its rules have loaded. */
  async function pressed(one: Opened, tab: FakeStorage, begun: object): Promise<{ hand: string } | null> {
    now(one).start(config, 1)
    await saved(one)
    const held = await browser.games.read(now(one).kept?.id ?? '')
    const hand = held?.hand ?? ''
    tab.texts.set(KEYS.begun, JSON.stringify({ ...begun, hand }))
    return { hand }
  }
})
