import { expect, type Locator, type Page, test } from '@playwright/test'
import { everyBox, extent, places, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour, type Place } from '../src/engine/kernel/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { faults } from './support/faults.ts'
import { type Point, putFingers, swipe } from './support/fingers.ts'
import { atRest, hashOf, open, place, seal } from './support/game.ts'
import { arrowTo, tabTo } from './support/keys.ts'
import { diligent, findTale, storedTale } from './support/tale.ts'

const config = someConfig(['pied-piper', 'rapunzel'], 'fairy-tale', {}, everyBox(true))

/** Returns the first wanted place. */
const placeWith = (state: State, wanted: (place: Place) => boolean): Place | undefined =>
  places(state.tiles).find(wanted)

/** A place with a building, without pieces. */
const built = (state: State) =>
  placeWith(
    state,
    (at) =>
      state.tiles[at]?.building !== null && state.tiles[at]?.monsters.length === 0 && isEmpty(state, at),
  )

const isEmpty = (state: State, at: Place): boolean => state.seats.every((seat) => seat.at !== at)

const symbolic = (state: State) =>
  placeWith(
    state,
    (at) =>
      at !== CENTRE &&
      state.tiles[at]?.symbols.length === 1 &&
      state.tiles[at]?.building === null &&
      isEmpty(state, at) &&
      state.tiles[at]?.monsters.length === 0,
  )

const crowded = (state: State) =>
  placeWith(state, (at) => state.tiles[at]?.monsters.length === 1 && isEmpty(state, at))

/** A neighbouring place with a tile. */
const neighbourOf = (state: State, at: Place): Place =>
  DIRECTIONS.map((side) => neighbour(at, side)).find((next) => state.tiles[next]) ?? CENTRE

/** A forest with a special tile, a symbol and a monster, in the action phase. */
const tale = findTale(
  (state) =>
    state.phase === 'action' &&
    state.pending === null &&
    [built(state), symbolic(state), crowded(state)].every((at) => at !== undefined),
  { config, player: diligent, from: 14 },
)

/** A forest so wide that a phone may show it with pieces too small for a finger. */
const broad = findTale(
  (state) =>
    state.phase === 'action' &&
    state.pending === null &&
    extent(state.tiles).width > 6 &&
    crowded(state) !== undefined,
  { config, player: diligent, from: 77 },
)

const AT = {
  built: built(tale.state) ?? CENTRE,
  symbol: symbolic(tale.state) ?? CENTRE,
  monster: crowded(tale.state) ?? CENTRE,
}

const monsterPiece = `m${tale.state.tiles[AT.monster]?.monsters[0]?.n}`

const card = (page: Page): Locator => page.locator('#card')

/** Expects the whole card inside the window, without covering its subject. */
async function expectInSight(page: Page, about: Locator): Promise<void> {
  const box = await card(page).boundingBox()
  const anchor = await about.boundingBox()
  const window = page.viewportSize()
  if (!box || !anchor || !window) throw new Error('The card or its subject is not visible.')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(window.width)
  expect(box.y + box.height).toBeLessThanOrEqual(window.height)
  const apart =
    box.x >= anchor.x + anchor.width - 1 ||
    box.x + box.width <= anchor.x + 1 ||
    box.y >= anchor.y + anchor.height - 1 ||
    box.y + box.height <= anchor.y + 1
  expect(apart).toBe(true)
}

/** A point of a place without pieces: its north-east corner. */
async function cornerOf(about: Locator): Promise<Point> {
  const box = await about.boundingBox()
  if (!box) throw new Error(`${about} is not visible.`)
  return { x: box.x + box.width * 0.93, y: box.y + box.height * 0.08 }
}

