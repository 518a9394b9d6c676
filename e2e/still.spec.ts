import { expect, type Page, test } from '@playwright/test'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../src/engine/kernel/index.ts'
import { atRest, open, place, resize } from './support/game.ts'
import { allowed, COMPANY, diligent, findTale, storedTale } from './support/tale.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

const tale = findTale(
  (state) => allowed(state, 'expand').length > 0 && Object.keys(state.tiles).length >= 6 && !state.pending,
  { player: diligent, config: COMPANY },
)
const { slot } = allowed(tale.state, 'expand')[0] ?? { slot: 0 }
const reach = (at: Place) => Math.hypot(eastOf(at), southOf(at))

/** Those that lie furthest out. */
const places = [...placementsOf(tale.state, slot).keys()].sort((a, b) => reach(b) - reach(a)).slice(0, 3)

/** Where the oak is in the window, and how wide its tile, in whole pixels. */
const view = async (page: Page) => {
  const { x = 0, y = 0, width = 0 } = (await place(page, CENTRE).boundingBox()) ?? {}
  return [x, y, width].map(Math.round)
}

test('a tile is chosen and aimed at the outermost places, and the board stays where it is; what lays it is in sight', async ({
  page,
}) => {
  expect(places).toHaveLength(3)
  await open(page, { stored: storedTale(tale) })
  for (const size of WINDOWS) {
    const name = `${size.width} × ${size.height}`
    await resize(page, size)
    await atRest(page)
    const before = await view(page)
    for (const at of places) {
      await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).click()
      await place(page, at).click()
      await expect(place(page, at)).toHaveAttribute('data-offer', 'aimed')
      await atRest(page)
      expect.soft(await view(page), `${name}, ${at}`).toEqual(before)
      const lays = page.getByRole('button', { name: 'Lay tile', exact: true })
      await expect(lays).toBeInViewport({ ratio: 1 })
      await lays.click({ trial: true })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  }
})
