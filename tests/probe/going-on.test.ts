import { beforeEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { diceRace } from './dice-race.ts'

const KEYS = keysOf('race')
const config = { players: ['Hanna', 'Tom'] } as const

type Opened = Awaited<ReturnType<ReturnType<typeof newBrowser>['open']>>
const newBrowser = () => fakeBrowser(diceRace, KEYS)
let browser: ReturnType<typeof newBrowser>
beforeEach(() => {
  browser = newBrowser()
})

const now = ({ store }: Opened) => store.getState()
const open = (tab?: FakeStorage) => browser.open(NO_LEADERS, tab)
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 2)) // the newest is known by when it was written

async function loadedAgain(one: Opened): Promise<Opened> {
  one.close()
  return open(one.tab)
}

async function safe(one: Opened): Promise<void> {
  await eventually(() => {
    expect(now(one).unsaved).toBe('nothing')
    expect(browser.kept().map((game) => game?.text)).toContain(now(one).copy())
  })
  await aMoment()
}

/** Runs races in a window one after another, each with a seed of its own, to its end or to its first step. */
async function run(
  one: Opened,
  ...races: readonly (readonly [seed: number, how: 'to its end' | 'a step'])[]
) {
  for (const [seed, how] of races) {
    now(one).start(config, seed)
    now(one).act({ type: 'step' })
    if (how === 'to its end') while (now(one).act({ type: 'step' }) === 'done');
    await safe(one)
  }
}

const idOf = (seed: number): string =>
  browser.kept().find((game) => JSON.parse(game?.text ?? '').seed === seed)?.line.id ?? ''

describe('a new tab resumes', () => {
  test('with the running race played last, although another finished after it', async () => {
    await run(await open(), [1, 'a step'], [2, 'a step'], [3, 'to its end'], [4, 'to its end'])
    expect(now(await open()).session?.seed).toBe(2)
  })

  test('without one, the last finished one', async () => {
    await run(await open(), [1, 'to its end'], [2, 'to its end'])
    expect(now(await open()).session?.seed).toBe(2)
  })

  test('never an imported finished race', async () => {
    const one = await open()
    await run(one, [1, 'to its end'])
    const { session, kept } = now(one)
    if (!session) throw new Error('No race is run.')
    now(one).adopt(session, { kind: 'link' })
    await safe(one)
    expect(now(await open()).kept).toEqual(kept)
    for (const { line } of [...browser.held.values()])
      if (line.origin.kind === 'begun') browser.held.delete(line.id)
    expect(now(await open()).session).toBeNull()
  })
})

describe('a reloaded tab resumes', () => {
  test('with the race that the tab showed at its end, although another runs', async () => {
    const one = await open()
    await run(one, [1, 'a step'], [2, 'to its end'])
    expect(now(await loadedAgain(one)).session?.seed).toBe(2)
  })

  test('with the one that was opened in it, although another was played since', async () => {
    const one = await open()
    await run(one, [1, 'a step'], [2, 'to its end'], [3, 'a step'])
    expect(await now(one).open(idOf(1))).toBe(true)
    const again = await loadedAgain(one)
    expect(now(again)).toMatchObject({ session: { seed: 1 }, watching: false })
    expect(now(again).act({ type: 'step' })).toBe('done')
    await safe(again)
  })

  test('with another race if its own was deleted, and with none if none is left', async () => {
    const one = await open()
    await run(one, [1, 'a step'], [2, 'a step'])
    await one.games.remove(idOf(2))
    const again = await loadedAgain(one)
    expect(now(again).session?.seed).toBe(1)
    await again.games.remove(idOf(1))
    expect(now(await loadedAgain(again)).session).toBeNull()
  })
})

describe('an action at the moment a race appears', () => {
  test('stays, although the earlier tab is gone and the lease is taken only later', async () => {
    const one = await open()
    await run(one, [1, 'a step'])
    one.close()
    const again = await browser.open(NO_LEADERS, one.tab, ({ act }) => act({ type: 'roll' }))
    expect(now(again)).toMatchObject({ watching: false, tooLate: false })
    expect(now(again).session?.moves.map(({ action }) => action?.type)).toEqual(['step', 'roll'])
    await safe(again)
  })

  test('stays in a race that was migrated from the old storage', async () => {
    const one = await open()
    await run(one, [1, 'a step'])
    browser = fakeBrowser(diceRace, KEYS, { [KEYS.game]: now(one).copy() ?? '' })
    const moved = await browser.open(NO_LEADERS, fakeStorage(), ({ act }) => act({ type: 'roll' }))
    expect(now(moved).session?.moves).toHaveLength(2)
    await safe(moved)
  })

  test('is too late if another tab has played on meanwhile, and says so', async () => {
    browser = fakeBrowser(diceRace, KEYS, {}, true)
    const one = await open()
    await run(one, [1, 'a step'])
    const again = await browser.open(NO_LEADERS, one.tab, ({ act }) => {
      for (const [id, game] of browser.held)
        browser.held.set(id, { ...game, text: game.text.replace('step', 'play'), hand: 'another' })
      act({ type: 'roll' })
    })
    await eventually(() => expect(now(again)).toMatchObject({ tooLate: true }))
    expect(now(again).session?.moves.map(({ action }) => action?.type)).toEqual(['play'])
  })
})

