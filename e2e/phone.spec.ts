import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, seal } from './support/game.ts'
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
      await page.setViewportSize({ width, height })
      await look()
    })
  }
}

/** With everything that a header holds: the box of resources too. */
const rich = findTale(({ phase }) => phase === 'action', { config: withAll('aladdin') })

/** The tale, led by people whose names are as long and as wide as names can be. */
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
  if (!box) throw new Error('It is not there.')
  return box
}

/** How far two boxes lie over each other, in pixels: the lesser of across and down. */
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )

/** Goals, resources and counters lie apart from each other. */
async function headerApart(page: Page): Promise<void> {
  const rules = await boxOf(page.getByRole('button', { name: 'How to play' }))
  const settings = await boxOf(page.getByRole('button', { name: 'Settings' }))
  const goals = await Promise.all((await page.locator('[data-goal] svg').all()).map(boxOf))
  const resources = await Promise.all((await page.locator('[data-resource]').all()).map(boxOf))
  for (const printed of [...goals, ...resources]) {
    expect(overlap(printed, rules)).toBeLessThanOrEqual(1)
    expect(overlap(printed, settings)).toBeLessThanOrEqual(1)
  }
  for (const goal of goals)
    for (const resource of resources) expect(overlap(goal, resource)).toBeLessThanOrEqual(1)
}

test('the rule book and the settings are in the header, whatever tab is open', async ({ page }) => {
  await open(page, { stored: storedTale(rich) })
  await inEverySize(page, async () => {
    await page.getByRole('tab', { name: 'The tale' }).click()
    for (const name of ['How to play', 'Settings']) {
      const control = page.getByRole('button', { name, exact: true })
      await expect(control).toBeInViewport({ ratio: 1 })
      await control.click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await headerApart(page)
  })
})

test('the hint lies in the sheet, and covers nothing of the board nor of what can be done', async ({
  page,
}) => {
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

test('names as long as they can be leave the market whole, and no name of a tile is cut', async ({
  page,
}) => {
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

test('what the table says covers neither the market nor what can be done', async ({ page }) => {
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

test('held across, the ribbon of who suggests lies beside the tabs', async ({ page }) => {
  await open(page, { stored: storedTale(rich) })
  for (const hand of ['right', 'left'] as const) {
    await open(page, { hand, stored: storedTale(rich) })
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
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
  test('a tile that is taken stays whole in the sheet, and nothing there is scrolled', async ({ page }) => {
    // Beside a power the name of who is on turn once took a row of its own.
    const tale = findTale(({ phase, onTurn }) => phase === 'action' && onTurn === 1)
    expect(tale.config.seats[1]?.character).toBe('rapunzel')
    for (const language of ['en', 'nl'] as const) {
      await open(page, { language, stored: storedTale(tale) })
      await page.setViewportSize({ width: 390, height: 844 })
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

test('a hero’s name of one word stands on one line of the sheet', async ({ page }) => {
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
      await page.setViewportSize({ width, height })
      const heading = page.getByRole('heading', { name })
      await expect(heading).toBeVisible()
      const fits = await heading.evaluate((element) => {
        const line = Number.parseFloat(getComputedStyle(element).lineHeight)
        return element.clientHeight < line * 1.5 && element.scrollWidth <= element.clientWidth
      })
      expect(fits, `${name}, ${width} × ${height}`).toBe(true)
    }
  }
})
