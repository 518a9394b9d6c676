import { expect, type Locator, type Page, test } from '@playwright/test'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { type Point, putFingers } from './support/fingers.ts'
import { aim, hashOf, open, place, resize, seal } from './support/game.ts'
import { findTale, someOf, storedTale } from './support/tale.ts'

test.use({ hasTouch: true, isMobile: true })

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)
const here = stateHash(acting.state)
const { slot, at } = someOf(acting.state, 'expand')
/** The last rotation in which the tile fits there. */
const turn = placementsOf(acting.state, slot).get(at)?.at(-1) ?? 0

const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
}

const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** True if a touch at the centre of an element hits it or a place of the board, and no panel. */
async function isFree(page: Page, thing: Locator): Promise<boolean> {
  const { x, y } = await middleOf(thing)
  return page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.closest('[data-place], [data-acts], section button') !== null,
    [x, y] as const,
  )
}

const marketTile = (page: Page) => page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) })

for (const [device, upright] of Object.entries(DEVICES)) {
  const across = { width: upright.height, height: upright.width }

  test.describe(device, () => {
    test.use({ viewport: upright })

    test('rotation keeps the view, the selected tile and the aimed tile', async ({ page }) => {
      await open(page, { stored: storedTale(acting) })

      await test.step('keeps the game and the visible part of the forest', async () => {
        const home = place(page, acting.state.seats[acting.state.onTurn]?.at ?? CENTRE)
        const { x, y } = await middleOf(home)
        const apart = (far: number): Point[] => [
          { x: x - far, y },
          { x: x + far, y },
        ]
        const fingers = await putFingers(page, ...apart(20))
        await fingers.move(...apart(40))
        await fingers.lift()
        const width = async () => Math.round((await home.boundingBox())?.width ?? 0)
        const near = await width()
        for (const size of [across, upright, across]) {
          await page.setViewportSize(size)
          await expect(seal(page, 'End turn')).toBeInViewport({ ratio: 0.98 })
          await expect.poll(() => isFree(page, home)).toBe(true)
          expect(await width()).toBe(near)
        }
        expect(await hashOf(page)).toBe(here)
      })

      await test.step('keeps a dragged tile', async () => {
        await resize(page, upright)
        const from = await middleOf(marketTile(page))
        const finger = await putFingers(page, from)
        await finger.move({ x: from.x, y: from.y - 120 })
        await page.setViewportSize(across)
        await expect(seal(page, 'End turn')).toBeInViewport({ ratio: 0.98 })
        await finger.lift()
        expect(await hashOf(page)).toBe(here)
        await expect(marketTile(page)).toHaveAttribute('aria-pressed', 'true')
        await expect(place(page, at)).toHaveAttribute('data-offer', /^(place|aimed)$/)
        await page.keyboard.press('Escape')
        await expect(marketTile(page)).toHaveAttribute('aria-pressed', 'false')
      })

      await test.step('keeps an aimed tile visible, with its rotation', async () => {
        await resize(page, upright)
        await page.getByRole('button', { name: 'Show the whole forest' }).click()
        await aim(page, { type: 'expand', slot, at, turn })
        for (const size of [across, upright, across]) {
          await page.setViewportSize(size)
          await expect(place(page, at)).toHaveAttribute('data-offer', 'aimed')
          await expect.poll(() => isFree(page, place(page, at))).toBe(true)
        }
        await page
          .getByRole('button', { name: /^Lay tile$/ })
          .first()
          .tap()
        const placed = acted(acting.state, { type: 'expand', slot, at, turn })
        await expect.poll(() => hashOf(page)).toBe(stateHash(placed))
      })
    })
  })
}
