import { expect, type Page, test } from '@playwright/test'
import { tooSmall, widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, open, pressEndTurn, resize } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { after, allowed, beforeParade, findTale, someOf, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, SMALL_PHONE, TABLET } from './support/windows.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const board = (page: Page) => page.getByRole('region', { name: /^A small board/ })
const dots = (page: Page) => board(page).getByRole('img', { name: / of \d+$/ })

/** Opens a page of a rule book by its address. */
async function openPage(page: Page, address: string): Promise<void> {
  await open(page)
  await page.evaluate((hash) => {
    location.hash = hash
  }, address)
  await expect(page.getByRole('article')).toBeVisible()
}

/** Opens the rule book over the table. */
async function openOver(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
}

/** Plays the example of the bomb, which includes a choice. */
async function runTheBomb(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('BOMB')
  await button(page, /^Bomb /).click()
  await button(page, /^2\. /).click()
  await expect(board(page)).toContainText('set off the bomb')
}

test('a page has no faults, fits the window, and is large enough for fingers', async ({ page }) => {
  for (const address of ['/fairy-tale/rules/bomb', '/boogyman/rules/prowl']) {
    await openPage(page, address)
    await inWindows(page, [DESK, TABLET, PHONE], async ({ width }) => {
      await expect(board(page).getByRole('button').first()).toBeVisible()
      expect(await tooSmall(page, 24)).toEqual([])
      expect(await widest(page)).toBeLessThanOrEqual(width)
    })
    await expectNoFaults(page, address)
  }
})

for (const language of ['en', 'nl'] as const)
  for (const letters of ['100', '150'] as const)
    test(`in ${language} at ${letters} % the rule search and way back fit`, async ({ page }) => {
      await open(page, { language, letters })
      await page.evaluate(() => {
        location.hash = '/fairy-tale/rules/bomb'
      })
      const field = page.getByRole('searchbox')
      await inWindows(page, [DESK, TABLET, PHONE, SMALL_PHONE], async () => {
        await expect(field).toBeVisible()
        const room = await field.evaluate(async (input: HTMLInputElement) => {
          await document.fonts.ready
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) throw new Error('The browser has no 2D canvas.')
          pen.font = font
          const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
          return input.clientWidth - sides - pen.measureText(input.placeholder).width
        })
        expect(room).toBeGreaterThanOrEqual(0)
        const back = await page.locator('[data-rule-book] header button').boundingBox()
        const window = page.viewportSize()
        expect((back?.x ?? 0) + (back?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0)
        const ways = page.locator('article footer > button')
        const rows = await ways.evaluateAll((all) =>
          all
            .map((way) => way.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        )
        expect(rows).toHaveLength(3)
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(20)
      })
    })

test('each search result fits on one page of the book, with the word marked', async ({ page }) => {
  await openPage(page, '/fairy-tale/rules/walk')
  await page.getByRole('searchbox').fill('walk')
  await inWindows(page, [DESK, TABLET], async ({ width }) => {
    await expect(page.locator('mark').first()).toHaveText(/^walk/i)
    const book = page.locator('[data-rule-book]')
    for (const answer of await book.getByRole('listitem').all()) {
      await expect(answer.locator('mark')).not.toHaveCount(0)
      expect((await answer.boundingBox())?.width).toBeLessThan(width / 2)
    }
  })
})

test('a walk’s page shows all its controls', async ({ page }) => {
  await openPage(page, '/fairy-tale/rules/walk')
  await inWindows(page, [DESK, TABLET], async () => {
    for (const name of ['2. walk', 'Another example'])
      await expect(button(page, new RegExp(`^${name}`))).toBeInViewport({ ratio: 1 })
  })
})

test('an example runs by keys, keeps its step on rotation, and has an address', async ({ page }) => {
  await openPage(page, '/fairy-tale/rules/gate')
  await expect(page.getByRole('heading', { name: 'Gate' })).toBeFocused()
  await button(page, 'step').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dots(page)).toHaveAccessibleName('3 of 3')
  await expect(board(page)).toContainText('the gate is shut')
  await resize(page, { width: 390, height: 844 })
  await expect(dots(page)).toHaveAccessibleName('3 of 3')
  await button(page, 'Another example').click()
  await expect(board(page)).toContainText('Example 2 of 3')
  await button(page, 'The next rule: Wall').click()
  await expect(page).toHaveURL(/#\/fairy-tale\/rules\/wall$/)
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Gate' })).toBeVisible()
})

test('choices happen on the example’s board', async ({ page }) => {
  for (const [address, says] of [
    ['/fairy-tale/rules/bomb', 'set off the bomb'],
    ['/boogyman/rules/prowl', 'prowled to'],
  ] as const) {
    await openPage(page, address)
    await board(page)
      .locator('g[class*="target"]')
      .first()
      .click({ position: { x: 40, y: 40 } })
    await expect(board(page)).toContainText(says)
  }
})

test('opening over a question leaves it unchanged', async ({ page }) => {
  const asked = findTale((state) => state.pending?.kind === 'movement-side')
  await open(page, { stored: storedTale(asked) })
  const before = await hashOf(page)
  await openOver(page)
  await runTheBomb(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await hashOf(page)).toBe(before)
})

test('opened during the monsters’ turn, play continues', async ({ page }) => {
  await open(page, { stored: storedTale(beforeParade(4)), speed: 'calm' })
  await pressEndTurn(page)
  const after = await hashOf(page)
  await openOver(page)
  await runTheBomb(page)
  await page.keyboard.press('Escape')
  expect(await hashOf(page)).toBe(after)
  await expect(page.getByRole('button', { name: 'Roll for new monsters' }).first()).toBeVisible({
    timeout: 60_000,
  })
})

test('a refusal links to its rule, and back to the table', async ({ page }) => {
  const acting = findTale((state) => state.phase === 'action' && allowed(state, 'expand').length > 0)
  await open(page, { stored: storedTale(after(acting, someOf(acting.state, 'expand'))) })
  const before = await hashOf(page)
  await page.keyboard.press('2')
  await button(page, 'The rule, in the rule book').click()
  await expect(page.getByRole('article', { name: 'Lay a tile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await hashOf(page)).toBe(before)
})

/** The printable area of a sheet of A4, in CSS pixels. */
const SHEET = { width: 1031, height: 703 }

test('a page prints on one sheet, by its address and over the table, without controls', async ({ page }) => {
  const printed = async () => {
    await page.emulateMedia({ media: 'print' })
    await resize(page, SHEET)
    await expect(page.getByRole('button')).toHaveCount(0)
    const { height } = (await page.getByRole('article').boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThanOrEqual(SHEET.height)
    await page.emulateMedia({ media: 'screen' })
    await resize(page, { width: 1280, height: 800 })
  }
  await openPage(page, '/fairy-tale/rules/way')
  await printed()
  await open(page, { stored: storedTale(beforeParade(4)) })
  await openOver(page)
  await runTheBomb(page)
  await printed()
})
