// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  advance,
  lazy,
  openSession,
  type Session,
  undo,
  undoTo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { createUnsavedChanges } from '../../src/session/local/unsaved-changes.ts'
import { readUnsavedEntry, resolveEntry } from '../../src/session/local/unsaved-entry.ts'
import { aboutAny, fakeBrowser } from '../../src/session/testing.ts'
import { keptGame } from '../../src/store/saved-games/line.ts'
import { heldText, readHeldText } from '../../src/store/saved-games/records.ts'
import type { LeasedGame } from '../../src/store/saved-games/saved-games.ts'
import { keysOf } from '../../src/store/storage.ts'
import { tabRecord } from '../../src/store/tab-journal.ts'
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
const saved = (one: Opened) => eventually(() => expect(now(one).unsaved).toBe('nothing'))
const noted = ({ tab }: Opened) => tab.texts.get(KEYS.unsaved) ?? ''
const pageEnds = (): void =>
  void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))

async function playing(steps = 1, tab = fakeStorage()): Promise<Opened> {
  const one = await browser.open(NO_LEADERS, tab)
  now(one).start(config, 5)
  for (let step = 0; step < steps; step++) now(one).act({ type: 'step' })
  await saved(one)
  return one
}

/**
 * Plays something and crashes the page while its save is pending. Returns the tab's storage, to open the page again. `disk`: what is saved
 * then; by default, not even the lease of the game.
 */
async function crashDuring(
  one: Opened,
  what: (one: Opened) => void,
  disk = new Map(browser.held),
): Promise<FakeStorage> {
  what(one)
  const tab = fakeStorage(Object.fromEntries(one.tab.texts))
  const left = browser.texts.get(KEYS.left)
  await saved(one)
  one.close()
  if (left !== undefined) browser.texts.set(KEYS.left, left)
  browser.held.clear()
  for (const [id, game] of disk) browser.held.set(id, game)
  return tab
}

describe('the note of an unsaved move', () => {
  test('does not grow with the game', async () => {
    const one = await playing(20)
    now(one).act({ type: 'step' })
    const { length } = noted(one)
    for (let step = 0; step < 15; step++) {
      await saved(one)
      now(one).act({ type: 'step' })
      expect(Math.abs(noted(one).length - length)).toBeLessThan(5)
    }
    await saved(one)
    expect(noted(one)).toBe('')
  })

  test('is the whole game before its first save', async () => {
    const one = await browser.open()
    now(one).start(config, 5)
    expect(readHeldText(noted(one))?.text).toBe(now(one).copy())
  })

  test('is the whole game or end, storageless', async () => {
    const one = await playing(20)
    browser.become('full')
    now(one).act({ type: 'step' })
    await eventually(() => expect(now(one).storage).toBe('full'))
    const whole = noted(one)
    expect(readHeldText(whole)?.text).toBe(now(one).copy())
    const { write } = one.tab.storage
    one.tab.storage.write = (key, text) => (text.length > whole.length ? 'full' : write(key, text))
    now(one).act({ type: 'roll' })
    expect(readHeldText(noted(one))).toBeNull()
    expect(noted(one)).toContain('roll')
    now(one).saveAgain()
    await eventually(() => expect(now(one)).toMatchObject({ storage: 'full', lostOnReload: false }))
  })

  test('is the whole game once deleted elsewhere', async () => {
    const [one, other] = [await playing(3), await browser.open()]
    await other.games.remove(now(one).kept?.id ?? '')
    await new Promise((resolve) => setTimeout(resolve, 20)) // until the deletion has been published
    now(one).act({ type: 'step' })
    expect(readHeldText(noted(one))?.text).toBe(now(one).copy())
  })

  test('of an earlier version is read: a page can be reloaded into this one', async () => {
    const one = await playing()
    const before = readHeldText(heldText(held(), null))
    const tab = await crashDuring(one, ({ store }) => store.getState().act({ type: 'roll' }))
    const text = now(one).copy() ?? ''
    if (before) tab.texts.set(KEYS.unsaved, heldText({ ...before, text }, held().hand))
    expect(now(await browser.open(NO_LEADERS, tab)).copy()).toBe(text)
  })
})

const held = (): LeasedGame => {
  const [game] = browser.held.values()
  if (!game) throw new Error('No game is saved.')
  return game
}

describe('a page that was opened on a saved game', () => {
  test('crashing before its first save loses nothing', async () => {
    const one = await playing()
    one.close()
    const disk = new Map(browser.held)
    const again = await browser.open(NO_LEADERS, one.tab)
    const tab = await crashDuring(again, ({ store }) => store.getState().act({ type: 'roll' }), disk)
    expect(now(await browser.open(NO_LEADERS, tab)).copy()).toBe(now(again).copy())
  })

  test('and ends before its own first save leaves its move to the next tab', async () => {
    const one = await playing()
    one.close()
    const disk = new Map(browser.held)
    const again = await browser.open(NO_LEADERS, one.tab)
    const rollAndEnd = ({ store }: Opened) => {
      store.getState().act({ type: 'roll' })
      pageEnds()
    }
    await crashDuring(again, rollAndEnd, disk)
    const other = await browser.open()
    expect(now(other).copy()).toBe(now(again).copy())
    expect(now(other).moveMayBeMissing).toBe(false)
  })

  test('loses nothing reloading twice with full storage', async () => {
    const one = await playing()
    one.close()
    browser.become('full')
    let page = await browser.open(NO_LEADERS, one.tab)
    now(page).act({ type: 'roll' })
    const text = now(page).copy()
    for (let reload = 0; reload < 2; reload++) {
      await eventually(() => expect(now(page).storage).toBe('full'))
      page.close()
      page = await browser.open(NO_LEADERS, page.tab)
      expect(now(page).copy()).toBe(text)
    }
  })
})

