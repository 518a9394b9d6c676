import { expect, type Locator, type Page, test } from '@playwright/test'
import { atRest, open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

/** A desk whose look is the measure, and screens that are larger. */
const DESK = { width: 1440, height: 900 }
const LARGE = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const

/** Sizes are rounded to hundredths of a pixel. */
const ROUNDED = 0.001

/** How high an element is, as a part of the window's height. */
const partOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height / window.innerHeight)

/** What is measured at the table, by its name; each must be in sight. */
async function tableSizes(page: Page): Promise<Record<string, number>> {
  const ribbon = page.getByRole('list', { name: 'The turn' })
  const disc = ribbon.locator('[aria-current] [aria-hidden]')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const measured: Record<string, Locator> = {
    ribbon,
    disc,
    heart: page.locator('[data-goal="hearts"] svg').first(),
    'rule book': button('How to play'),
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

test('ribbon, discs, hearts, round buttons and seal are as large on a large screen as on a desk, and nothing lies over another', async ({
  page,
}) => {
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

/** Pairs of what hangs over the board that lie over one another. */
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

/** How much of the window's width the open book takes, and how wide its chart and high its map are. */
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

test('the last page fills a large screen, its chart and its map as large as on a desk', async ({ page }) => {
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