const middleOf = async (about: Locator): Promise<Point> => {
  const box = await about.boundingBox()
  if (!box) throw new Error(`${about} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('a mouse', () => {
  async function rest(page: Page): Promise<void> {
    const tile = place(page, AT.built)
    const corner = await cornerOf(tile)
    // Cards load a moment after the table. Until then a resting mouse opens none, so it is moved again.
    await expect(async () => {
      await page.mouse.move(corner.x - 2, corner.y)
      await page.mouse.move(corner.x, corner.y)
      await expect(card(page)).toContainText('Section 8', { timeout: 2000 })
    }).toPass()
    await expectInSight(page, tile)

    const monster = page.locator(`[data-piece="${monsterPiece}"]`)
    const on = await middleOf(monster)
    await page.mouse.move(on.x, on.y)
    await expect(card(page)).toContainText('wants to go straight at the Oak')
    await expectInSight(page, monster)

    const market = page.getByRole('button', { name: /^Market 1:/ })
    await market.hover()
    await expect(card(page)).toContainText(/It costs/)
    await expectInSight(page, market)

    const hearts = page.locator('[data-goal="hearts"]')
    await hearts.hover()
    await expect(card(page)).toContainText('Hearts of the Oak')
    await expectInSight(page, hearts)
    await seal(page, 'End turn').hover()
    await expect(card(page)).toHaveCount(0)
    expect(await hashOf(page)).toBe(stateHash(tale.state))
  }

  async function moveForest(page: Page): Promise<void> {
    const { x, y } = await cornerOf(place(page, AT.symbol))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y + 20, { steps: 4 })
    await page.waitForTimeout(700)
    await expect(card(page)).toHaveCount(0)
    await page.mouse.up()
  }

  test('opens a card while resting, and none while it moves the forest', async ({ page }) => {
    await open(page, { stored: storedTale(tale) })
    await test.step('on a tile, a piece, a market tile or a heart, one after another', () => rest(page))
    await test.step('none while it moves the forest', () => moveForest(page))
  })
})

test.describe('a key', () => {
  test('opens the card of the focused element and follows the focus; Escape closes it', async ({ page }) => {
    await open(page, { stored: storedTale(tale) })
    const home = tale.state.seats[tale.state.onTurn]?.at ?? CENTRE
    await tabTo(page, place(page, home))
    await page.keyboard.press('i')
    await expect(card(page)).toBeVisible()
    await expect(place(page, home)).toBeFocused()
    expect(await faults(page)).toEqual([])
    const next = neighbourOf(tale.state, home)
    await arrowTo(page, next)
    await expect(place(page, home)).not.toBeFocused()
    await expect(card(page)).toBeVisible()
    await atRest(page)
    await expectInSight(page, page.locator('[data-place]:focus'))
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    expect(await hashOf(page)).toBe(stateHash(tale.state))
  })
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Holds a finger on a point until a card has the text, and lifts it at once. */
  async function hold(page: Page, spot: Point, told: string | RegExp): Promise<void> {
    const finger = await putFingers(page, spot)
    await expect(card(page)).toContainText(told)
    await finger.lift()
    await expect(card(page)).toContainText(told)
  }

  /** Holds controls to open their cards, without pressing them. */
  async function askByHolding(page: Page): Promise<void> {
    const tile = place(page, AT.symbol)
    await tile.scrollIntoViewIfNeeded()
    await hold(page, await cornerOf(tile), 'Section 7')
    await expectInSight(page, tile)
    expect(await hashOf(page)).toBe(stateHash(tale.state))

    await page.getByRole('tab', { name: 'Market' }).tap()
    await expect(card(page)).toHaveCount(0)
    const market = page.getByRole('button', { name: /^Market 1:/ })
    await hold(page, await middleOf(market), /It costs/)
    await page.waitForTimeout(400)
    await expect(market).toHaveAttribute('aria-pressed', 'false')
  }

  /** The card shows the whole tile if its pieces are too small for a finger. */
  async function askFromAfar(page: Page): Promise<void> {
    const at = crowded(broad.state) ?? CENTRE
    const tile = place(page, at)
    const width = async () => (await tile.boundingBox())?.width ?? 0
    while ((await width()) > 48) {
      await tile.press('Minus')
      await atRest(page)
    }
    const piece = page.locator(`[data-piece="m${broad.state.tiles[at]?.monsters[0]?.n}"]`)
    await hold(page, await middleOf(piece), 'wants to go straight at the Oak')
    await expect(card(page)).toContainText(/road/i)
    await expectInSight(page, tile)
    const small = await card(page).evaluate(
      (element) =>
        [...element.querySelectorAll('p')].filter((p) => Number.parseFloat(getComputedStyle(p).fontSize) < 15)
          .length,
    )
    expect(small).toBe(0)
  }

  async function moveForest(page: Page): Promise<void> {
    const from = await middleOf(place(page, AT.symbol))
    await swipe(page, [[from, { x: from.x - 30, y: from.y + 40 }]])
    await page.waitForTimeout(700)
    await expect(card(page)).toHaveCount(0)
  }

  test('opens a card while held, and none while it moves the forest', async ({ page }) => {
    await open(page, { stored: storedTale(tale) })
    await test.step('a tile and a market tile', () => askByHolding(page))
    await page.reload()
    await test.step('none while it moves the forest', () => moveForest(page))
    await open(page, { stored: storedTale(broad) })
    await test.step('the whole tile if a piece is too small', () => askFromAfar(page))
  })
})
