import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { stored } from './support/expansions.ts'
import { begin, click, hashOf, open, pressSeal, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { findTale, someOf, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

const watching = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This game is played in another window. Here you watch.' })

/** Duplicates a tab as browsers do: a second tab with a copy of the session storage. */
async function duplicate(page: Page): Promise<Page> {
  const remembered = await page.evaluate(() => JSON.stringify(sessionStorage))
  const other = await page.context().newPage()
  await other.addInitScript((texts) => {
    if (sessionStorage.length > 0) return
    for (const [key, text] of Object.entries<string>(JSON.parse(texts))) sessionStorage.setItem(key, text)
  }, remembered)
  await other.goto('/')
  return other
}

test('a game left for shelf or cover is free for other tabs', async ({ page, context }) => {
  await open(page, { stored: storedTale(acting) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const other = await context.newPage()
  await other.goto('/')
  await expect(watching(other)).toBeVisible()
  await page.goto('/#/')
  await expect(watching(other)).toHaveCount(0)
  const before = await hashOf(other)
  await click(other, someOf(acting.state, 'walk'))
  await expect.poll(() => hashOf(other)).not.toBe(before)
  const there = await hashOf(other)

  await test.step('the first tab returns to the table, is read-only, and shows the new moves', async () => {
    await page.goto('/#/fairy-tale')
    await expect(watching(page)).toBeVisible()
    expect(await hashOf(page)).toBe(there)
  })
  await test.step('and plays when the other tab has left for its cover', async () => {
    await openSettings(other)
    await other.getByRole('button', { name: 'To the cover' }).click()
    await expect(watching(page)).toHaveCount(0)
    await expect(other.getByRole('alert')).toHaveCount(0)
    await pressSeal(page, 'End turn')
    await expect.poll(() => hashOf(page)).not.toBe(there)
  })
})

test('a game begun while its rules load is one game, also in a duplicated tab', async ({ page }) => {
  await open(page)
  const isRules = /\/fairy-tale-rules-[^/]*\.js$/
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(isRules, async (route) => {
    await coming
    await route.continue()
  })
  await page.reload()
  await begin(page).click()
  await expect(page.getByText('One moment')).toBeVisible()
  const other = await duplicate(page)
  await expect(watching(other)).toBeVisible()
  come()
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
  await expect(watching(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await expect.poll(() => hashOf(other)).toBe(await hashOf(page))
  await expect(watching(other)).toBeVisible()
  await page.goto('/#/tales')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a deleted game does not undo later moves', async ({ page, context }) => {
  await open(page, { stored: storedTale(acting) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const list = await context.newPage()
  await list.goto('/#/tales')
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  const bringBack = list.getByRole('button', { name: 'Bring it back' })
  await expect(bringBack).toBeVisible()
  await click(page, someOf(acting.state, 'walk'))
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(bringBack).toHaveCount(0)
  const there = await hashOf(page)
  await page.reload()
  await expect(seal(page, 'End turn')).toBeEnabled()
  expect(await hashOf(page)).toBe(there)
})

test('if expansions fail to load, the game reports it, and opens on a retry', async ({ page }) => {
  const isExpansionChunk = /\/fairy-tale-expansions[^/]*\.js$/
  await page.route(isExpansionChunk, (route) => route.abort())
  await open(page, { stored: stored('O ━\nseats huntsman 0,0\nboxes fire') })
  await expect(page.getByRole('heading', { name: 'Your game did not open' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your other tales' })).toBeVisible()
  await page.unroute(isExpansionChunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your game did not open' })).toHaveCount(0)
})

/** Makes every database write fail from now on, until the page makes room. */
const fillUp = (context: BrowserContext) =>
  context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if (localStorage.getItem('has-room') === 'no') throw new DOMException('No room.', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
const hasRoom = (page: Page, room: 'yes' | 'no') =>
  page.evaluate((answer) => localStorage.setItem('has-room', answer), room)

test('with two tabs and full storage one plays, and the other cannot take over', async ({
  page,
  context,
}) => {
  await fillUp(context)
  await open(page, { stored: storedTale(acting) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  await hasRoom(page, 'no')
  await page.close()
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/#/fairy-tale')
  await expect(seal(one, 'End turn')).toBeEnabled()
  await other.goto('/#/fairy-tale')
  await expect(watching(other)).toBeVisible()
  const why = other.getByText('This browser has no room left. So the game stays in the other window.')
  await test.step('each press on "Play here" gets an answer, in the notice itself', async () => {
    for (const times of [1, 2]) {
      await other.getByRole('button', { name: 'Play here' }).click()
      await expect(why, `${times}`).toBeVisible()
      await expect(other.getByRole('alert')).toHaveCount(1)
      await expect(other.getByText('the game is lost when you')).toHaveCount(0)
    }
    await expect(watching(other)).toBeVisible()
    await expect(watching(one)).toHaveCount(0)
  })
  await test.step('the first goes to the shelf: the other plays', async () => {
    await one.goto('/#/')
    await expect(watching(other)).toHaveCount(0)
  })
  await test.step('with room the first takes it over', async () => {
    await one.goto('/#/fairy-tale')
    await expect(watching(one)).toBeVisible()
    await hasRoom(one, 'yes')
    await one.getByRole('button', { name: 'Play here' }).click()
    await expect(watching(one)).toHaveCount(0)
    await expect(watching(other)).toBeVisible()
  })
})
