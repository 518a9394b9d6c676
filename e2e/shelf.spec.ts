import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { replay, writeGame } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { expectNoFaults } from './support/faults.ts'
import { begin, hashOf, keptTexts, open, pressSeal, resize, seal } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { begunTale, storedTale } from './support/tale.ts'

const sign = (page: Page) => page.getByRole('heading', { level: 1, name: 'Which tale tonight?' })
const shelfPlank = (page: Page) => page.getByRole('button', { name: 'The shelf' })
const bookOf = (page: Page, title: string) => page.getByRole('region', { name: title })
const openBook = (page: Page) =>
  bookOf(page, 'The Last Fairy Tale').getByRole('button', { name: 'Open the book' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on with your tale' })

test('leads from the cover to the shelf and back, by buttons and by the browser', async ({ page }) => {
  await open(page)
  await shelfPlank(page).click()
  await expect(sign(page)).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#/')
  await openBook(page).click()
  await expect(begin(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/fairy-tale')
  await page.goBack()
  await expect(sign(page)).toBeVisible()
  await page.goBack()
  await expect(begin(page)).toBeVisible()
  await page.goForward()
  await expect(sign(page)).toBeVisible()
})

test('a running game is open and continues', async ({ page }) => {
  const tale = begunTale()
  await open(page, { stored: storedTale(tale), query: '#/' })
  const book = page.getByRole('region', { name: 'The Last Fairy Tale' })
  await expect(book).toContainText('Chapter the First')
  await expect(book.locator('svg[viewBox]').first()).toBeVisible()
  await goOn(page).click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(tale.state))
  await page.goBack()
  await expect(goOn(page)).toBeVisible()
  await page.reload()
  await expect(goOn(page)).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(tale.state))
})

test('opens the tale or the shelf by address, and the tale by default', async ({ page }) => {
  await open(page, { query: '#/fairy-tale' })
  await expect(begin(page)).toBeVisible()
  await page.goto('/#/')
  await expect(openBook(page)).toBeVisible()
  await page.goto('/')
  await expect(begin(page)).toBeVisible()
})

test('the shelf reports an unknown address', async ({ page }) => {
  await open(page, { query: '#/xyz' })
  await expect(page.getByRole('main').getByRole('status')).toContainText('There is no tale at “#/xyz”.')
  await expect(openBook(page)).toBeVisible()
  await expectNoFaults(page, 'the shelf at a strange address')
})

/** A running duel, stored before the page opens. */
const storedDuel = (): string => {
  const config = {
    players: ['Hanna', 'Tom'] as const,
    first: 'red' as const,
    rules: { trees: 'two' as const },
  }
  const [place] = boogyman.list(boogyman.begin(config, 0))
  const played = replay(boogyman, { config, seed: 0, actions: place ? [place] : [] })
  if (!played.ok) throw new Error('The rules refused the first action of the duel.')
  return writeGame(boogyman, played.value)
}

const DUEL_KEY = 'the-bigbadboogyman.game'
const duelsIn = (page: Page) => keptTexts(page, boogyman.id)

test('two tales have a separate game each, also in two tabs', async ({ page, context }) => {
  const tale = begunTale()
  const duel = storedDuel()
  await context.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(key)) return
      sessionStorage.setItem(key, 'kept')
      localStorage.setItem(key, text)
    },
    [DUEL_KEY, duel] as const,
  )
  await open(page, { stored: storedTale(tale), query: '#/boogyman' })
  await expect(page).toHaveTitle('The BigBadBoogyman')
  await expect(page.getByRole('main')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/fairy-tale')
  await pressSeal(other, 'Roll for new monsters')
  await expect(seal(other, 'Roll for new monsters')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await duelsIn(page)).toEqual([duel])
  await page.goto('/#/')
  for (const title of ['The Last Fairy Tale', 'The BigBadBoogyman'])
    await expect(bookOf(page, title)).toBeVisible()
  await page.goto('/#/boogyman')
  await page.reload()
  await expect(page).toHaveTitle('The BigBadBoogyman')
  expect(await duelsIn(page)).toEqual([duel])
})

test('by keyboard', async ({ page }) => {
  await open(page, { motion: 'less' })
  await tabTo(page, shelfPlank(page))
  await page.keyboard.press('Enter')
  await expect(sign(page)).toBeFocused()
  await tabTo(page, openBook(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(begin(page)).toBeVisible()
})

for (const [name, size] of Object.entries({
  'a desk': { width: 1440, height: 900 },
  'a tablet': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`is faultless and fully visible on ${name}`, async ({ page }) => {
    await resize(page, size)
    for (const stored of ['', storedTale(begunTale())]) {
      await open(page, { stored, query: '#/' })
      const way = stored ? goOn(page) : openBook(page)
      await expect(way).toBeInViewport({ ratio: 0.999 })
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      const second = bookOf(page, 'The BigBadBoogyman')
      for (const name of ['Open the book', 'How to play']) {
        const button = second.getByRole('button', { name })
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 0.999 })
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await expectNoFaults(page, `the shelf ${stored ? 'with a tale' : 'without one'}`)
    }
    await open(page, { letters: '150', query: '#/' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await expect(openBook(page)).toBeVisible()
  })
}
