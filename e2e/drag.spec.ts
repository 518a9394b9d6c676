import { expect, type Page, test } from '@playwright/test'
import { emptyPlaces, placementRefusals, placementsOf } from '../src/engine/fairy-tale/index.ts'
import type { Place } from '../src/engine/kernel/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { atRest, open, place, positionOf } from './support/game.ts'
import { COMPANY, diligent, findTale, storedTale, type Tale } from './support/tale.ts'

const SLOT = 0

/**
 * A place where the first market tile fits. Also one where it does not because of an edge, with no fitting place close enough to snap to.
 */
function spotsOf(state: Tale['state']): { fits: Place; not: Place } | null {
  if (!fairyTale.list(state).some((action) => action.type === 'expand' && action.slot === SLOT)) return null
  const fitting = [...placementsOf(state, SLOT).keys()]
  const isEdge = (at: Place) => {
    const [refusal] = placementRefusals(state, SLOT, at)
    return refusal !== null && refusal !== undefined && 'edge' in refusal
  }
  const not = emptyPlaces(state.tiles).find((at) => !fitting.includes(at) && isEdge(at))
  const [fits] = fitting
  return fits === undefined || not === undefined ? null : { fits, not }
}

const tale = findTale((state) => spotsOf(state) !== null, { player: diligent, config: COMPANY })
const spots = spotsOf(tale.state)

const told = (page: Page) => page.locator('[data-preview]')
const refusal = (page: Page) => page.locator('[data-refusal]')

async function migrateLocalStorage(page: Page, at: Place): Promise<void> {
  const { x, y, width, height } = (await place(page, at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 })
}

/** The position of a place in the window, in whole pixels, to detect camera movement. */
async function whereIs(page: Page, at: Place): Promise<number[]> {
  const { x = 0, y = 0, width = 0 } = (await place(page, at).boundingBox()) ?? {}
  return [x, y, width].map(Math.round)
}

type Spots = NonNullable<typeof spots>

async function dragHome(page: Page, { fits, not }: Spots): Promise<void> {
  const tile = page.getByRole('button', { name: /^Market 1:/ })
  const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const home = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(home.x, home.y)
  await page.mouse.down()
  await page.mouse.move(home.x - 30, home.y - 30, { steps: 3 })
  await expect(place(page, fits)).toHaveAttribute('data-offer', 'place')
  await expect(told(page)).toHaveCount(0)
  await atRest(page)
  const before = await whereIs(page, fits)

  await migrateLocalStorage(page, fits)
  await expect(told(page)).toBeVisible()
  await expect(page.locator('[data-preview-marks]')).toBeAttached()
  expect((await positionOf(page)).tiles[fits]).toBeUndefined()

  await migrateLocalStorage(page, not)
  await expect(refusal(page)).toHaveText(/^The .*(north|east|south|west)/i)
  await expect(page.locator('[data-edge]')).toBeAttached()
  await expect(told(page)).toHaveCount(0)
  expect(await whereIs(page, fits)).toEqual(before)

  await migrateLocalStorage(page, fits)
  await expect(told(page)).toBeVisible()
  await expect(refusal(page)).toHaveCount(0)
  await page.mouse.move(home.x, home.y, { steps: 3 })
  await expect(told(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(told(page)).toHaveCount(0)
  await expect(place(page, fits)).toHaveAttribute('data-offer', 'place')
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
}

async function dragThere(page: Page, { fits }: Spots): Promise<void> {
  await page.keyboard.press('f')
  const considered = page.getByText('If you do this').first()
  const { x, y } = (await page.getByRole('button', { name: /^Market 1:/ }).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 30, y + 30)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 3 })
  await expect(considered).toHaveCount(0)
  await migrateLocalStorage(page, fits)
  await expect(considered).toBeVisible()
  await page.mouse.up()
  await expect(place(page, fits)).toHaveAttribute('data-offer', 'aimed')
  await expect(told(page)).toBeVisible()
  await page.getByRole('button', { name: 'Lay tile' }).click()
  await expect.poll(async () => (await positionOf(page)).tiles[fits]).toBeDefined()
}

test('a dragged tile previews its effects everywhere', async ({ page }) => {
  if (!spots) throw new Error('A place of the drag is not visible.')
  await open(page, { stored: storedTale(tale) })
  await test.step('or why it does not fit; brought back it stays selected', () => dragHome(page, spots))
  await page.keyboard.press('Escape')
  await test.step('the six futures follow it; dropped where it fits, it stays aimed there', () =>
    dragThere(page, spots))
})
