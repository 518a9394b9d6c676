import { expect, type Page, test } from '@playwright/test'
import { placementsOf, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { atRest, hashOf, open, place, positionOf, pressSeal } from './support/game.ts'
import { begunTale, findTale, someOf, storedTale, type Tale, told } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

/** A game just before the roll of a turn, and the first place for the first tile. */
const before = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begunTale(seed)).find(rollsOn) ?? begunTale()
/** True if the roll leads to the action phase at once. A 5 would ask for a side. */
function rollsOn({ state }: Tale): boolean {
  return told(state, { type: 'roll' }).at(-1)?.state.phase === 'action'
}

const asToAct: State = { ...before.state, phase: 'action' }
const acting = findTale((state) => state.phase === 'action' && placementsOf(state, 0).size > 1)

const firstFit = (state: State): Place => {
  const [at] = placementsOf(state, 0).keys()
  if (at === undefined) throw new Error('The tile in market slot 0 fits no place.')
  return at
}

/** The position of the oak in the window and the width of a tile, in whole pixels. */
async function oak(page: Page): Promise<number[]> {
  await atRest(page)
  const { x = 0, y = 0, width = 0 } = (await place(page, CENTRE).boundingBox()) ?? {}
  return [x, y, width].map(Math.round)
}

const ghost = (page: Page, at: Place) => page.locator(`[data-ghost="${at}"]`)

test('before the roll tiles are viewed, aimed and turned; after it they are placed', async ({ page }) => {
  const at = firstFit(asToAct)
  await open(page, { stored: storedTale(before) })
  const tile = page.getByRole('button', { name: /^Market 1:/ })
  await expect(tile).toHaveAttribute('aria-disabled', 'false')
  await tile.click()
  await place(page, at).click()
  await expect(ghost(page, at)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lay tile' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Roll first. Then you can lay the tile.').first()).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(before.state))
  await pressSeal(page, 'Roll for new monsters')
  await expect(ghost(page, at)).toBeVisible()
  await page.getByRole('button', { name: 'Lay tile' }).click()
  expect((await positionOf(page)).tiles[at]).toBeDefined()
})

test('pointing at a place previews the selected tile', async ({ page }) => {
  const at = firstFit(acting.state)
  await open(page, { stored: storedTale(acting) })
  await place(page, at).waitFor({ state: 'detached' })
  await page.keyboard.press('1')
  await place(page, at).hover()
  await expect(ghost(page, at)).toHaveAttribute('data-faint', '')
  await place(page, at).click()
  await expect(ghost(page, at)).not.toHaveAttribute('data-faint')
})

test('the button for the first tile warns that it is final, with readable text', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await inWindows(page, [DESK, TABLET, PHONE], async ({ width, height }) => {
    for (const at of placementsOf(acting.state, 0).keys()) {
      await page.keyboard.press('1')
      await page.locator(`[data-place="${at}"]`).dispatchEvent('click')
      await atRest(page)
      expect(await coveredPlank(page), `${width} × ${height}, at ${at}`).toBeNull()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  })
})

/** Returns a problem with the position of the button, or null. */
async function coveredPlank(page: Page): Promise<string | null> {
  const plank = page.getByRole('button', { name: 'Lay tile', exact: true }).filter({ visible: true })
  await expect(plank).toHaveCount(1)
  return plank.evaluate((button) => {
    const note = button.querySelector('small')?.getBoundingClientRect()
    if (!note) return 'Nothing is said.'
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const points = [top + 6, bottom - 6].flatMap((y) => [left + 12, right - 12].map((x) => [x, y] as const))
    const hidden = points.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
    // The frame around the tile is painted over the button, so they must not overlap.
    const tile = button.closest('[data-hangs]')
    const { top: edge, bottom: foot } = tile?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const hangs = tile?.getAttribute('data-hangs')
    if (hangs === 'above' && bottom > edge - 3) return `It ends ${bottom - edge} below the border.`
    if (hangs === 'below' && top < foot + 3) return `It begins ${foot - top} above the border.`
    return hidden.length > 0 ? `Covered at ${JSON.stringify(hidden)}` : null
  })
}

test('handling a tile shifts nothing', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await inWindows(page, [DESK, { width: 1280, height: 800 }, TABLET], async () => {
    const lies = await oak(page)
    await page.getByRole('button', { name: /^Market 1:/ }).click()
    expect(await oak(page)).toEqual(lies)
    await page.keyboard.press('r')
    expect(await oak(page)).toEqual(lies)
    await page.keyboard.press('2')
    expect(await oak(page)).toEqual(lies)
    await page.keyboard.press('Escape')
    expect(await oak(page)).toEqual(lies)
  })
})

test('a tile previewed under a resting mouse hides the mark of the place', async ({ page }) => {
  const tale = findTale(({ phase }) => phase === 'action')
  const { slot, at } = someOf(tale.state, 'expand')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of ['en', 'nl'] as const) {
    await open(page, { language, stored: storedTale(tale) })
    await expect(
      page.getByRole('button', { name: language === 'nl' ? 'Terug' : 'Undo', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Mark(et|t) ${slot + 1}:`) }).click()
    await place(page, at).hover()
    const ghost = page.locator('[data-ghost][data-faint]')
    await expect(ghost).toHaveCSS('opacity', '1')
    await expect(ghost).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})
