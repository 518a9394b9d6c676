import { expect, type Page, test } from '@playwright/test'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../src/engine/kernel/index.ts'
import { atRest, open, place, resize } from './support/game.ts'
import { allowed, COMPANY, diligent, findTale, storedTale } from './support/tale.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

const tale = findTale(
  (state) => allowed(state, 'expand').length > 0 && Object.keys(state.tiles).length >= 6 && !state.pending,
  { player: diligent, config: COMPANY },
)
const { slot } = allowed(tale.state, 'expand')[0] ?? { slot: 0 }
const reach = (at: Place) => Math.hypot(eastOf(at), southOf(at))

/** The outermost places for the tile. */
const places = [...placementsOf(tale.state, slot).keys()].sort((a, b) => reach(b) - reach(a)).slice(0, 3)

/** The position of the oak in the window and the width of its tile, in whole pixels. */
const view = async (page: Page) => {
  const { x = 0, y = 0, width = 0 } = (await place(page, CENTRE).boundingBox()) ?? {}
  return [x, y, width].map(Math.round)
}

/** Returns the pairs that overlap of ruler, aim buttons, aimed tile, and signs; ruler and buttons also with tiles. */
const overlaps = (page: Page, at: Place) =>
  page.evaluate((at) => {
    const boxesOf = (name: string, selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ name, box: one.getBoundingClientRect() }))
    const ruler = boxesOf('the ruler', '[data-ruler-line]')
    const lay = [...document.querySelectorAll('main button[data-acts]')]
      .filter((one) => one.closest('[data-hangs]') && one.checkVisibility())
      .map((one) => ({ name: one.textContent || 'the turn button', box: one.getBoundingClientRect() }))
    const things = [
      ...boxesOf('a sign', '[data-card^="side "] > svg'),
      ...boxesOf(
        'a tile',
        `[data-place]:not([data-offer="place"], [data-offer="no-fit"], [data-place="${at}"])`,
      ),
    ]
    const aimed = boxesOf('the aimed tile', `[data-place="${at}"]`)
    const pairs = [
      ...ruler.flatMap((one) => [...lay, ...things, ...aimed].map((other) => [one, other] as const)),
      ...lay
        .filter(({ name }) => name !== 'the turn button')
        .flatMap((one) => things.map((other) => [one, other] as const)),
    ]
    const slack = 1
    return pairs.flatMap(([one, other]) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return across > slack && down > slack ? [`${one.name} overlaps ${other.name}`] : []
    })
  }, at)

test('aiming a tile at the outermost places moves no board and shows its button', async ({ page }) => {
  expect(places).toHaveLength(3)
  await open(page, { stored: storedTale(tale) })
  for (const size of WINDOWS) {
    const name = `${size.width} × ${size.height}`
    await resize(page, size)
    await atRest(page)
    const before = await view(page)
    for (const at of places) {
      await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).click()
      await place(page, at).click()
      await expect(place(page, at)).toHaveAttribute('data-offer', 'aimed')
      await atRest(page)
      expect.soft(await view(page), `${name}, ${at}`).toEqual(before)
      const lays = page.getByRole('button', { name: 'Lay tile', exact: true })
      await expect(lays).toBeInViewport({ ratio: 1 })
      await lays.click({ trial: true })
      expect.soft(await overlaps(page, at), `${name}, ${at}`).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  }
})

test('a suggestion moves no board, and its banner covers no tile and no sheet', async ({ page }) => {
  await open(page, { stored: storedTale(tale) })
  for (const size of WINDOWS) {
    await resize(page, size)
    await atRest(page)
    const before = await view(page)
    const heroes = page.getByRole('tab', { name: 'Heroes' })
    if (await heroes.isVisible()) await heroes.click()
    await page
      .getByRole('button', { name: /^Suggest as/ })
      .first()
      .click()
    const banner = page.locator('[data-frame] > *').first()
    await expect(banner).toBeVisible()
    await atRest(page)
    const name = `${size.width} × ${size.height}`
    expect.soft(await view(page), name).toEqual(before)
    expect.soft(await covered(page), name).toEqual([])
    await page.getByRole('button', { name: 'Done', exact: true }).click()
  }
})

/** The tiles, headings and buttons outside the header that the banner of a suggestion covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('[data-frame] > *')?.getBoundingClientRect()
    if (!banner) throw new Error('There is no banner.')
    return [...document.querySelectorAll('[data-place], h2, [role="tab"], main button')]
      .filter(
        (one) => !one.closest('[data-frame], header') && one.checkVisibility({ visibilityProperty: true }),
      )
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return (
          Math.min(banner.right, box.right) - Math.max(banner.left, box.left) > 1 &&
          Math.min(banner.bottom, box.bottom) - Math.max(banner.top, box.top) > 1
        )
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  })
