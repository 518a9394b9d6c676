import { expect, type Locator, type Page, test } from '@playwright/test'
import { everyBox, monsterCount, places, type State } from '../src/engine/fairy-tale/index.ts'
import { changeBy } from '../src/tales/fairy-tale/foresight/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { widest } from './support/controls.ts'
import { aim, atRest, hashOf, open, place, press, resize } from './support/game.ts'
import { after, allowed, beforeParade, diligent, findTale, storedTale, theOne } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const marching = beforeParade(6)
const ended = after(marching, { type: 'end-turn' })

/** The first placement that would grow the longest side. */
const growing = (state: State) =>
  allowed(state, 'expand').find((action) => {
    const change = changeBy(state, action)
    return change !== null && change.before.longest < change.after.longest
  })

const building = findTale(
  (state) => state.phase === 'action' && monsterCount(state) > 5 && growing(state) !== undefined,
  { player: diligent, config: { ...someConfig(3, 'fairy-tale'), boxes: everyBox(true) } },
)

const card = (page: Page) => page.locator('[data-why]')

/** Asks about the last movement of the monsters, from the log. */
async function askFromTale(page: Page): Promise<void> {
  const line = page.locator('details', { hasText: /moved/ }).first()
  const show = line.getByRole('button', { name: 'Show on the board' })
  if (!(await show.isVisible())) await line.locator('summary').click()
  await show.click()
  await expect(card(page)).toBeVisible()
}

/** True if the card covers the tile that it explains. */
async function hidesIt(page: Page): Promise<boolean> {
  const box = await card(page).boundingBox()
  const sign = await page.locator('[data-why-from]').first().boundingBox()
  if (!box || !sign) throw new Error('The card or its tile is not visible.')
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2]
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

/** True if the card overlaps another element. */
async function overlap(page: Page, other: Locator): Promise<boolean> {
  const [one, two] = [await card(page).boundingBox(), await other.boundingBox()]
  if (!one || !two) throw new Error(`The card or ${other} is not visible.`)
  const apart =
    one.x + one.width <= two.x ||
    two.x + two.width <= one.x ||
    one.y + one.height <= two.y ||
    two.y + two.height <= one.y
  return !apart
}

const WINDOWS = [DESK, TABLET, PHONE]

/** Follows all steps, and expects that the card covers none of them. */
async function followSteps(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'The next one', exact: true })
  await inWindows(page, WINDOWS, async ({ width }) => {
    const tale = page.getByRole('tab', { name: 'The tale' })
    if (await tale.isVisible()) await tale.click()
    await askFromTale(page)
    for (let step = 0; step < 6; step++) {
      await expect(card(page).getByRole('listitem').first()).toBeVisible()
      await expect.poll(() => hidesIt(page)).toBe(false)
      await press(next)
    }
    expect(await widest(page)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(card(page)).toHaveCount(0)
  })
}

async function askWhereFrom(page: Page): Promise<void> {
  const line = page
    .getByRole('listitem')
    .filter({ hasText: /came from the (north|east|south|west)/i })
    .first()
  await line.getByRole('button', { name: 'Show on the board' }).click()
  await expect(card(page)).toContainText('the entrance')
  await expect(card(page)).toContainText('rule 6')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
}

test('an open card moves to the bottom when the window gets small', async ({ page }) => {
  await open(page, { stored: storedTale(ended) })
  await askFromTale(page)
  await resize(page, PHONE)
  await expect
    .poll(async () => {
      const box = await card(page).boundingBox()
      return box && { width: box.width, foot: box.y + box.height }
    })
    .toEqual({ width: PHONE.width, foot: PHONE.height })
})

test('actions of monsters are explained', async ({ page }) => {
  await open(page, { stored: storedTale(ended) })
  const before = await hashOf(page)
  await test.step('their entrance, with the longest side of the forest', () => askWhereFrom(page))
  await test.step('every step of their last movement', () => followSteps(page))
  expect(await hashOf(page)).toBe(before)
})

/** Aims a tile, and expects that its place stays visible. */
async function aimTile(page: Page): Promise<void> {
  const action = growing(building.state)
  if (!action) throw new Error('No tile can be placed.')
  const told = page.getByRole('region', { name: 'If you do this' })
  await inWindows(page, WINDOWS, async () => {
    await aim(page, action)
    await expect(told).toContainText('Longest side')
    await expect.poll(() => place(page, action.at).isVisible()).toBe(true)
    await expect
      .poll(async () => {
        const [over, at] = [
          await page.locator('[data-over]').boundingBox(),
          await place(page, action.at).boundingBox(),
        ]
        return over && at ? at.y + at.height / 2 < over.y : false
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(told).toHaveCount(0)
  })
}

test('shows the effect of a tile, and the routes of monsters', async ({ page }) => {
  await open(page, { stored: storedTale(building) })
  await test.step('H shows and hides all routes to the Oak', async () => {
    await page.keyboard.press('h')
    await expect(page.locator('[data-stream]').first()).toBeVisible()
    await page.keyboard.press('h')
    await expect(page.locator('[data-routes]')).toHaveCount(0)
  })
  await test.step('the effect of a tile', () => aimTile(page))
})

async function askByKeys(page: Page): Promise<void> {
  const { tiles } = marching.state
  const at = theOne(places(tiles).find((tile) => tiles[tile]?.monsters.length))
  await place(page, at).focus()
  await page.keyboard.press('w')
  await expect(card(page)).toBeFocused()
  await expect(card(page)).toContainText('If the die shows')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(place(page, at)).toBeFocused()
}

/** Asks by pressing an arrow, and expects that the card covers nothing. */
async function pressArrow(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F')
  const arrow = page.getByRole('button', { name: /, next step, to .*: why\?$/ }).first()
  await inWindows(page, WINDOWS, async ({ width: windowWidth }) => {
    await atRest(page)
    const { width = 0, height = 0 } = (await arrow.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await arrow.click()
    await expect(card(page)).toContainText('If the die shows')
    if (windowWidth > 600) {
      for (const other of [page.locator('[data-over]'), page.locator('[data-camera="fit"]')]) {
        expect(await overlap(page, other)).toBe(false)
      }
    }
    await page.keyboard.press('Escape')
    await expect(arrow).toBeFocused()
  })
}

test('the next step of a monster is explained before it happens', async ({ page }) => {
  await open(page, { stored: storedTale(marching) })
  await test.step('asked by pressing its arrow', () => pressArrow(page))
  await test.step('asked with W, and answered by keys only', () => askByKeys(page))
})

test('an explanation in the log opens inside the visible part of its panel', async ({ page }) => {
  await open(page, { stored: storedTale(ended) })
  await inWindows(page, WINDOWS, async () => {
    const tale = page.getByRole('tab', { name: 'The tale' })
    if (await tale.isVisible()) await tale.click()
    for (const line of (await page.locator('details').all()).slice(0, 4)) {
      // As low in the panel as possible.
      await line.locator('summary').evaluate((summary) => summary.scrollIntoView({ block: 'end' }))
      await line.locator('summary').click()
      // A long one begins at the top of the panel.
      await expect(line.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 })
      await line.locator('summary').click()
    }
  })
})
