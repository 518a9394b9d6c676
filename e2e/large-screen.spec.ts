import { expect, type Locator, type Page, test } from '@playwright/test'
import { atRest, open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

/** The reference size, and larger screens. */
const DESK = { width: 1440, height: 900 }
const LARGE = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const

/** Sizes are rounded to hundredths of a pixel. */
const ROUNDED = 0.001

/** The height of an element, as a fraction of the window height. */
const partOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height / window.innerHeight)

/** The measured parts of the table, by name; each must be visible. */
async function tableSizes(page: Page): Promise<Record<string, number>> {
  const ribbon = page.getByRole('list', { name: 'The turn' })
  const disc = ribbon.locator('[aria-current] [aria-hidden]')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const measured: Record<string, Locator> = {
    ribbon,
    disc,
    heart: page.locator('[data-goal="hearts"] svg').first(),
    menu: button('Menu'),
    'zoom in': button('Zoom in'),
    'its sign': button('Zoom in').locator('svg').last(),
    seal: button('End turn'),
  }
  const sizes: Record<string, number> = {}
  for (const [name, element] of Object.entries(measured)) {
    await expect(element, name).toBeVisible()
    sizes[name] = await partOf(element)
  }
  return sizes
}

test('parts of the table keep their relative size on large screens, and do not overlap', async ({ page }) => {
  await page.setViewportSize(DESK)
  await open(page, { stored: storedTale(recordedTale('won', 40)) })
  await atRest(page)
  const usual = await tableSizes(page)
  for (const size of LARGE) {
    await resize(page, size)
    await atRest(page)
    const grown = await tableSizes(page)
    for (const [name, part] of Object.entries(usual))
      expect(grown[name], `${name} at ${size.width}`).toBeGreaterThanOrEqual(part - ROUNDED)
    expect(await overlaps(page), `${size.width}`).toEqual([])
  }
})

/** The pairs of overlapping controls above the board. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const pieces = [
      ...document.querySelectorAll('header [data-goal], header ol, [data-camera], [data-place]'),
    ].map((piece) => ({ piece, at: piece.getBoundingClientRect() }))
    const ours = pieces.filter(({ piece }) => !piece.matches('[data-place]'))
    return ours.flatMap(({ piece, at }) =>
      pieces
        .filter((other) => other.piece !== piece)
        .filter(
          ({ at: other }) =>
            at.left < other.right && at.right > other.left && at.top < other.bottom && at.bottom > other.top,
        )
        .map((other) => `${piece.outerHTML.slice(0, 60)} / ${other.piece.outerHTML.slice(0, 60)}`),
    )
  })

/** The fractions of the window width for the open book and its chart, and of its height for the map. */
async function lastPageSizes(page: Page) {
  const part = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => node.getBoundingClientRect().width / window.innerWidth)
  return {
    book: await part('main svg[data-paper]'),
    chart: await partOf(page.getByRole('img', { name: /turn/ }).first()),
    map: await partOf(page.locator('section[aria-labelledby="cast"] svg[role="img"]')),
  }
}

test('the last page fills a large screen, with chart and map', async ({ page }) => {
  await page.setViewportSize(DESK)
  await open(page, { stored: storedTale(recordedTale('won')) })
  await expect(page.getByRole('heading', { name: 'How the tale unfolded' })).toBeVisible()
  const usual = await lastPageSizes(page)
  for (const size of LARGE) {
    await resize(page, size)
    const grown = await lastPageSizes(page)
    expect(grown.book, `book at ${size.width}`).toBeGreaterThan(0.85)
    expect(grown.chart, `chart at ${size.width}`).toBeGreaterThanOrEqual(usual.chart - ROUNDED)
    expect(grown.map, `map at ${size.width}`).toBeGreaterThanOrEqual(usual.map - ROUNDED)
  }
})
