import { expect, type Page, test } from '@playwright/test'
import { unreachable, widest } from './support/controls.ts'
import { openDuel } from './support/duel.ts'
import { hearFrom, STEPS } from './support/first-tale.ts'
import { type Before, open, resize } from './support/game.ts'
import { lengthenedText } from './support/lengthened.ts'
import { fromMenu, rulesFromMenu } from './support/menu.ts'
import { buildPseudo, cutTexts, inPseudo } from './support/pseudo.ts'
import { closeAll } from './support/table-walks.ts'
import { findTale, recordedTale, storedTale } from './support/tale.ts'
import { DESK, PHONE } from './support/windows.ts'

// One worker for all: the app that the tests open is built once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(600_000) // a build takes minutes on a busy machine
  await buildPseudo()
})

/** Expects, behind every tab, no overflow, no cut-off text and reachable controls. */
async function expectRoom(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await resize(page, size)
    const tabs = await page.locator('dialog[open] [role=tab], body:not(:has(dialog[open])) [role=tab]').all()
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click()
      expect.soft(await widest(page), `${size.width}`).toBeLessThanOrEqual(size.width)
      expect.soft(await cutTexts(page), `${size.width}`).toEqual([])
      expect.soft(await unreachable(page), `${size.width}`).toEqual([])
    }
  }
  await resize(page, DESK)
}

/** Expects an overlay fully inside the window, without cut-off text. */
async function expectShown(page: Page, paper: string): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await resize(page, size)
    await expect(page.locator(paper)).toBeInViewport({ ratio: 1 })
    expect.soft(await widest(page), `${size.width}`).toBeLessThanOrEqual(size.width)
    expect.soft(await cutTexts(page), `${size.width}`).toEqual([])
  }
  await resize(page, DESK)
}

const openLonger = async (page: Page, before: Before = {}) => {
  await inPseudo(page)
  await open(page, { language: 'nl', motion: 'less', ...before })
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
}

const press = (page: Page, english: string) =>
  page
    .getByRole('button', { name: lengthenedText(english), exact: true })
    .first()
    .click()

const acting = () => findTale(({ phase, turn }) => phase === 'action' && turn > 2)

test('the cover', async ({ page }) => {
  await openLonger(page)
  await expectRoom(page)
})

test('the table', async ({ page }) => {
  await openLonger(page, { stored: storedTale(acting()) })
  await expect(page.locator('[data-place]').first()).toBeVisible()
  await expectRoom(page)
})

test('a tip', async ({ page }) => {
  await openLonger(page, { stored: storedTale(acting()), tips: 'on' })
  await expectShown(page, '[data-tip]')
})

test('every step of the lesson', async ({ page }) => {
  test.slow()
  await openLonger(page)
  for (const id of STEPS) {
    await hearFrom(page, id)
    await expectShown(page, `[data-step="${id}"]`)
  }
})

const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the settings': (page) => fromMenu(page, 'settings'),
  'the rule book': (page) => rulesFromMenu(page),
  'the players': (page) => fromMenu(page, 'players'),
  'the keys': (page) => page.keyboard.press('?'),
  'our tale': (page) => press(page, 'Read our tale'),
  'the question whether to give up': async (page) => {
    await fromMenu(page, 'settings')
    await press(page, 'Give up')
  },
  sending: async (page) => {
    await fromMenu(page, 'settings')
    await press(page, 'Send this tale')
  },
}

test('the dialogs over the table', async ({ page }) => {
  test.slow()
  await openLonger(page, { stored: storedTale(acting()) })
  for (const [name, reach] of Object.entries(DIALOGS)) {
    await test.step(name, async () => {
      await reach(page)
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expectRoom(page)
      await closeAll(page)
    })
  }
})

test('the last page', async ({ page }) => {
  await openLonger(page, { stored: storedTale(recordedTale('won')) })
  await expectRoom(page)
})

const ADDRESSES = [
  '/chronicle',
  '/day',
  '/kept',
  '/fairy-tale/rules',
  '/fairy-tale/rules/haste',
  '/fairy-tale/rescues',
  '/boogyman',
  '/boogyman/rules',
]

test('the pages', async ({ page }) => {
  test.slow()
  await openLonger(page, { query: '#/' })
  for (const address of ['/', ...ADDRESSES])
    await test.step(address, async () => {
      await page.evaluate((to) => location.assign(`#${to}`), address)
      await expect(page.getByRole('button').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectRoom(page)
    })
})

test('the duel', async ({ page }) => {
  await inPseudo(page)
  await openDuel(page, {
    actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
    language: 'nl',
  })
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expectRoom(page)
})
