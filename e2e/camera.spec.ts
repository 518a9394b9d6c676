import { expect, type Page, test } from '@playwright/test'
import { CENTRE, type Place } from '../src/engine/kernel/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, place } from './support/game.ts'
import { findTale, someOf, storedTale } from './support/tale.ts'

const large = findTale(({ phase, tiles }) => phase === 'action' && Object.keys(tiles).length >= 10)
const tiles = Object.keys(large.state.tiles).map(Number)

// With reduced motion the camera moves at once, so that the test need not wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
interface Point {
  x: number
  y: number
}

/** The centre of the oak in the window, and the width of a tile, in pixels. */
async function view(page: Page): Promise<Point & { tile: number }> {
  const box = await place(page, CENTRE).boundingBox()
  if (!box) throw new Error('The Oak is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, tile: box.width }
}

/** The board point under a point of the window, in tiles from the oak. */
async function spotUnder(page: Page, { x, y }: Point): Promise<Point> {
  const oak = await view(page)
  return { x: (x - oak.x) / oak.tile, y: (y - oak.y) / oak.tile }
}

/** Turns the wheel, and expects that the board point under the pointer stays there. */
async function wheel(page: Page, turn: number): Promise<void> {
  const pointer = { x: 610, y: 330 }
  const before = await view(page)
  const spot = await spotUnder(page, pointer)
  await page.mouse.move(pointer.x, pointer.y)
  await page.mouse.wheel(0, turn)
  await expect.poll(async () => Math.sign((await view(page)).tile - before.tile)).toBe(-Math.sign(turn))
  await expect.poll(async () => (await spotUnder(page, pointer)).x).toBeCloseTo(spot.x, 1)
  expect((await spotUnder(page, pointer)).y).toBeCloseTo(spot.y, 1)
}

/** Drags the mouse from a place. */
async function drag(page: Page, from: Place, { x, y }: Point): Promise<void> {
  const box = await place(page, from).boundingBox()
  if (!box) throw new Error('The place is not visible.')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 4 })
  await page.mouse.move(left + x, top + y, { steps: 4 })
  await page.mouse.up()
}

async function dragForest(page: Page): Promise<void> {
  const before = await view(page)
  await drag(page, someOf(large.state, 'walk').to, { x: 70, y: -50 })
  await expect.poll(async () => Math.round((await view(page)).x - before.x)).toBe(70)
  expect(Math.round((await view(page)).y - before.y)).toBe(-50)
  expect((await view(page)).tile).toBe(before.tile)
  expect(await hashOf(page)).toBe(stateHash(large.state))
}

async function walkShaking(page: Page): Promise<void> {
  const step = someOf(large.state, 'walk')
  await drag(page, step.to, { x: 2, y: 2 })
  await expect.poll(() => hashOf(page)).toBe(stateHash(acted(large.state, step)))
}

async function pressKeys(page: Page): Promise<void> {
  const board = page.getByRole('region', { name: 'The forest' })
  const first = await view(page)
  await board.focus()
  await page.keyboard.press('+')
  await expect.poll(async () => (await view(page)).tile / first.tile).toBeCloseTo(1.3, 1)
  await page.keyboard.press('-')
  await expect.poll(async () => (await view(page)).tile).toBeCloseTo(first.tile, 0)
  for (const [key, x, y] of [
    ['ArrowRight', -1, 0],
    ['ArrowDown', 0, -1],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 1],
  ] as const) {
    const before = await view(page)
    await page.keyboard.press(key)
    await expect
      .poll(async () => {
        const now = await view(page)
        return [Math.sign(Math.round(now.x - before.x)), Math.sign(Math.round(now.y - before.y))]
      })
      .toEqual([x, y])
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('0')
  await expect.poll(() => hidden(page)).toEqual([])
  expect(await hashOf(page)).toBe(stateHash(large.state))
}

/** The tiles with an invisible centre: outside the window or under a panel. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(
    (places) =>
      places.filter((at) => {
        const { left, top, width, height } =
          document.querySelector(`[data-place="${at}"]`)?.getBoundingClientRect() ?? new DOMRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return !seen?.closest('section')?.querySelector('[data-place]')
      }),
    tiles.map(String),
  )

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function showAll(page: Page): Promise<void> {
  await button(page, 'Show the whole forest').click()
  await expect.poll(() => hidden(page)).toEqual([])
}

async function pressButtons(page: Page): Promise<void> {
  const first = await view(page)
  await button(page, 'Zoom out').click()
  await expect.poll(async () => (await view(page)).tile).toBeLessThan(first.tile)
  for (let press = 0; press < 6; press++) await button(page, 'Zoom in').click()
  await expect.poll(() => hidden(page)).not.toEqual([])
  await showAll(page)
}

async function dragFar(page: Page): Promise<void> {
  const middle = { x: 700, y: 430 }
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 1],
  ] as const) {
    for (let pull = 0; pull < 4; pull++) {
      await page.mouse.move(middle.x - x * 300, middle.y - y * 250)
      await page.mouse.down()
      await page.mouse.move(middle.x + x * 300, middle.y + y * 250, { steps: 5 })
      await page.mouse.up()
    }
    expect((await hidden(page)).length).toBeLessThan(tiles.length)
  }
}

async function wheelFar(page: Page): Promise<void> {
  await page.mouse.move(700, 430)
  for (const [wheel, least, most] of [
    [2000, 55, 118],
    [-2000, 200, 300],
  ] as const) {
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, wheel)
    await expect.poll(async () => (await view(page)).tile).toBeGreaterThan(least)
    await expect.poll(async () => (await view(page)).tile).toBeLessThan(most)
  }
}

const DEEDS: Record<string, (page: Page) => Promise<void>> = {
  'the wheel goes nearer, and what is under the pointer stays there': (page) => wheel(page, -400),
  'the wheel goes farther, and what is under the pointer stays there': (page) => wheel(page, 300),
  'a drag moves the forest with the pointer, and is no click': dragForest,
  'plus, minus, arrows and nought move the view when the board has the focus': pressKeys,
  'the buttons go nearer and farther, and show the whole forest again': pressButtons,
  'the forest is never lost, however far it is dragged': dragFar,
  'nobody gets so far away or so near that the forest cannot be made out': wheelFar,
  'a press with a shaking hand is a click, and walks': walkShaking,
}

test('the camera zooms and moves by wheel, mouse, keys and buttons', async ({ page }) => {
  await open(page, { stored: storedTale(large) })
  await expect(place(page, CENTRE)).toBeVisible()
  for (const [what, deed] of Object.entries(DEEDS)) {
    await test.step(what, () => deed(page))
    await showAll(page)
  }
})
