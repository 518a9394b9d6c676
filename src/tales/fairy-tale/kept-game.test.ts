import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { suggestOpening } from '../../engine/fairy-tale/index.ts'
import { readGame, stateOf, writeGame } from '../../engine/kernel/index.ts'
import { fakeBrowser } from '../../session/testing.ts'
import { STORAGE_KEYS } from './game.ts'
import { fairyTale } from './rules.ts'
import { answer, gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

const { game: KEY, damaged: DAMAGED } = STORAGE_KEYS

const NEWER = JSON.stringify({ format: 99, game: 'fairy-tale', rulesVersion: 1, more: 'than we know' })

/** A game as the text that earlier versions saved. */
const textOf = (seed = 5) => gameInAction(seed).getState().copy() ?? ''

const newBrowser = (texts: Record<string, string> = {}, isPlain = false) =>
  fakeBrowser(fairyTale, STORAGE_KEYS, texts, isPlain)

let browser: ReturnType<typeof newBrowser>
type Opened = Awaited<ReturnType<typeof browser.open>>
beforeEach(() => {
  browser = newBrowser()
})

/** A tab with a game in the middle of a turn. */
async function playing(seed = 5): Promise<Opened> {
  const one = await browser.open()
  one.store.getState().start(twoSeats, seed)
  one.store.getState().actAll(suggestOpening(stateIn(one.store)))
  one.store.getState().act({ type: 'begin' })
  one.store.getState().act({ type: 'roll' })
  answer(one.store)
  await safe(one)
  return one
}

/** Waits until the actions of a tab are saved. */
const safe = ({ store }: Opened) => eventually(() => expect(store.getState().unsaved).toBe('nothing'))
const endTurn = ({ store }: Opened) => store.getState().act({ type: 'end-turn' })
const seedsKept = () => browser.kept().map((game) => JSON.parse(game?.text ?? '{}').seed)

describe('a running game', () => {
  test('resumes after every action', async () => {
    const one = await playing()
    one.close()
    expect((await browser.open()).store.getState().session).toEqual(one.store.getState().session)
    endTurn(one)
    await safe(one)
  })

  test('is reported as saved only when it is', async () => {
    const one = await playing()
    endTurn(one)
    expect(one.store.getState().unsaved).toBe('something')
    await safe(one)
    const [kept] = browser.kept()
    expect(kept?.text).toBe(one.store.getState().copy())
    expect(kept?.line).toMatchObject({
      tale: 'fairy-tale',
      actions: one.store.getState().session?.moves.length,
    })
  })

  test('resumes after an undo', async () => {
    const one = await browser.open()
    one.store.getState().start(twoSeats, 3)
    for (const turn of [0, 1, 2, 3] as const)
      one.store.getState().act({ type: 'lay', tile: 0, side: 'north', turn })
    expect(one.store.getState().undo()).toBe(true)
    await safe(one)
    one.close()
    expect((await browser.open()).store.getState().session).toEqual(one.store.getState().session)
  })

  test('stays saved when it is left, and next to a new one', async () => {
    const one = await playing(5)
    one.store.getState().leave()
    expect(one.store.getState()).toMatchObject({ session: null, kept: null })
    one.store.getState().start(twoSeats, 4)
    await eventually(() => expect(seedsKept()).toEqual([4, 5]))
    const [, first] = browser.kept()
    expect(await one.store.getState().open(first?.line.id ?? '')).toBe(true)
    expect(one.store.getState()).toMatchObject({ session: { seed: 5 }, watching: false })
  })

  test('from a link is saved as a game of its own', async () => {
    const one = await playing(5)
    const { session } = one.store.getState()
    if (!session) throw new Error('No game is open.')
    one.store.getState().adopt(session, { kind: 'link' })
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    expect(browser.kept()[0]?.line.origin).toEqual({ kind: 'link' })
  })

  test('does not replace a game that was begun before it was found', async () => {
    await playing(5)
    const later = browser.open()
    const { store } = await later
    store.getState().start(twoSeats, 4)
    await eventually(() => expect(seedsKept()).toEqual([4, 5]))
    expect(store.getState().session?.seed).toBe(4)
  })
})

describe('two tabs with the same game', () => {
  test('one plays while the other watches each move', async () => {
    const one = await playing()
    const other = await browser.open()
    expect(other.store.getState()).toMatchObject({ watching: true, session: { seed: 5 } })
    expect(endTurn(other)).toBe('watching')
    expect(other.store.getState().undo()).toBe(false)
    const before = other.store.getState().session
    endTurn(one)
    await eventually(() =>
      expect(other.store.getState().session?.moves).toHaveLength(
        one.store.getState().session?.moves.length ?? 0,
      ),
    )
    const { session } = other.store.getState()
    expect(session && stateOf(session)).toEqual(stateIn(one.store))
    // The moves before are identical objects, so that only the new one is played back.
    expect(session?.moves.slice(0, -1)).toEqual(before?.moves)
    expect(session?.moves.at(-1)?.before).toBe(before && stateOf(before))
  })

  test('swap roles when the other takes over', async () => {
    const one = await playing()
    const other = await browser.open()
    await other.store.getState().takeOver()
    expect(other.store.getState().watching).toBe(false)
    await eventually(() => expect(one.store.getState().watching).toBe(true))
    expect(one.store.getState().tooLate).toBe(false)
    expect(endTurn(other)).toBe('done')
    await safe(other)
    await eventually(() => expect(stateIn(one.store)).toEqual(stateIn(other.store)))
  })

  test('refuses and reports late actions', async () => {
    const one = await playing()
    const other = await browser.open()
    const before = stateIn(other.store)
    const taken = other.store.getState().takeOver()
    await other.games.hold(browser.kept()[0]?.line.id ?? '', 'nobody yet', () => false)
    endTurn(one)
    await taken
    await eventually(() => expect(one.store.getState()).toMatchObject({ watching: true, unsaved: 'nothing' }))
    expect(stateIn(one.store)).toEqual(stateIn(other.store))
    expect(stateIn(other.store)).toEqual(before)
    expect(one.store.getState().tooLate).toBe(true)
  })

  test('let one play if both take over at the same time', async () => {
    const one = await playing()
    const windows = [one, await browser.open(), await browser.open()]
    await Promise.all(windows.map(({ store }) => store.getState().takeOver()))
    await eventually(() => {
      const players = windows.filter(({ store }) => !store.getState().watching)
      expect(players).toHaveLength(1)
    })
    for (const each of windows) endTurn(each)
    await eventually(() => {
      const texts = new Set(windows.map(({ store }) => store.getState().copy()))
      expect(texts).toEqual(new Set([browser.kept()[0]?.text]))
    })
  })

  test('when the first closes, the other plays on', async () => {
    vi.useFakeTimers()
    const one = await browser.open()
    one.store.getState().start(twoSeats, 5)
    await vi.advanceTimersByTimeAsync(10)
    const other = await browser.open()
    expect(other.store.getState().watching).toBe(true)
    one.close()
    expect(other.store.getState().watching).toBe(true)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(other.store.getState().watching).toBe(false)
    vi.useRealTimers()
  })

  test('do not synchronise different games', async () => {
    const one = await playing(5)
    const other = await browser.open()
    other.store.getState().start(twoSeats, 4)
    await eventually(() => expect(seedsKept()).toEqual([4, 5]))
    endTurn(one)
    await safe(one)
    expect(one.store.getState()).toMatchObject({ watching: false, session: { seed: 5 } })
    expect(other.store.getState()).toMatchObject({ watching: false, session: { seed: 4 } })
  })
})

describe('without Web Locks or a channel between tabs', () => {
  beforeEach(() => {
    browser = newBrowser({}, true)
  })

  test('saves a game after every action and resumes it in the next tab', async () => {
    const one = await playing()
    endTurn(one)
    await safe(one)
    const other = await browser.open()
    expect(other.store.getState()).toMatchObject({ watching: false, storage: 'ok' })
    expect(other.store.getState().copy()).toBe(one.store.getState().copy())
  })

  test('lets the latest tab play; refuses and reports actions of an earlier one', async () => {
    const one = await playing()
    const other = await browser.open()
    endTurn(other)
    await safe(other)
    const truth = other.store.getState().copy()
    one.store.getState().act({ type: 'give-up' })
    await eventually(() => expect(one.store.getState()).toMatchObject({ watching: true, tooLate: true }))
    expect(one.store.getState().copy()).toBe(truth)
    expect(browser.kept()[0]?.text).toBe(truth)
    await one.store.getState().takeOver()
    expect(one.store.getState().watching).toBe(false)
    one.store.getState().act({ type: 'give-up' })
    await safe(one)
    expect(browser.kept()[0]?.text).toBe(one.store.getState().copy())
  })
})

describe('a stored game that cannot be read', () => {
  test('is reported and set aside, and a new game can be played', async () => {
    browser = newBrowser({ [KEY]: '{"half' })
    const { store } = await browser.open()
    expect(store.getState()).toMatchObject({
      session: null,
      storage: 'ok',
      waiting: null,
      damaged: { text: '{"half', reason: { code: 'not-json' }, aside: true },
    })
    await new Promise((later) => setTimeout(later, 2)) // Lets the clock advance: the list is sorted by time.
    store.getState().start(twoSeats, 3)
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    expect(browser.kept()[1]).toMatchObject({ text: '{"half', line: { damaged: true } })
  })

  test('is reported again at the next start until it is dismissed', async () => {
    browser = newBrowser({ [KEY]: '{"half' })
    const one = await browser.open()
    await new Promise((later) => setTimeout(later, 2)) // Lets the clock advance: the newest game is found by its time.
    one.store.getState().start(twoSeats, 3)
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    one.close()
    const again = await browser.open()
    expect(again.store.getState()).toMatchObject({ session: { seed: 3 }, damaged: { text: '{"half' } })
    again.store.getState().dismissDamaged()
    expect(again.store.getState().damaged).toBeNull()
    await eventually(() => expect(browser.texts.has(STORAGE_KEYS.told)).toBe(true))
    again.close()
    expect((await browser.open()).store.getState().damaged).toBeNull()
    expect(browser.kept().map((game) => game?.text)).toContain('{"half')
  })

  test('from a newer version is saved, and resumed once that version runs', async () => {
    browser = newBrowser({ [KEY]: NEWER })
    const one = await browser.open()
    expect(one.store.getState().damaged?.reason).toEqual({ code: 'unknown-format', format: 99 })
    one.close()
    const [kept] = browser.kept()
    if (kept) browser.held.set(kept.line.id, { ...kept, text: textOf() })
    const { store } = await browser.open()
    expect(store.getState()).toMatchObject({ session: { seed: 5 }, damaged: null })
    expect(browser.kept()[0]?.line.damaged).toBe(false)
  })

  test('continues from its valid prefix as a new game, and stays saved', async () => {
    const whole = textOf(3)
    const text = whole.replace(/\]\}$/, ',{"type":"begin"}]}')
    browser = newBrowser({ [KEY]: text })
    const one = await browser.open()
    expect(one.store.getState()).toMatchObject({ session: null, damaged: { good: { seed: 3 } } })
    one.store.getState().continueRecovered()
    expect(one.store.getState()).toMatchObject({ damaged: null, kept: { origin: { kind: 'begun' } } })
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    await eventually(() => expect(browser.texts.has(STORAGE_KEYS.told)).toBe(true))
    one.close()
    const again = await browser.open()
    expect(again.store.getState().copy()).toBe(whole)
    expect(again.store.getState().damaged).toBeNull()
    expect(browser.kept().map((game) => game?.text)).toContain(text)
  })

  test('reports the refused action', async () => {
    const fresh = openGame()
    fresh.getState().start(twoSeats, 3)
    const text = (fresh.getState().copy() ?? '').replace('"actions":[]', '"actions":[{"type":"end-turn"}]')
    browser = newBrowser({ [KEY]: text })
    const reason = { code: 'refused-action', index: 0, refusal: { code: 'not-in-this-phase' } }
    expect((await browser.open()).store.getState().damaged).toEqual({
      text,
      reason,
      good: null,
      aside: true,
    })
  })
})