test('a new game closed before its first save is left to the next tab', async () => {
  const one = await browser.open()
  await crashDuring(one, ({ store }) => {
    store.getState().start(config, 5)
    pageEnds()
  })
  expect(browser.held.size).toBe(0)
  expect(now(await browser.open()).session?.seed).toBe(5)
})

test('two new games closed before their first saves are both left to the next tab', async () => {
  const one = await browser.open()
  const other = await browser.open()
  await crashDuring(one, () => {
    now(one).start(config, 5)
    now(other).start(config, 6)
    pageEnds()
    other.close()
  })
  expect(browser.held.size).toBe(0)
  await browser.open()
  expect([...browser.held.values()].map(({ line }) => line.id)).toHaveLength(2)
})

describe('a move that its save lacks', () => {
  /** A tab crashes with an unsaved step; another plays the same game on from its save. */
  async function overtaken(action: DiceRace['Action']['type'], isClosed: boolean): Promise<Opened> {
    const one = await playing()
    const tab = await crashDuring(one, ({ store }) => store.getState().act({ type: 'step' }))
    const other = await browser.open()
    now(other).act({ type: action })
    await saved(other)
    if (isClosed) {
      pageEnds()
      other.close()
    }
    return browser.open(NO_LEADERS, tab)
  }

  test('is reported late while another tab plays', async () => {
    expect(now(await overtaken('roll', false))).toMatchObject({ watching: true, tooLate: true })
  })

  test('is reported missing once that tab closes', async () => {
    expect(now(await overtaken('roll', true))).toMatchObject({ watching: false, moveMayBeMissing: true })
  })

  test('is not reported as missing if the same move was made there', async () => {
    expect(now(await overtaken('step', true))).toMatchObject({ watching: false, moveMayBeMissing: false })
  })
})

type Deed = 'step' | 'roll' | 'undo' | 'agreed' | 'redo'

test('a note restores the game over unconfirmed saves', () => {
  const deeds = fc.array(fc.constantFrom<Deed>('step', 'roll', 'undo', 'agreed', 'redo'), { maxLength: 30 })
  fc.assert(
    fc.property(deeds, fc.array(fc.boolean(), { maxLength: 30 }), (all, confirmed) => {
      const tab = fakeStorage()
      const changes = createUnsavedChanges(diceRace, tabRecord(tab.storage, KEYS.unsaved), 'here')
      const kept = { id: 'one', origin: { kind: 'begun' }, begun: 0 } as const
      const asSaved = (session: Session<DiceRace>, touched: number) =>
        keptGame(diceRace, aboutAny(diceRace), { session, kept, leaders: null, touched })
      let session = openSession(diceRace, config, 5)
      for (let step = 0; step < 5; step++) session = after(session, 'step', []) ?? session
      changes.read({ id: 'one', touched: 0, moves: session.moves })
      /** Saves that the disk may hold: the last confirmed one, and all after it. */
      let possible: LeasedGame[] = [{ ...asSaved(session, 0), hand: 'gone' }]
      let undone: Session<DiceRace>[] = []
      for (const [index, deed] of all.entries()) {
        const next = after(session, deed, undone)
        if (!next) continue
        undone =
          deed === 'undo' || deed === 'agreed'
            ? [...undone, session]
            : deed === 'redo'
              ? undone.slice(0, -1)
              : []
        session = next
        const touched = index + 1
        const changed = { session, leaders: null, touched, asKept: lazy(() => asSaved(next, touched)) }
        changes.changed('one', changed, true)
        const entry = readUnsavedEntry(tab.texts.get(KEYS.unsaved) ?? null)
        if (!entry || 'game' in entry) throw new Error('The note is no end of a game.')
        possible.push({ ...changed.asKept(), hand: 'here' })
        for (const there of possible)
          expect(resolveEntry(entry, there, (hand) => hand === 'gone')).toMatchObject({
            game: { text: writeGame(diceRace, session), hand: 'here', line: { touched } },
          })
        if (!confirmed[index]) continue
        changes.saveEnded('one', 'ok', changed.asKept)
        possible = possible.slice(-1)
      }
    }),
    { numRuns: 300 },
  )
})

/** Returns the game after a deed; null if that changes nothing. */
function after(
  session: Session<DiceRace>,
  deed: Deed,
  undone: readonly Session<DiceRace>[],
): Session<DiceRace> | null {
  if (deed === 'redo') return undone.at(-1) ?? null
  if (deed === 'step' || deed === 'roll') {
    const next = advance(diceRace, session, { type: deed })
    return next.ok ? next.value : null
  }
  const back = deed === 'undo' ? undo(session) : undoTo(session, Math.floor(session.moves.length / 2))
  return back === session ? null : back
}
