import { expect, type Page, test } from '@playwright/test'
import { layingTurns, placementsOf, type State, type Turn } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour, type Place, seedText, southOf } from '../src/engine/kernel/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { type Point, putFingers, swipe } from './support/fingers.ts'
import {
  atRest,
  begin,
  hashOf,
  onPurpose,
  open,
  openBox,
  place,
  positionOf,
  pressEndTurn,
  seal,
  seedField,
} from './support/game.ts'
import { after, allowed, COMPANY, findTale, newTale, someOf, storedTale } from './support/tale.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const acting = findTale(({ phase }) => phase === 'action')

/** Places the four first tiles by taps, each on its own side, and turns those that can be turned. */
async function layByTaps(page: Page): Promise<void> {
  for (const [tile, side] of DIRECTIONS.entries()) {
    const at = place(page, neighbour(CENTRE, side))
    const [first = 0, second = first] = layingTurns(await positionOf(page), tile, side)
    const spot = async () => (await positionOf(page)).opening?.spots[tile]
    await page.getByRole('button', { name: new RegExp(`^First tile ${tile + 1}:`) }).tap()
    await at.tap()
    await expect.poll(spot).toEqual({ side, turn: first })
    await onPurpose(page)
    await at.tap()
    await expect.poll(spot).toEqual({ side, turn: second })
  }
}

/** Waits for the next main button, and answers a 5 with the south. */
async function comeTo(page: Page, next: Parameters<typeof seal>[1]): Promise<void> {
  const south = page.locator('[data-choose="south"]')
  await expect(seal(page, next).or(south)).toBeVisible()
  if (await south.isVisible()) {
    await south.tap()
    await onPurpose(page)
    await south.tap()
  }
  await expect(seal(page, next)).toBeVisible()
}

/** A market tile and a place where it fits in several rotations. */
interface Turnable {
  slot: number
  at: Place
  /** The second of these rotations. */
  second: Turn
}

function turnable(state: State): Turnable | null {
  for (const slot of state.market.keys()) {
    for (const [at, [, second]] of placementsOf(state, slot)) {
      if (second !== undefined) return { slot, at, second }
    }
  }
  return null
}

/** A game just before the first action phase, with tiles placed by these taps, in which a tile can be turned. */
function seedToTurn(): { seed: number; found: Turnable } {
  for (let seed = 1; seed < 200; seed++) {
    let tale = newTale(seed, COMPANY)
    for (const [tile, side] of DIRECTIONS.entries()) {
      const [first = 0, second = first] = layingTurns(tale.state, tile, side)
      tale = after(tale, { type: 'lay', tile, side, turn: second })
    }
    tale = after(tale, { type: 'begin' }, { type: 'roll' })
    if (tale.state.pending) tale = after(tale, { type: 'choose-side', side: 'south' })
    const found = turnable(tale.state)
    if (found) return { seed, found }
  }
  throw new Error('No game has a tile that can be turned.')
}

test('one finger can play a round', async ({ page }) => {
  const { seed, found } = seedToTurn()
  await open(page)
  await openBox(page)
  await seedField(page).fill(seedText(seed))
  await begin(page).tap()
  await layByTaps(page)
  expect((await positionOf(page)).opening?.spots.some((spot) => spot?.turn)).toBe(true)
  await onPurpose(page)
  await seal(page, 'Begin the tale').tap()
  // An immediate second press would count as a double press, which the button takes as one.
  await page.getByRole('tab', { name: 'The tale' }).tap()
  await page.getByRole('tab', { name: 'Market' }).tap()
  await onPurpose(page)
  await seal(page, 'Roll for new monsters').tap()
  await comeTo(page, 'End turn')

  const state = await positionOf(page)
  const { slot, at, second: turn } = found
  await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).tap()
  await place(page, at).tap()
  await page.getByRole('button', { name: 'Turn the tile', exact: true }).tap()
  await page.getByRole('button', { name: 'Lay tile' }).tap()
  const placed = acted(state, { type: 'expand', slot, at, turn })
  await expect.poll(() => hashOf(page)).toBe(stateHash(placed))

  const { to } = someOf(await positionOf(page), 'walk')
  await place(page, to).tap()
  await expect.poll(async () => (await positionOf(page)).spent.steps).toBe(1)
  await onPurpose(page)
  await pressEndTurn(page, () => seal(page, 'End turn').tap())
  await comeTo(page, 'Roll for new monsters')
  expect(await positionOf(page)).toMatchObject({ turn: 2, phase: 'new-monsters' })
})

/** The distance of a dragged tile above the finger, in pixels. */
const LIFT = 64

/** Selects a placement in the northernmost row. */
const highest = (state: State) => {
  const up = Math.min(...allowed(state, 'expand').map(({ at }) => southOf(at)))
  return ({ at }: { at: Place }) => southOf(at) === up
}

