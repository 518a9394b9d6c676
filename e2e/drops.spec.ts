import { expect, type Page, test } from '@playwright/test'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { duelNow, openDuel } from './support/duel.ts'
import { type Fingers, type Point, putFingers } from './support/fingers.ts'
import { atRest, open, place } from './support/game.ts'
import { findTale, newTale, storedTale } from './support/tale.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The distance of a dragged thing above the finger, in pixels. */
const RISE = 64

const acting = findTale(({ phase, market }) => phase === 'action' && market.length > 0)
const SLOT = acting.state.market.findIndex((_, slot) => placementsOf(acting.state, slot).size > 0)
const [fits = CENTRE] = placementsOf(acting.state, SLOT).keys()

interface Seen extends Point {
  width: number
}

async function seen(page: Page, selector: string): Promise<Seen> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** Picks up something with a finger. */
async function lift(page: Page, from: string): Promise<Fingers> {
  const start = await seen(page, from)
  const finger = await putFingers(page, start)
  await finger.move({ x: start.x, y: start.y - 40 })
  await expect(page.locator('[data-dragging]')).toBeVisible()
  return finger
}

/** Expects the dragged thing in a cell, with its size. */
async function expectInCell(page: Page, cell: Seen, width = cell.width): Promise<void> {
  await expect(page.locator('[data-dragging][data-snapped]')).toBeVisible()
  const held = await seen(page, '[data-dragging]')
  expect(Math.hypot(held.x - cell.x, held.y - cell.y)).toBeLessThan(1.5)
  expect(Math.abs(held.width - width)).toBeLessThan(1.5)
}

/** Expects a refusal in the toast, which is a status and therefore read aloud. */
const said = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').locator('[data-refusal]').filter({ hasText: words })).toBeVisible()

test('a market tile has cell size, snaps where it fits, and explains a wrong drop', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await atRest(page)
  const tile = `[data-card="market ${SLOT}"]`
  const wrong = await lift(page, tile)
  await atRest(page)
  const cell = await seen(page, `[data-place="${fits}"]`)
  await wrong.move({ x: cell.x + cell.width * 0.3, y: cell.y + cell.width * 0.3 + RISE })
  await expectInCell(page, cell)
  const oak = await seen(page, `[data-place="${CENTRE}"]`)
  await wrong.move({ x: oak.x, y: oak.y + RISE })
  await expect(page.locator('[data-dragging][data-snapped]')).toHaveCount(0)
  expect((await seen(page, '[data-dragging]')).width).toBeCloseTo(cell.width, 0)
  await wrong.lift()
  await said(page, /There is already a tile\./)
  await expect(place(page, fits)).toHaveAttribute('data-offer', 'place')
  const right = await lift(page, tile)
  await right.move({ x: cell.x + cell.width * 0.3, y: cell.y + RISE })
  await right.lift()
  await expect(place(page, fits)).toHaveAttribute('data-offer', 'aimed')
})

test('a first tile snaps to its side of the Oak; valid places are named', async ({ page }) => {
  await open(page, { stored: storedTale(newTale()) })
  await atRest(page)
  const finger = await lift(page, '[data-card="first-tile 0"]')
  const side = await seen(page, '[data-offer="lay"]')
  await finger.move({ x: side.x + side.width * 0.2, y: side.y + RISE })
  await expectInCell(page, side)
  await finger.move({ x: side.x, y: side.y - side.width * 1.2 + RISE })
  await finger.lift()
  await said(page, /Lay the four first tiles right beside the Oak/)
})

test('a piece of the duel snaps to an allowed tile, and explains a wrong drop', async ({ page }) => {
  await openDuel(page, { actions: 'place d4, place c4, place e4, place d5' })
  await atRest(page)
  const before = await duelNow(page)
  const far = await lift(page, '[data-tile="d4"]')
  const near = await seen(page, '[data-tile="d3"]')
  await far.move({ x: near.x + near.width * 0.3, y: near.y + RISE })
  await expectInCell(page, near, near.width * 0.62)
  const away = await seen(page, '[data-tile="a1"]')
  await far.move({ x: away.x, y: away.y + RISE })
  await far.lift()
  await said(page, /A step goes to a tile next door, no further\./)
  expect(await duelNow(page)).toEqual(before)
  await page.keyboard.press('Escape')
  const step = await lift(page, '[data-tile="d4"]')
  await step.move({ x: near.x + near.width * 0.3, y: near.y + RISE })
  await step.lift()
  await expect(page.locator('[data-tile="d3"]')).toHaveAccessibleName(/one has acted/)
})