describe('a game saved by earlier versions', () => {
  const EARLIER = { [KEY]: textOf(5), [`${DAMAGED}.1`]: 'first', [`${DAMAGED}.2`]: 'second' }

  test('is migrated once and resumed', async () => {
    browser = newBrowser(EARLIER)
    const one = await browser.open()
    expect(one.store.getState()).toMatchObject({ session: { seed: 5 }, damaged: { text: 'second' } })
    expect(browser.kept().map((game) => game?.text)).toEqual([EARLIER[KEY], 'second', 'first'])
    expect([...browser.texts.keys()]).toEqual([])
    endTurn(one)
    await safe(one)
    one.close()
    await browser.open()
    expect(browser.kept()).toHaveLength(3)
  })

  test('that was dismissed is not reported again', async () => {
    browser = newBrowser({ ...EARLIER, [`${DAMAGED}.seen`]: '2' })
    expect((await browser.open()).store.getState().damaged).toBeNull()
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'is not lost where the move is broken off after %i steps',
    async (steps) => {
      browser = newBrowser(EARLIER)
      const set = browser.held.set.bind(browser.held)
      const remove = browser.texts.delete.bind(browser.texts)
      let left = steps
      const step =
        <Rest extends unknown[], Answer>(how: (...rest: Rest) => Answer) =>
        (...rest: Rest): Answer => {
          if (left-- <= 0) throw new DOMException('The browser is gone.', 'AbortError')
          return how(...rest)
        }
      browser.held.set = step(set)
      browser.texts.delete = step(remove)
      await browser.open().catch(() => {})
      browser.held.set = set
      browser.texts.delete = remove
      const later = await browser.open()
      expect(later.store.getState().session?.seed).toBe(5)
      expect(browser.kept().map((game) => game?.text)).toEqual([EARLIER[KEY], 'second', 'first'])
      expect(browser.texts.size).toBe(0)
    },
  )

  test('stays in place and can be played if the storage is full', async () => {
    browser = newBrowser(EARLIER)
    browser.become('full')
    const one = await browser.open()
    await eventually(() =>
      expect(one.store.getState()).toMatchObject({ session: { seed: 5 }, storage: 'full' }),
    )
    expect(Object.fromEntries(browser.texts)).toEqual(EARLIER)
    browser.become(null)
    endTurn(one)
    await eventually(() => expect(one.store.getState().storage).toBe('ok'))
    one.close()
    const later = await browser.open()
    expect(later.store.getState().session).toEqual(one.store.getState().session)
    expect(browser.texts.has(KEY)).toBe(false)
  })

  test('and is damaged stays in place if the storage is full, and is reported', async () => {
    browser = newBrowser({ [KEY]: 'damaged' })
    browser.become('full')
    const { store } = await browser.open()
    expect(store.getState().damaged).toMatchObject({ text: 'damaged', aside: false })
    expect(browser.texts.get(KEY)).toBe('damaged')
  })
})

describe('a failing storage', () => {
  test.each(['full', 'forbidden', 'unreadable'] as const)(
    'that is %s is reported during play',
    async (trouble) => {
      const one = await playing()
      browser.become(trouble)
      expect(one.store.getState().act({ type: 'give-up' })).toBe('done')
      await eventually(() =>
        expect(one.store.getState()).toMatchObject({ storage: trouble, unsaved: 'something' }),
      )
      expect(stateIn(one.store).outcome).toBe('given-up')
      browser.become(null)
      one.store.getState().saveAgain()
      await eventually(() => expect(one.store.getState().storage).toBe('ok'))
      expect(browser.kept()[0]?.text).toContain('give-up')
    },
  )

  test.each(['forbidden', 'unreadable'] as const)(
    'that is %s from the start is reported',
    async (trouble) => {
      browser.become(trouble)
      const { store } = await browser.open()
      expect(store.getState()).toMatchObject({ session: null, waiting: null, storage: trouble })
    },
  )

  test('that cannot be read keeps its saved games', async () => {
    const one = await playing(5)
    one.close()
    browser.become('unreadable')
    const sick = await browser.open()
    sick.store.getState().start(twoSeats, 3)
    await eventually(() => expect(sick.store.getState().storage).toBe('unreadable'))
    expect(seedsKept()).toEqual([5])
    browser.become(null)
    await eventually(() => {
      sick.store.getState().saveAgain()
      expect(seedsKept()).toEqual([3, 5])
    })
  })

  test('that is full lets another tab than the writer resume a game', async () => {
    const one = await playing(5)
    one.close()
    browser.become('full')
    const later = await browser.open()
    expect(later.store.getState()).toMatchObject({ session: { seed: 5 }, watching: false })
    endTurn(later)
    await eventually(() => expect(later.store.getState().storage).toBe('full'))
    browser.become(null)
    later.store.getState().saveAgain()
    await eventually(() => expect(later.store.getState().storage).toBe('ok'))
    expect(browser.kept()[0]?.text).toBe(later.store.getState().copy())
  })
})

test('saves the controllers with each game', async () => {
  const led = (table: string) => {
    const taken: unknown[] = []
    return {
      taken,
      beside: { now: () => table, take: (kept: unknown) => void taken.push(kept), follow: () => {} },
    }
  }
  const one = await browser.open(led('Ann').beside)
  one.store.getState().start(twoSeats, 5)
  await eventually(() => expect(browser.kept()[0]?.leaders).toBe('Ann'))
  one.close()
  const { taken, beside } = led('nobody')
  await browser.open(beside)
  expect(taken).toEqual(['Ann'])
})

test('saves the portable text of a game', async () => {
  const one = await playing()
  const read = readGame(fairyTale, browser.kept()[0]?.text ?? '')
  expect(read.ok && writeGame(fairyTale, read.value)).toBe(one.store.getState().copy())
})
