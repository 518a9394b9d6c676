import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Action } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { click, hashOf, open, place, seal } from './support/game.ts'
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
  /** The game just before the last action, and that action, which is done on the page. */
  before: readonly [Tale, Action]
  /** What the page must offer after it has been loaded again. */
  offers: (page: Page) => Locator[]
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'with two of the first tiles laid',
    before: [after(fresh, layOn(fresh, 0, 'north')), layOn(fresh, 1, 'east')],
    offers: (page) => [
      page.getByRole('button', { name: 'Lay them for us' }),
      page.getByRole('button', { name: /^First tile 2: .*, lies east$/ }),
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
    offers: (page) => [question(page, /^A five: from which side/), page.locator('[data-choose="west"]')],
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
    offers: (page) => [question(page, /^A five: the monsters of which side/)],
  },
  {
    name: 'won',
    before: lastOf(recordedTale('won')),
    offers: (page) => [page.getByRole('heading', { name: 'And the forest stood' })],
  },
]

test('a game that is loaded again stands as it stood', async ({ page }) => {
  for (const { name, before, offers } of MOMENTS) {
    await test.step(name, async () => {
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
})

test('a page that is loaded again while the monsters move shows them where they end', async ({ page }) => {
  await open(page, { stored: storedTale(beforeParade(4)), speed: 'calm' })
  await seal(page, 'End turn').click()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  const there = await hashOf(page)
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
  expect(await hashOf(page)).toBe(there)
})

test('two windows: one hears of the other at once, writes nothing over its tale, and plays it on when asked to', async ({
  page,
  context,
}) => {
  await open(page, { stored: storedTale(acting) })
  const other = await context.newPage()
  await other.goto('/')
  const step = someOf(acting.state, 'walk')
  await click(other, step)
  const there = stateHash(after(acting, step).state)
  await expect.poll(() => hashOf(other)).toBe(there)
  const told = page.getByRole('alert')
  await expect(told).toContainText('Another window is playing. This one shows the game but keeps nothing.')
  await expect(other.getByRole('alert')).toHaveCount(0)
  await seal(page, 'End turn').click()
  expect(await hashOf(other)).toBe(there)
  await told.getByRole('button', { name: 'Play on here' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(seal(page, 'End turn')).toBeEnabled()
  expect(await hashOf(page)).toBe(there)
})

test('a tale that was begun by the sixth edition of the rules is read, played on and read again', async ({
  page,
}) => {
  const stored = readFileSync('tests/fixtures/rules-6.txt', 'utf8').trim()
  await open(page, { stored })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const before = await hashOf(page)
  await seal(page, 'End turn').click()
  await expect.poll(() => hashOf(page)).not.toBe(before)
  const there = await hashOf(page)
  await page.reload()
  expect(await hashOf(page)).toBe(there)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
