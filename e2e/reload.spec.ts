import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Action } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { click, hashOf, KEYS, keptText, keptTexts, open, place, pressEndTurn, seal } from './support/game.ts'
import {
  after,
  beforeParade,
  begunTale,
  findTale,
  lastOf,
  layOn,
  newTale,
  recordedTale,
  someOf,
  storedTale,
  type Tale,
} from './support/tale.ts'

const fresh = newTale()
const question = (page: Page, words: RegExp) => page.getByRole('group', { name: words })
const nextTo = (side: 'south' | 'west') => neighbour(CENTRE, side)

const acting = findTale(({ phase }) => phase === 'action')
const asked = (kind: 'spawn-side' | 'movement-side') => findTale(({ pending }) => pending?.kind === kind)

interface Moment {
  name: string
  /** The game just before the last action, and that action, which the test does on the page. */
  before: readonly [Tale, Action]
  /** The controls that the page must offer after the reload. */
  offers: (page: Page) => Locator[]
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'with two of the first tiles laid',
    before: [after(fresh, layOn(fresh, 0, 'north')), layOn(fresh, 1, 'east')],
    offers: (page) => [
      page.getByRole('button', { name: 'Lay them for us' }),
      page.getByRole('button', { name: /^First tile 2: .*, placed east$/ }),
      place(page, nextTo('west')),
    ],
  },
  {
    name: 'before the roll for new monsters',
    before: lastOf(begunTale()),
    offers: (page) => [seal(page, 'Roll for new monsters')],
  },
  {
    name: 'asked where they shall come from',
    before: lastOf(asked('spawn-side')),
    offers: (page) => [question(page, /^A five! Which side do/), page.locator('[data-choose="west"]')],
  },
  {
    name: 'after a step',
    before: [acting, someOf(acting.state, 'walk')],
    offers: (page) => [seal(page, 'End turn'), page.locator('[data-offer="walk"]').first()],
  },
  {
    name: 'after a tile was placed',
    before: [acting, someOf(acting.state, 'expand')],
    offers: (page) => [
      seal(page, 'End turn'),
      page.getByRole('button', { name: /^Market 1:/, disabled: true }),
    ],
  },
  {
    name: 'asked which side shall move',
    before: lastOf(asked('movement-side')),
    offers: (page) => [question(page, /^A five! Which side/)],
  },
  {
    name: 'won',
    before: lastOf(recordedTale('won')),
    offers: (page) => [page.getByRole('heading', { name: 'And the forest stood' })],
  },
]

for (const { name, before, offers } of MOMENTS) {
  test(`a reloaded game keeps its state: ${name}`, async ({ page }) => {
    const [tale, action] = before
    const there = stateHash(after(tale, action).state)
    await open(page, { stored: storedTale(tale) })
    await click(page, action)
    await expect.poll(() => hashOf(page)).toBe(there)
    await page.reload()
    for (const offer of offers(page)) await expect(offer).toBeVisible()
    expect(await hashOf(page)).toBe(there)
  })
}

test('a reload during the monsters’ movement shows them at their final places', async ({ page }) => {
  await open(page, { stored: storedTale(beforeParade(4)), speed: 'calm' })
  await pressEndTurn(page)
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  const there = await hashOf(page)
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
  expect(await hashOf(page)).toBe(there)
})

const watching = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This game is played in another window. Here you watch.' })

test('with two tabs one plays and the other is read-only, until it takes over', async ({ page, context }) => {
  await open(page, { stored: storedTale(acting) })
  const other = await context.newPage()
  await other.goto('/')
  await expect(watching(other)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const before = await hashOf(page)
  await pressEndTurn(other)
  expect(await hashOf(other)).toBe(before)
  const step = someOf(acting.state, 'walk')
  await click(page, step)
  const { state } = after(acting, step)
  await expect.poll(() => hashOf(other)).toBe(stateHash(state))
  await watching(other).getByRole('button', { name: 'Play here' }).click()
  await expect(watching(other)).toHaveCount(0)
  await expect(watching(page)).toBeVisible()
  await pressEndTurn(other)
  await expect.poll(() => hashOf(page)).not.toBe(stateHash(state))
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
})

test('if two tabs take over at the same time, exactly one plays', async ({ page, context }) => {
  await open(page, { stored: storedTale(acting) })
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await other.goto('/')
    await expect(watching(other)).toBeVisible()
  }
  await Promise.all(others.map((other) => other.getByRole('button', { name: 'Play here' }).click()))
  const windows = [page, ...others]
  const whoWatches = () => Promise.all(windows.map((window) => watching(window).count()))
  // One tab may have it for a moment before the other takes it.
  let watches: number[] = []
  await expect(async () => {
    watches = await whoWatches()
    expect(watches.toSorted()).toEqual([0, 1, 1])
    await page.waitForTimeout(1000)
    expect(await whoWatches()).toEqual(watches)
  }).toPass()
  const before = await hashOf(page)
  for (const [index, window] of windows.entries()) if (watches[index]) await pressEndTurn(window)
  expect(await hashOf(page)).toBe(before)
  for (const [index, window] of windows.entries()) if (!watches[index]) await pressEndTurn(window)
  for (const window of windows) await expect(seal(window, 'Roll for new monsters')).toBeVisible()
})

test('when the playing tab closes, the other plays', async ({ page, context }) => {
  await open(page, { stored: storedTale(acting) })
  const other = await context.newPage()
  await other.goto('/')
  await expect(watching(other)).toBeVisible()
  await page.close()
  await expect(watching(other)).toHaveCount(0)
  const before = await hashOf(other)
  await pressEndTurn(other)
  await expect.poll(() => hashOf(other)).not.toBe(before)
})

test('a game deleted while it is played is saved again, without a notice', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  const before = await hashOf(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('tales').onsuccess = resolve
      }),
  )
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect.poll(() => keptText(page)).not.toBeNull()
  expect(await hashOf(page)).not.toBe(before)
  const there = await hashOf(page)
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await hashOf(page)).toBe(there)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('migrates games of the released version once', async ({ page }) => {
  const stored = storedTale(acting)
  await open(page, { stored })
  await expect(seal(page, 'End turn')).toBeEnabled()
  expect(await keptTexts(page, 'fairy-tale')).toEqual([stored])
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.game)).toBeNull()
  await page.reload()
  await expect(seal(page, 'End turn')).toBeEnabled()
  expect(await keptTexts(page, 'fairy-tale')).toEqual([stored])
})

test('a game of rules version 6 is read, played on and read again', async ({ page }) => {
  const stored = readFileSync('tests/fixtures/rules-6.txt', 'utf8').trim()
  await open(page, { stored })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const before = await hashOf(page)
  await pressEndTurn(page)
  await expect.poll(() => hashOf(page)).not.toBe(before)
  const there = await hashOf(page)
  await page.reload()
  expect(await hashOf(page)).toBe(there)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a game begun before its rules loaded survives a reload, with its controllers', async ({ page }) => {
  await open(page)
  const isRules = /\/fairy-tale-rules-[^/]*\.js$/
  await page.route(isRules, () => {}) // never loads
  await page.reload()
  await page
    .getByRole('button', { name: /^Begin/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: /^Begin/ })).toHaveCount(0)
  await page.unroute(isRules)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})