/** The centre of a place in the window, and its width, in pixels. */
async function seen(page: Page, at: Place): Promise<Point & { width: number }> {
  const box = await place(page, at).boundingBox()
  if (!box) throw new Error('The place is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** True if the window itself was scrolled or zoomed. */
const windowMoved = (page: Page) =>
  page.evaluate(() => window.scrollX !== 0 || window.scrollY !== 0 || window.visualViewport?.scale !== 1)

const GESTURES = {
  'nothing in hand': { press: [] as string[], from: someOf(acting.state, 'walk').to },
  'a tile in hand': { press: ['1'], from: someOf(acting.state, 'expand', ({ slot }) => slot === 0).at },
}

/** Moves two fingers apart, over a point. */
async function zoomIn(page: Page, { x, y }: Point, far: number): Promise<void> {
  await swipe(page, [
    [
      { x: x - 20, y },
      { x: x - far, y },
    ],
    [
      { x: x + 20, y },
      { x: x + far, y },
    ],
  ])
}

/** Shows the whole forest, as at the start. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the whole forest' }).tap()
  await atRest(page)
}

test('fingers move and zoom only the forest', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  for (const [hand, { press, from }] of Object.entries(GESTURES)) {
    for (const key of press) await page.keyboard.press(key)
    await test.step(`one finger moves it, with ${hand}`, async () => {
      await showAll(page)
      const { x, y, width } = await seen(page, from)
      await swipe(page, [
        [
          { x, y },
          { x: x - 30, y: y + 40 },
        ],
      ])
      await expect.poll(async () => (await seen(page, from)).x).toBeCloseTo(x - 30, -1)
      expect((await seen(page, from)).y).toBeCloseTo(y + 40, -1)
      expect((await seen(page, from)).width).toBeCloseTo(width, 0)
      await nothingHappened(page)
    })
    await test.step(`two fingers zoom it, with ${hand}`, async () => {
      await showAll(page)
      const spot = await seen(page, from)
      await zoomIn(page, spot, 60)
      await expect.poll(async () => (await seen(page, from)).width).toBeGreaterThan(spot.width * 1.5)
      await nothingHappened(page)
    })
  }
  await page.keyboard.press('Escape')
  await showAll(page)
  await test.step('two fingers or two quick taps on a panel do not zoom', () => zoomNothing(page))
})

test('rotating a phone during a pinch keeps the view and the selected tile', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await page.getByRole('button', { name: /^Market 1:/ }).tap()
  const { x, y } = await seen(page, CENTRE)
  const fingers = await putFingers(page, { x: x - 40, y }, { x: x + 40, y })
  await fingers.move({ x: x - 90, y }, { x: x + 90, y })
  await page.setViewportSize({ width: 844, height: 390 })
  await fingers.move({ x: 200, y: 150 }, { x: 320, y: 200 })
  await fingers.lift()
  await nothingHappened(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await showAll(page)
  const whole = await seen(page, CENTRE)
  expect(whole.x).toBeCloseTo(x, -1)
  expect(whole.y).toBeCloseTo(y, -1)
  await expect(page.getByRole('button', { name: /^Market 1:/ })).toHaveAttribute('aria-pressed', 'true')
})

/** Expects that no hero walked, no tile was aimed or placed, and the window is unchanged. */
async function nothingHappened(page: Page): Promise<void> {
  expect(await hashOf(page)).toBe(stateHash(acting.state))
  await expect(page.locator('[data-offer="aimed"]')).toHaveCount(0)
  expect(await windowMoved(page)).toBe(false)
}

/** Points without controls on the bottom sheet and the header. */
async function panels(page: Page): Promise<Point[]> {
  const sheet = await page.getByRole('tabpanel').boundingBox()
  const header = await page.locator('header').first().boundingBox()
  if (!sheet || !header) throw new Error('The bottom sheet or the header is not visible.')
  return [
    { x: sheet.x + sheet.width / 2, y: sheet.y + 12 },
    { x: header.x + header.width / 2, y: header.y + 12 },
  ]
}

async function zoomNothing(page: Page): Promise<void> {
  const before = await seen(page, CENTRE)
  for (const { x, y } of await panels(page)) {
    await zoomIn(page, { x, y }, 90)
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await atRest(page)
    expect(await seen(page, CENTRE)).toEqual(before)
    await nothingHappened(page)
  }
}

/** The centre of the dragged tile, in whole pixels of the window. */
async function heldAt(page: Page): Promise<[number, number] | null> {
  const box = await page.locator('[data-dragging]').boundingBox()
  return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}

async function dragTile(page: Page): Promise<void> {
  const { slot, at } = someOf(acting.state, 'expand')
  const tile = await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).boundingBox()
  if (!tile) throw new Error('The market tile is not visible.')
  const finger = await putFingers(page, { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 })
  await finger.move({ x: tile.x + tile.width / 2, y: tile.y - 40 })
  const { x, y } = await seen(page, at)
  await finger.move({ x, y: y + LIFT })
  await expect.poll(() => heldAt(page)).toEqual([Math.round(x), Math.round(y)])
  await finger.lift()
  await expect(place(page, at)).toHaveAttribute('data-offer', 'aimed')
  expect(await windowMoved(page)).toBe(false)
}

const FINGER = 44

test('a finger that presses close to a lone monster removes it', async ({ page }) => {
  const tale = findTale((state) => allowed(state, 'remove').length === 1)
  await open(page, { stored: storedTale(tale) })
  const monster = await page.getByRole('button', { name: /^Remove the / }).boundingBox()
  if (!monster) throw new Error('The button that removes the monster is not visible.')
  const near = FINGER / 2 - 1
  await page.touchscreen.tap(monster.x + monster.width / 2, monster.y + monster.height / 2 - near)
  await expect.poll(() => hashOf(page)).toBe(stateHash(acted(tale.state, someOf(tale.state, 'remove'))))
})

async function aimTile(page: Page): Promise<void> {
  const { slot, at } = someOf(acting.state, 'expand', highest(acting.state))
  await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).tap()
  const before = await seen(page, at)
  await place(page, at).tap()
  await expect(page.locator('[data-preview]').first()).toBeVisible()
  await atRest(page)
  expect(Math.abs((await seen(page, at)).y - before.y)).toBeLessThan(before.width)
}

test('a dragged tile stays visible under any finger', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await test.step('is shown above the finger that drags it, and dropped there', () => dragTile(page))
  await page.keyboard.press('Escape')
  await showAll(page)
  await test.step('aimed, it stays visible, with its explanation', () => aimTile(page))
})
