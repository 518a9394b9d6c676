import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { expectNoFaults } from './support/faults.ts'
import {
  begin,
  hashOf,
  KEYS,
  open,
  openBox,
  playTogether,
  positionOf,
  pressEndTurn,
  pressSeal,
  resize,
  seal,
} from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { after, beforeParade, begunTale, storedTale } from './support/tale.ts'
import { inWindows, PHONE, TABLET } from './support/windows.ts'

/** Windows that must show the begin button without searching. */
const WINDOWS = [{ width: 1280, height: 720 }, TABLET, PHONE]

/** The most words of a calm page. */
const MOST_WORDS = 120

/** The number of visible words, without those for screen readers only and those in pictures. */
const wordsInSight = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    let words = 0
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('.unseen, svg')) continue
      words += textContent?.split(/\s+/).filter(Boolean).length ?? 0
    }
    return words
  })

const startSeal = (page: Page) => page.locator('[aria-describedby="company-says"]')

/** Expects the whole begin button in the window, without scrolling and uncovered. */
async function expectBegin(page: Page): Promise<void> {
  // The whole button, except for rounding errors.
  await expect(startSeal(page)).toBeInViewport({ ratio: 0.999 })
  await startSeal(page).click({ trial: true })
}

/** Expects that the page is no higher than the window. */
const expectNoScrolling = async (page: Page, height: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)

for (const language of ['en', 'nl'] as const) {
  test(`the first page is calm, and fits in small windows: ${language}`, async ({ page }) => {
    // Opened again for each size: a scrollbar of another window may stay, because it causes its own overflow.
    for (const size of WINDOWS) {
      const name = `${size.width} × ${size.height}`
      await test.step(name, async () => {
        await resize(page, size)
        await open(page, { language, newcomer: true })
        await expectBegin(page)
        await expectNoScrolling(page, size.height)
        expect(await wordsInSight(page)).toBeLessThan(MOST_WORDS)
      })
      await test.step(`${name}, with all reports that may be shown`, async () => {
        await page.evaluate(([key]) => localStorage.setItem(key, '[]'), [KEYS.cover] as const)
        await open(page, { language, query: '?seed=who+knows%3F', stored: storedTale(begunTale()) })
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(2)
        await expectBegin(page)
        await expectNoScrolling(page, size.height)
      })
      await test.step(`${name}, with a notice in the corner`, async () => {
        await open(page, { language, stored: '{' })
        await expect(page.getByRole('alert')).toBeVisible()
        await expectBegin(page)
      })
    }
  })
}

test('the begin button stays visible with six name fields, and with the box open', async ({ page }) => {
  await open(page)
  await playTogether(page)
  for (const hero of ['The Beast', 'Aladdin', 'Cinderella']) {
    await page.getByRole('button', { name: hero, exact: true }).click()
  }
  await inWindows(page, WINDOWS, async () => {
    await expect(page.getByRole('combobox')).toHaveCount(6)
    await expectBegin(page)
  })
  await openBox(page)
  await inWindows(page, WINDOWS, async () => {
    await expect(page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
    await expectBegin(page)
  })
})

test.describe('by touch, with higher name fields', () => {
  test.use({ hasTouch: true })
  for (const language of ['en', 'nl'] as const) {
    test(`the first page fits with six name fields and all possible reports: ${language}`, async ({
      page,
    }) => {
      for (const [told, before] of Object.entries({
        'a first tale': {},
        'a tale begun, and a link that cannot be read': {
          query: '?seed=who+knows%3F',
          stored: storedTale(begunTale()),
        },
      })) {
        await test.step(told, async () => {
          await page.goto('/')
          await page.evaluate((key) => localStorage.removeItem(key), KEYS.cover)
          await open(page, { language, ...before })
          await page.locator('input[name="people"]').last().check({ force: true })
          const bystanders = page.getByRole('toolbar').locator('[aria-pressed="false"]')
          for (let chosen = 3; chosen < 6; chosen++) await bystanders.first().click()
          await inWindows(page, WINDOWS, async ({ height }) => {
            await expect(page.getByRole('combobox')).toHaveCount(6)
            await expectBegin(page)
            await expectNoScrolling(page, height)
          })
        })
      }
    })
  }
})

/** The number of Tab presses from the start of the page to the begin button. */
async function stopsBeforeBegin(page: Page): Promise<number> {
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if (await begin(page).evaluate((seal) => seal === document.activeElement)) return stops
  }
  throw new Error('The Tab key does not reach "Begin".')
}

test('Tab reaches the begin button soon, and one key begins without it', async ({ page }) => {
  await open(page)
  // A first visit has two more buttons: to start the lesson or to skip it.
  expect(await stopsBeforeBegin(page)).toBeLessThan(10)
  await page.getByRole('button', { name: 'Skip the lesson' }).click()
  await open(page)
  expect(await stopsBeforeBegin(page)).toBeLessThan(8)
  await open(page)
  await tabTo(page, page.getByRole('button', { name: 'How to play' }))
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('the box is closed at first, and stays as it was left', async ({ page }) => {
  await open(page)
  const heading = page.getByRole('heading', { name: 'Around the table' })
  await expect(heading).toHaveCount(0)
  await openBox(page)
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Close the box' }).click()
  await page.reload()
  await expect(begin(page)).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('the cover shows a running game first, and one press opens it', async ({ page }) => {
  const tale = begunTale()
  await open(page, { stored: storedTale(tale), query: '?seed=7KM-04Q' })
  const on = page.getByRole('button', { name: 'Go on with your tale' })
  const box = await on.boundingBox()
  const other = await page.getByRole('radio', { name: 'One person' }).boundingBox()
  expect(box && other && box.width * box.height > other.width * other.height).toBe(true)
  await expect(begin(page)).toHaveAccessibleName('Begin a new one')
  await expectNoFaults(page, 'the cover with a tale')
  await on.click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(tale.state))
})

test('one person with three heroes gets no handover card; several people do', async ({ page }) => {
  const marching = beforeParade(2)
  const there = stateHash(after(marching, { type: 'end-turn' }).state)
  for (const [people, cards] of [
    ['one', 0],
    ['several', 1],
  ] as const) {
    const leaders = JSON.stringify({ table: {}, cover: {}, people })
    await open(page, { stored: storedTale(marching), leaders, handover: 'on' })
    await pressEndTurn(page)
    await expect.poll(() => hashOf(page)).toBe(there)
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(cards)
    await expect(page.locator('[data-quiet-turn]')).toHaveCount(1 - cards)
  }
})

test('the table knows who plays from the cover, also after a reload', async ({ page }) => {
  await open(page, { handover: 'on' })
  await begin(page).click()
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await pressSeal(page, 'Begin the tale')
  // A visible state is saved.
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await page.reload()
  // The game is different each time: either die may show a 5 and ask for a side.
  const north = async () => {
    if ((await positionOf(page)).pending) await page.locator('[data-choose="north"]').click()
  }
  await pressSeal(page, 'Roll for new monsters')
  await north()
  await pressEndTurn(page)
  await north()
  await expect.poll(async () => (await positionOf(page)).turn).toBe(2)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
