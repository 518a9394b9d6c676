import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { MOST_ACTIONS, writeGame } from '../../src/engine/kernel/index.ts'
import { changeSession } from '../../src/session/game-store.ts'
import type { Unsaved } from '../../src/session/state.ts'
import { fakeBrowser, watch } from '../../src/session/testing.ts'
import { keysOf, type StorageHealth } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { UnsavedBadge } from '../../src/ui/notices/UnsavedBadge.tsx'
import type { Tale } from '../../src/ui/tale.ts'
import { eventually } from '../support/eventually.ts'
import { diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

const newBrowser = () => fakeBrowser(diceRace, KEYS)
type Browser = ReturnType<typeof newBrowser>
type Opened = Awaited<ReturnType<Browser['open']>>
let browser: Browser
beforeEach(() => {
  browser = newBrowser()
})

const now = ({ store }: Opened) => store.getState()
const saved = (one: Opened) => eventually(() => expect(now(one).unsaved).toBe('nothing'))

async function playing(): Promise<Opened> {
  const one = await browser.open()
  now(one).start(config, 5)
  await saved(one)
  return one
}

/** A tab that crashed and is reloaded: a copy of its storage without later writes. */
const copyOf = ({ texts }: FakeStorage): FakeStorage => fakeStorage(Object.fromEntries(texts))

/** Fires the event of a page that ends, or that is hidden. */
const pageEnds = (): void =>
  void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
function pageIsHidden(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

describe('an unsaved move', () => {
  test('is one press, or several of a person; a bot’s do not count as several', async () => {
    const one = await playing()
    now(one).act({ type: 'roll' }, 'bot')
    now(one).act({ type: 'step' }, 'bot')
    expect(now(one).unsaved).toBe('something')
    now(one).act({ type: 'step' })
    expect(now(one).unsaved).toBe('something')
    now(one).undo()
    expect(now(one).unsaved).toBe('several-presses')
    await saved(one)
    expect(one.tab.texts.has(KEYS.unsaved)).toBe(false)
  })

  test('is in its tab before it is shown: a crash at any moment loses nothing', async () => {
    type Deed = 'step' | 'roll' | 'undo' | 'redo' | 'wait'
    const deeds = fc.array(fc.constantFrom<Deed>('step', 'roll', 'undo', 'redo', 'wait'), { maxLength: 12 })
    const play = async (one: Opened, what: Deed): Promise<void> => {
      if (what === 'wait') await saved(one)
      else if (what === 'undo') now(one).undo()
      else if (what === 'redo') now(one).redo()
      else now(one).act({ type: what })
    }
    await fc.assert(
      fc.asyncProperty(deeds, deeds, async (before, after) => {
        browser = newBrowser()
        const one = await playing()
        for (const what of before) await play(one, what)
        await saved(one)
        const disk = new Map(browser.held)
        for (const what of after) if (what !== 'wait') await play(one, what)
        const [shown, tab] = [now(one).copy(), copyOf(one.tab)]
        await saved(one)
        one.close()
        // The disk had written nothing of it when the page crashed.
        browser.held.clear()
        for (const [id, game] of disk) browser.held.set(id, game)
        const again = await browser.open(NO_LEADERS, tab)
        expect(now(again).copy()).toBe(shown)
        expect(now(again).watching).toBe(false)
        await saved(again)
        expect(browser.kept()[0]?.text).toBe(shown)
        again.close()
      }),
      { numRuns: 60 },
    )
  })
})

test('a game beyond the storable number of moves goes on, and its save stays', async () => {
  const one = await playing()
  now(one).act({ type: 'step' })
  await saved(one)
  const { session, kept } = now(one)
  const [move] = session?.moves ?? []
  if (!session || !move) throw new Error('No move was made.')
  const moves = Array.from({ length: MOST_ACTIONS + 1 }, () => move)
  changeSession(one.store, { type: 'moved', session: { ...session, moves }, from: 1, cause: 'person' })
  expect(now(one)).toMatchObject({ storage: 'too-long', unsaved: 'something' })
  expect((await one.games.read(kept?.id ?? ''))?.text).toBe(writeGame(diceRace, session))
})

test('a move shown here is reported as too late if another tab has played on', async () => {
  const one = await playing()
  const other = await browser.open()
  browser.become('full')
  now(one).act({ type: 'step' })
  await eventually(() => expect(now(one).storage).toBe('full'))
  browser.become(null)
  await now(other).takeOver()
  await eventually(() =>
    expect(now(one)).toMatchObject({ watching: true, tooLate: true, unsaved: 'nothing' }),
  )
  expect(now(one).session?.moves).toHaveLength(0)
  now(other).act({ type: 'roll' })
  await saved(other)
  await eventually(() => expect(now(one).session?.moves).toHaveLength(1))
  expect(now(one).tooLate).toBe(true)
})

describe('a tab that ended', () => {
  /** Ends a tab and returns whether the next tab, which knows only the save, warns of a missing move. */
  async function lackAfter(end: (one: Opened) => void | Promise<void>): Promise<boolean> {
    const one = await playing()
    now(one).act({ type: 'step' })
    await saved(one)
    await end(one)
    one.close()
    return now(await browser.open()).moveMayBeMissing
  }

  test('without warning: the next tab warns of a missing move until it plays on', async () => {
    expect(await lackAfter(() => {})).toBe(true)
    const other = await browser.open()
    expect(now(other).watching).toBe(true)
    await now(other).takeOver()
    expect(now(other).moveMayBeMissing).toBe(false)
  })

  test('without warning: the notice ends once the players confirm it, or act', async () => {
    const one = await playing()
    one.close()
    const other = await browser.open()
    now(other).act({ type: 'step' }, 'bot')
    expect(now(other).moveMayBeMissing).toBe(true)
    now(other).act({ type: 'step' })
    expect(now(other).moveMayBeMissing).toBe(false)
    await saved(other)
    other.close()
    const third = await browser.open()
    expect(now(third).moveMayBeMissing).toBe(true)
    now(third).dismissMissingMove()
    expect(now(third).moveMayBeMissing).toBe(false)
  })

  test('with a last word lacks nothing', async () => {
    expect(await lackAfter(pageEnds)).toBe(false)
  })

  test('before its last press was saved leaves that to the next tab', async () => {
    const one = await playing()
    const disk = new Map(browser.held)
    now(one).act({ type: 'step' })
    pageEnds()
    const shown = now(one).copy()
    const left = browser.texts.get(KEYS.left) ?? ''
    await saved(one)
    one.close()
    watch(one.store)
    // The page ended before the disk had written the save, and received no result.
    for (const [id, game] of disk) browser.held.set(id, game)
    browser.texts.set(KEYS.left, left)
    const other = await browser.open()
    expect(now(other).copy()).toBe(shown)
    expect(now(other).moveMayBeMissing).toBe(false)
    expect(browser.texts.has(KEYS.left)).toBe(false)
  })

  /** Makes a tab that ended before its last press was confirmed as saved. Returns the text that it left. */
  async function endedUnsaved(): Promise<string> {
    const one = await playing()
    now(one).act({ type: 'step' })
    pageEnds()
    const left = browser.texts.get(KEYS.left) ?? ''
    await saved(one)
    one.close()
    watch(one.store) // its page ends without a `pagehide` event and receives no save result
    browser.texts.set(KEYS.left, left)
    return left
  }

  test('does not overwrite another tab’s moves', async () => {
    const left = await endedUnsaved()
    const other = await browser.open()
    now(other).act({ type: 'step' })
    now(other).act({ type: 'step' })
    await saved(other)
    const played = now(other).copy()
    other.close()
    browser.texts.set(KEYS.left, left)
    expect(now(await browser.open()).copy()).toBe(played)
    expect(browser.texts.has(KEYS.left)).toBe(false)
  })

  test('does not restore a deleted game', async () => {
    expect(await endedUnsaved()).not.toBe('')
    browser.held.clear()
    const other = await browser.open()
    expect(browser.kept()).toHaveLength(0)
    expect(now(other).session).toBeNull()
    expect(browser.texts.has(KEYS.left)).toBe(false)
  })

  test('while hidden lacks nothing: a phone gives no other event before it ends a page', async () => {
    expect(await lackAfter(pageIsHidden)).toBe(false)
  })

  test('of an earlier version left no note, and causes no notice', async () => {
    const one = await playing()
    one.close()
    const [[id, game] = []] = browser.held
    if (id && game) browser.held.set(id, { ...game, hand: 'nobody' })
    expect(now(await browser.open()).moveMayBeMissing).toBe(false)
  })

  test.each([true, false])('after it was played on again may lack something, saved (%s)', async (isSaved) => {
    const playedOn = async (one: Opened) => {
      const disk = new Map(browser.held)
      pageEnds()
      now(one).act({ type: 'step' })
      await saved(one)
      if (!isSaved) for (const [id, game] of disk) browser.held.set(id, game)
    }
    expect(await lackAfter(playedOn)).toBe(true)
  })

  test('repeats the notice if no person was there', async () => {
    const reopened = async (one: Opened) => {
      one.close()
      watch(one.store) // its page is gone without an event of its end
      const other = await browser.open()
      pageEnds()
      other.close()
    }
    expect(await lackAfter(reopened)).toBe(true)
  })

  test('causes the notice in a watching tab', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const one = await playing()
    const other = await browser.open()
    expect(now(other).watching).toBe(true)
    one.close()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await eventually(() => expect(now(other).watching).toBe(false))
    expect(now(other).moveMayBeMissing).toBe(true)
  })
})

describe('the badge', () => {
  const shown = (unsaved: Unsaved, storage: StorageHealth = 'ok') => {
    const game = createStore(() => ({ unsaved, storage }))
    render(<UnsavedBadge tale={{ game } as object as Tale} />)
    return game
  }
  const badge = () => screen.queryByRole('status')

  test('appears at once for more than one press', () => {
    shown('several-presses')
    expect(badge()).toHaveTextContent('Not saved yet')
  })

  test('appears immediately if storage has trouble', () => {
    shown('something', 'full')
    expect(badge()).toHaveTextContent('Not saved yet')
  })

  test('appears after a moment for one press, and goes when it is saved', async () => {
    const game = shown('something')
    expect(badge()).toBeNull()
    expect(await screen.findByRole('status')).toHaveTextContent('Not saved yet')
    game.setState({ unsaved: 'nothing' })
    await eventually(() => expect(badge()).toBeNull())
  })
})
