import { expect, test } from '@playwright/test'
import { CLOSED, PACKED, VAST } from '../tests/support/drawn-forests.ts'
import { buildDrawn, openDrawn } from './support/drawn.ts'
import { atRest } from './support/game.ts'
import { seen } from './support/visibility.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One worker for all: the page that the tests open is built once.
test.describe.configure({ mode: 'default' })
test.beforeAll(buildDrawn)

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('a threat outside the window is marked at its edge, and a press shows it', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openDrawn(page, PACKED, { foresight: 'guided' })
  await atRest(page)
  const marks = page.getByRole('button', { name: /^Out of sight in the (north|east|south|west): / })
  await expect(marks).toHaveCount(0)
  await page.getByRole('region', { name: 'The forest' }).focus()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown')
  await expect(marks.first()).toBeVisible()
  for (let press = 0; press < 4 && (await marks.count()) > 0; press++) await marks.first().click()
  await expect(marks).toHaveCount(0)
})

interface Crowd {
  position: string
  size: { width: number; height: number }
  /** The number of zoom steps; on a phone, those of one pinch. */
  nearer?: number
  pieces: number
  /** The minimum size of the narrowest of each kind, in pixels. */
  least: { piece: number; ribbon: number; mark: number; number: number }
}

const CROWDS: Record<string, Crowd> = {
  '25 tiles, 28 monsters, six heroes': {
    ...{ position: PACKED, size: DESK, pieces: 34 },
    least: { piece: 18, ribbon: 36, mark: 24, number: 14 },
  },
  '60 tiles, 60 monsters, six heroes': {
    ...{ position: VAST, size: DESK, pieces: 60 },
    least: { piece: 14, ribbon: 18, mark: 13, number: 12 },
  },
  '25 tiles on a phone, after one pinch': {
    ...{ position: PACKED, size: PHONE, nearer: 3, pieces: 8 },
    least: { piece: 22, ribbon: 36, mark: 24, number: 14 },
  },
}

for (const [name, { position, size, nearer = 0, pieces, least }] of Object.entries(CROWDS)) {
  test(`faces, badges, marks and arrows stay recognizable: ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openDrawn(page, position, { foresight: 'full' })
    await atRest(page)
    await page.getByRole('region', { name: 'The forest' }).focus()
    for (let press = 0; press < nearer; press++) await page.keyboard.press('+')
    await atRest(page)
    for (const [what, selector, narrowest] of [
      ['faces', '[data-piece]', least.piece],
      ['ribbons', '[data-full] > g', least.ribbon],
      ['marks', '[data-corner] > g', least.mark],
      ['numbers', '[data-order], [data-count]', least.number],
    ] as const)
      await test.step(what, async () => {
        const things = await seen(page, selector)
        expect(things.hidden).toEqual([])
        if (things.count > 0) expect(things.narrowest).toBeGreaterThanOrEqual(narrowest)
        if (what === 'faces') expect(things.count).toBeGreaterThanOrEqual(pieces)
      })
  })
}

for (const size of [PHONE, { width: 1024, height: 768 }, { width: 844, height: 390 }]) {
  test(`[R 12] [R 73] sweeping and felling are visible at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openDrawn(page, CLOSED)
    await atRest(page)
    for (const plank of await page.getByRole('button', { name: /^Put .* under the pile$/ }).all())
      await expect(plank).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /under the pile$/ })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Fell a tile' })).toBeInViewport({ ratio: 1 })
  })
}