describe('a race that is deleted', () => {
  test('in the list of its own tab closes it and opens the next one', async () => {
    const one = await open()
    await run(one, [1, 'a step'], [2, 'a step'])
    const deleted = await one.games.read(idOf(2))
    await one.games.remove(idOf(2))
    await eventually(() => expect(now(one).session?.seed).toBe(1))
    if (deleted) await one.games.put(deleted)
    expect(await now(one).open(idOf(2))).toBe(true)
    expect(now(one)).toMatchObject({ session: { seed: 2 }, watching: false })
  })

  test('in another tab is resumed there', async () => {
    const [one, other] = [await open(), await open()]
    await run(one, [1, 'a step'])
    await other.games.remove(idOf(1))
    expect(now(one).act({ type: 'step' })).toBe('done')
    await safe(one)
    expect(browser.kept()).toHaveLength(1)
  })
})

describe('a race that is not saved yet', () => {
  test('survives a reload right after its start', async () => {
    const one = await open()
    await run(one, [1, 'a step'])
    browser.become('full') // so that the page goes before anything of it was written
    now(one).start(config, 2)
    const { kept } = now(one)
    one.close()
    browser.become(null)
    const again = await open(one.tab)
    expect(now(again)).toMatchObject({ session: { seed: 2 }, kept, watching: false })
    await safe(again)
    expect(browser.kept()).toHaveLength(2)
    expect(one.tab.texts.has(KEYS.unsaved)).toBe(false)
  })

  test.each(['full', 'forbidden', 'unreadable'] as const)(
    'survives with all its moves and reports the trouble, with %s storage',
    async (trouble) => {
      browser.become(trouble)
      const one = await open()
      now(one).start(config, 2)
      for (const type of ['step', 'roll', 'play'] as const) now(one).act({ type })
      await eventually(() => expect(now(one).storage).toBe(trouble))
      expect(now(one).lostOnReload).toBe(false)
      const again = await loadedAgain(one)
      await eventually(() => expect(now(again).storage).toBe(trouble))
      expect(now(again).copy()).toBe(now(one).copy())
      browser.become(null)
      now(again).saveAgain()
      await safe(again)
    },
  )

  test('survives with the moves since its last save', async () => {
    const one = await open()
    await run(one, [1, 'a step'])
    browser.become('full')
    now(one).act({ type: 'roll' })
    await eventually(() => expect(now(one).storage).toBe('full'))
    const again = await loadedAgain(one)
    expect(now(again).copy()).toBe(now(one).copy())
    browser.become(null)
    now(again).saveAgain()
    await safe(again)
    expect(browser.kept()).toHaveLength(1)
  })

  test('is reported as lost after a reload if its tab had no room either', async () => {
    browser.become('full')
    const tab = fakeStorage()
    tab.trouble = 'full'
    const one = await open(tab)
    now(one).start(config, 2)
    await eventually(() => expect(now(one)).toMatchObject({ storage: 'full', lostOnReload: true }))
    expect(now(await loadedAgain(one)).session).toBeNull()
    tab.trouble = null
    now(one).saveAgain()
    await eventually(() => expect(now(one)).toMatchObject({ storage: 'full', lostOnReload: false }))
  })

  test('never replaces moves of another tab', async () => {
    const one = await open()
    await run(one, [1, 'a step'])
    browser.become('full')
    now(one).act({ type: 'roll' })
    await eventually(() => expect(now(one).storage).toBe('full'))
    one.close()
    browser.become(null)
    const other = await open()
    now(other).act({ type: 'step' })
    await safe(other)
    const again = await open(one.tab)
    expect(now(again)).toMatchObject({ watching: true })
    expect(now(again).copy()).toBe(now(other).copy())
  })

  test.each(['', 'no-json', '7', '{"line":{"id":"x"},"game":null}', '{"__proto__":{"line":1}}'])(
    'and was spoilt is left alone: %s',
    async (text) => {
      await run(await open(), [1, 'a step'])
      const tab = fakeStorage({ [KEYS.laid]: 'x', [KEYS.unsaved]: text })
      expect(now(await open(tab)).session?.seed).toBe(1)
    },
  )
})
