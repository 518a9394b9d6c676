import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, resize, seal } from './support/game.ts'
import { fromMenu } from './support/menu.ts'
import { begunTale, findTale, storedPosition, storedTale, type Tale, withAll } from './support/tale.ts'

const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
  [667, 375],
  [640, 360],
  [320, 568],
] as const

const inEverySize = async (page: Page, look: () => Promise<void>) => {
  for (const [width, height] of WINDOWS) {
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, { width, height })
      await look()
    })
  }
}

/** A game with everything that a header can show, including resources. */
const rich = findTale(({ phase }) => phase === 'action', { config: withAll('aladdin') })

/** The game with the longest and widest names. */
const named = (tale: Tale): Tale => ({
  ...tale,
  config: { ...tale.config, seats: tale.config.seats.map((seat) => ({ ...seat, player: 'W'.repeat(24) })) },
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return box
}

/** The overlap of two boxes, in pixels: the smaller one of across and down. */
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )

/** Expects that goals and resources do not overlap. */
async function headerApart(page: Page): Promise<void> {
  const goals = await Promise.all((await page.locator('[data-goal] svg').all()).map(boxOf))
  const resources = await Promise.all((await page.locator('[data-resource]').all()).map(boxOf))
  for (const goal of goals)
    for (const resource of resources) expect(overlap(goal, resource)).toBeLessThanOrEqual(1)
}

test('the rule book and the settings are in the menu, with any tab open', async ({ page }) => {
  await open(page, { stored: storedTale(rich) })
  await inEverySize(page, async () => {
    await page.getByRole('tab', { name: 'The tale' }).click()
    for (const [name, item, then] of [
      ['How to play', 'help', 'rules'],
      ['Settings', 'settings', undefined],
    ] as const) {
      await fromMenu(page, item, then)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await headerApart(page)
  })
})

test('the hint is in the bottom sheet, and covers neither the board nor controls', async ({ page }) => {
  await open(page, { stored: storedTale(rich) })
  await inEverySize(page, async () => {
    await page.getByRole('tab', { name: 'Market' }).click()
    await page.keyboard.press('g')
    const hint = page.getByRole('region', { name: 'The Guardian’s hint' })
    await expect(hint).toBeInViewport({ ratio: 1 })
    const [told, panel] = [await boxOf(hint), await boxOf(page.getByRole('tabpanel'))]
    expect(told.x).toBeGreaterThanOrEqual(panel.x)
    expect(told.y).toBeGreaterThanOrEqual(panel.y)
    await seal(page, 'End turn').click({ trial: true })
    await page.getByRole('button', { name: 'Undo', exact: true }).click({ trial: true })
    await page.getByRole('button', { name: 'Put the hint away' }).click()
    await expect(hint).toHaveCount(0)
  })
})

test('the longest names leave the market fully visible, and cut no tile names', async ({ page }) => {
  await open(page, { stored: storedTale(named(rich)) })
  await inEverySize(page, async () => {
    await page.getByRole('tab', { name: 'Market' }).click()
    const panel = await boxOf(page.getByRole('tabpanel'))
    const tiles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Market \d/ }) })
    expect(await tiles.count()).toBeGreaterThan(0)
    for (const tile of await tiles.all()) {
      await expect(tile).toBeInViewport({ ratio: 1 })
      const { y, height } = await boxOf(tile)
      expect(y + height).toBeLessThanOrEqual(panel.y + panel.height + 1)
    }
  })
})

test('the messages of the table cover neither the market nor controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['en', 'nl'] as const) {
    await open(page, { language, stored: storedPosition(rich) })
    await page.getByRole('button', { name: /^Undo|^Terug/ }).click({ force: true })
    const slip = page.locator('[data-notice]')
    await expect(slip).toBeInViewport({ ratio: 1 })
    const said = await boxOf(slip)
    const pressed = page.locator(
      '[role="tab"], [role="tabpanel"] button, [data-place], main header > button:not([data-goal])',
    )
    for (const button of await pressed.all()) {
      const box = await button.boundingBox()
      if (box) expect(overlap(said, box)).toBeLessThanOrEqual(1)
    }
  }
})

test('in landscape the banner of a suggestion is beside the tabs', async ({ page }) => {
  await open(page, { stored: storedTale(rich) })
  for (const hand of ['right', 'left'] as const) {
    await open(page, { hand, stored: storedTale(rich) })
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await resize(page, { width, height })
      await page.getByRole('tab', { name: 'Heroes' }).click()
      await page
        .getByRole('button', { name: /^Suggest as/ })
        .first()
        .click()
      const ribbon = await boxOf(page.locator('[data-frame] > *').first())
      for (const tab of await page.getByRole('tab').all())
        expect(overlap(ribbon, await boxOf(tab))).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Done', exact: true }).click()
    }
  }
})

test.describe('on a phone, under a finger', () => {
  test.use({ hasTouch: true })
  test('a selected tile stays fully visible in the sheet, without scrolling', async ({ page }) => {
    // Beside a power, the name of the current player once took a row of its own.
    const tale = findTale(({ phase, onTurn }) => phase === 'action' && onTurn === 1)
    expect(tale.config.seats[1]?.character).toBe('rapunzel')
    for (const language of ['en', 'nl'] as const) {
      await open(page, { language, stored: storedTale(tale) })
      await resize(page, { width: 390, height: 844 })
      const panel = page.getByRole('tabpanel')
      const tile = panel.getByRole('listitem').getByRole('button', { name: /^(Market|Markt) 1:/ })
      await tile.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      const { scrolled, over } = await panel.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        scrolled: scrollTop,
        over: scrollHeight - clientHeight,
      }))
      expect({ scrolled, over }).toEqual({ scrolled: 0, over: 0 })
    }
  })
})

test('a hero’s name of one word takes one line of the sheet', async ({ page }) => {
  const stored = storedTale(begunTale(1, withAll('cinderella')))
  for (const [language, name] of [
    ['en', 'Cinderella'],
    ['nl', 'Assepoester'],
  ] as const) {
    await open(page, { stored, language })
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await resize(page, { width, height })
      const heading = page.getByRole('heading', { name })
      await expect(heading).toBeVisible()
      const fits = () =>
        heading.evaluate((element) => {
          const line = Number.parseFloat(getComputedStyle(element).lineHeight)
          return element.clientHeight < line * 1.5 && element.scrollWidth <= element.clientWidth
        })
      await expect.poll(fits, `${name}, ${width} × ${height}`).toBe(true)
    }
  }
})
