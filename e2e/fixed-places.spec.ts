import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCitadel } from './support/citadel.ts'
import { openDuel, tile } from './support/duel.ts'
import { openFortland } from './support/fortland.ts'
import { atRest, onPurpose, open } from './support/game.ts'
import { doByHand, openSiege, siegeNow } from './support/siege.ts'
import { after, allowed, begunTale, storedTale } from './support/tale.ts'
import { DESK, PHONE, TABLET } from './support/windows.ts'

/** Every table where the last action can be taken back, and what carries its turn on. */
const TABLES: Readonly<Record<string, { open(page: Page): Promise<void>; seal: string | null }>> = {
  'the first tale': {
    open: async (page) => {
      const rolled = after(begunTale(3), { type: 'roll' })
      const [walk] = allowed(rolled.state, 'walk')
      if (!walk) throw new Error('Nobody can walk.')
      await open(page, { stored: storedTale(after(rolled, walk)) })
      await atRest(page)
    },
    seal: 'End turn',
  },
  'the duel': {
    open: async (page) => {
      await openDuel(page, { actions: 'place d4, place c4, place e4, place d5' })
      await tile(page, 'd4').click()
      await tile(page, 'd3').click()
    },
    seal: null,
  },
  Fortland: {
    open: (page) => openFortland(page, { actions: 'muster n1, muster w2, roll, march' }),
    seal: 'End turn',
  },
  'The Fortress': {
    open: async (page) => {
      await openSiege(page, {
        position:
          'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox; lands 1 0 0; hand wood bridge-goat; deck wood*14',
      })
      await doByHand(page, await siegeNow(page), { type: 'lay', card: 'wood' })
    },
    seal: 'End turn',
  },
  'the Citadel': { open: (page) => openCitadel(page, 'end'), seal: 'End turn' },
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Where a button is, in whole pixels. */
async function placeOf(control: Locator): Promise<number[]> {
  const box = await control.boundingBox()
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : []
}

/** The name of the button that lies at a place; null where there is none. */
const buttonAt = (page: Page, [x = 0, y = 0, width = 0, height = 0]: number[]) =>
  page.evaluate(
    ([left = 0, top = 0]) =>
      document.elementFromPoint(left, top)?.closest('button')?.getAttribute('aria-label') ?? null,
    [x + width / 2, y + height / 2],
  )

/** What is taken back may shut the gate between two people. */
async function openGate(page: Page, undo: Locator): Promise<void> {
  const iAm = page.getByRole('button', { name: /^I am/ })
  await expect(iAm.or(undo)).toBeVisible()
  if (await iAm.isVisible()) await iAm.click()
}

for (const [name, { open: opens, seal }] of Object.entries(TABLES))
  for (const size of [DESK, TABLET, PHONE])
    test(`${name}, ${size.width} px wide: undo, redo and the seal keep their places`, async ({ page }) => {
      await page.setViewportSize(size)
      await opens(page)
      const undo = button(page, 'Undo')
      const redo = button(page, 'Do it again')
      const fixed = [undo, ...(seal ? [button(page, seal)] : [])]
      const places = () => Promise.all(fixed.map(placeOf))
      await expect(undo).toBeVisible()
      await expect(redo).toHaveCount(0)
      const before = await places()
      await onPurpose(page)
      await undo.click()
      await openGate(page, undo)
      await expect(redo).toBeVisible()
      expect(await places(), 'once something is taken back').toEqual(before)
      const spot = await placeOf(redo)
      await redo.click()
      await openGate(page, undo)
      await expect(redo).toHaveCount(0)
      expect(await places(), 'once it is done again').toEqual(before)
      expect(await buttonAt(page, spot), 'in the place of redo').toBeNull()
    })
