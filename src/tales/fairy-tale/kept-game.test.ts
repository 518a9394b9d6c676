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

/** A tale in writing, as earlier versions of the program kept it. */
const textOf = (seed = 5) => gameInAction(seed).getState().copy() ?? ''

const newBrowser = (texts: Record<string, string> = {}, isPlain = false) =>
  fakeBrowser(fairyTale, STORAGE_KEYS, texts, isPlain)

let browser: ReturnType<typeof newBrowser>
type Opened = Awaited<ReturnType<typeof browser.open>>
beforeEach(() => {
  browser = newBrowser()
})

/** A window in which a tale is played, in the middle of a turn. */
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

/** Until what was done in a window is kept. */
const safe = ({ store }: Opened) => eventually(() => expect(store.getState().unsaved).toBe('nothing'))
const endTurn = ({ store }: Opened) => store.getState().act({ type: 'end-turn' })
const seedsKept = () => browser.kept().map((game) => JSON.parse(game?.text ?? '{}').seed)

describe('a running game', () => {
  test('goes on where it stood, after every action', async () => {
    const one = await playing()
    one.close()
    expect((await browser.open()).store.getState().session).toEqual(one.store.getState().session)
    endTurn(one)
    await safe(one)
  })

  test('is shown to be safe only when it is', async () => {
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

  test('goes on where it stood after an undo', async () => {
    const one = await browser.open()
    one.store.getState().start(twoSeats, 3)
    for (const turn of [0, 1, 2, 3] as const)
      one.store.getState().act({ type: 'lay', tile: 0, side: 'north', turn })
    expect(one.store.getState().undo()).toBe(true)
    await safe(one)
    one.close()
    expect((await browser.open()).store.getState().session).toEqual(one.store.getState().session)
  })

  test('stays kept when it was left, and beside it when another begins', async () => {
    const one = await playing(5)
    one.store.getState().leave()
    expect(one.store.getState()).toMatchObject({ session: null, kept: null })
    one.store.getState().start(twoSeats, 4)
    await eventually(() => expect(seedsKept()).toEqual([4, 5]))
    const [, first] = browser.kept()
    expect(await one.store.getState().open(first?.line.id ?? '')).toBe(true)
    expect(one.store.getState()).toMatchObject({ session: { seed: 5 }, watching: false })
  })

  test('that comes from elsewhere is kept as one of its own', async () => {
    const one = await playing(5)
    const { session } = one.store.getState()
    if (!session) throw new Error('No game is played.')
    one.store.getState().adopt(session, { kind: 'link' })
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    expect(browser.kept()[0]?.line.origin).toEqual({ kind: 'link' })
  })

  test('is not put in the place of one that was begun before it was found', async () => {
    await playing(5)
    const later = browser.open()
    const { store } = await later
    store.getState().start(twoSeats, 4)
    await eventually(() => expect(seedsKept()).toEqual([4, 5]))
    expect(store.getState().session?.seed).toBe(4)
  })
})

describe('two windows on the same game', () => {
  test('one plays, and the other watches, move by move', async () => {
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
    // The moves that it saw before are the very same: only the new one is shown as new.
    expect(session?.moves.slice(0, -1)).toEqual(before?.moves)
    expect(session?.moves.at(-1)?.before).toBe(before && stateOf(before))
  })

  test('the other takes over, and the one watches at once', async () => {
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

  test('what was done too late is refused, told, and never true', async () => {
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

  test('where both take over at the same time, one plays', async () => {
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

  test('when the one that plays is gone, the other plays on', async () => {
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

  test('two that play different games do not hear of each other', async () => {
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

describe('where the browser has neither Web Locks nor a channel between windows', () => {
  beforeEach(() => {
    browser = newBrowser({}, true)
  })

  test('a game is kept after every action, and goes on in the next window', async () => {
    const one = await playing()
    endTurn(one)
    await safe(one)
    const other = await browser.open()
    expect(other.store.getState()).toMatchObject({ watching: false, storage: 'ok' })
    expect(other.store.getState().copy()).toBe(one.store.getState().copy())
  })

  test('whoever opens it last plays; what another does then is not done, is told, and loses nothing', async () => {
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
  test('is told and kept, and a new game goes on meanwhile', async () => {
    browser = newBrowser({ [KEY]: '{"half' })
    const { store } = await browser.open()
    expect(store.getState()).toMatchObject({
      session: null,
      storage: 'ok',
      waiting: null,
      damaged: { text: '{"half', reason: { code: 'not-json' }, aside: true },
    })
    await new Promise((later) => setTimeout(later, 2)) // the list is in the order of time
    store.getState().start(twoSeats, 3)
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    expect(browser.kept()[1]).toMatchObject({ text: '{"half', line: { damaged: true } })
  })

  test('is told again at the next start, beside the new game, until it is dismissed', async () => {
    browser = newBrowser({ [KEY]: '{"half' })
    const one = await browser.open()
    await new Promise((later) => setTimeout(later, 2)) // the newest is known by when it was written
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

  test('from a newer version is kept, and played on once that version is here', async () => {
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

  test('goes on from its good part as a game of its own, and stays kept itself', async () => {
    const whole = textOf(3)
    const text = whole.replace(/\]\}$/, ',{"type":"begin"}]}')
    browser = newBrowser({ [KEY]: text })
    const one = await browser.open()
    expect(one.store.getState()).toMatchObject({ session: null, damaged: { good: { seed: 3 } } })
    one.store.getState().goOnFromGood()
    expect(one.store.getState()).toMatchObject({ damaged: null, kept: { origin: { kind: 'begun' } } })
    await eventually(() => expect(browser.kept()).toHaveLength(2))
    await eventually(() => expect(browser.texts.has(STORAGE_KEYS.told)).toBe(true))
    one.close()
    const again = await browser.open()
    expect(again.store.getState().copy()).toBe(whole)
    expect(again.store.getState().damaged).toBeNull()
    expect(browser.kept().map((game) => game?.text)).toContain(text)
  })

  test('says which action is refused', async () => {
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

describe('what earlier versions of the program kept', () => {
  const EARLIER = { [KEY]: textOf(5), [`${DAMAGED}.1`]: 'first', [`${DAMAGED}.2`]: 'second' }

  test('moves over once, and goes on', async () => {
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

  test('of which the player knew is not told again', async () => {
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

  test('stays where it is when there is no room, and is played all the same', async () => {
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

  test('and cannot be read stays where it is when there is no room, and that is told', async () => {
    browser = newBrowser({ [KEY]: 'damaged' })
    browser.become('full')
    const { store } = await browser.open()
    expect(store.getState().damaged).toMatchObject({ text: 'damaged', aside: false })
    expect(browser.texts.get(KEY)).toBe('damaged')
  })
})

describe('a storage in trouble', () => {
  test.each(['full', 'forbidden', 'unreadable'] as const)(
    'that is %s is told, and the game goes on',
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
    'that is %s from the start is told at the start',
    async (trouble) => {
      browser.become(trouble)
      const { store } = await browser.open()
      expect(store.getState()).toMatchObject({ session: null, waiting: null, storage: trouble })
    },
  )

  test('that does not give back what it keeps loses none of it', async () => {
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

  test('that is full lets a kept game be played on by another window than wrote it', async () => {
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

test('who leads the seats is kept with each game', async () => {
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

test('what is kept is the text of the game, which any program reads', async () => {
  const one = await playing()
  const read = readGame(fairyTale, browser.kept()[0]?.text ?? '')
  expect(read.ok && writeGame(fairyTale, read.value)).toBe(one.store.getState().copy())
})
