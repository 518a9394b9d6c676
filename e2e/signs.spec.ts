import { expect, type Page, test } from '@playwright/test'
import { atRest, open, resize } from './support/game.ts'
import { begunTale, COMPANY, diligent, findTale, storedTale } from './support/tale.ts'
import { DESK, PHONE, TABLET } from './support/windows.ts'

// With reduced motion the camera moves at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In a large window no tile of these forests may be covered either; in a small one the forest may not fit. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844, roomy: true },
  { width: 1024, height: 768, roomy: true },
  { width: 1280, height: 800, roomy: true },
  { width: 1440, height: 900, roomy: true },
  { width: 1920, height: 1080, roomy: true },
  { width: 2560, height: 1440, roomy: true },
]

/** A forest with a number of tiles, in the middle of a turn. */
const grownTo = (count: number) =>
  findTale(
    ({ phase, pending, tiles }) => phase === 'action' && !pending && Object.keys(tiles).length >= count,
    {
      player: diligent,
      config: COMPANY,
    },
  )

const FORESTS = {
  'a new forest': begunTale(1, COMPANY),
  'a forest of nine tiles': grownTo(9),
  'a forest of thirteen tiles': grownTo(13),
}

/**
 * Returns the signs, and optionally the tiles, that are covered or outside the window, with what covers them. Each is checked at its
 * centre, or at a corner post.
 */
const covered = (page: Page, tilesToo: boolean) =>
  page.evaluate((tilesToo) => {
    const board = document.querySelector('[data-place]')?.closest('section')
    const world = document.querySelector('[data-far]')
    const under = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      if (hit && (world?.contains(hit) || hit === board)) return []
      return [hit ? hit.outerHTML.slice(0, 80) : 'the edge of the window']
    }
    const named = (name: string, found: string[]) => (found[0] ? [`${name}: ${found[0]}`] : [])
    const posts = [...document.querySelectorAll('[data-card^="side "]')]
    const signs = posts.flatMap((post) => {
      const { left, top, width, height } = post.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
      const spots = [0.08, 0.5, 0.92].flatMap((right) =>
        [0.08, 0.5, 0.92].map((down) => [right, down] as const),
      )
      const found = spots.flatMap(([right, down]) => under(left + width * right, top + height * down))
      return named(post.getAttribute('data-card') ?? '', found)
    })
    const tiles = [...document.querySelectorAll('[data-place]')].flatMap((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect()
      return named(tile.getAttribute('aria-label') ?? '', under(left + width / 2, top + height / 2))
    })
    return posts.length === 4 ? [...signs, ...(tilesToo ? tiles : [])] : [`${posts.length} posts`]
  }, tilesToo)

for (const [name, tale] of Object.entries(FORESTS)) {
  test(`the four signs are visible and uncovered, as are the tiles: ${name}`, async ({ page }) => {
    await open(page, { stored: storedTale(tale) })
    for (const { width, height, roomy = false } of WINDOWS) {
      await test.step(`${width} × ${height}`, async () => {
        await resize(page, { width, height })
        await atRest(page)
        expect.soft(await covered(page, roomy), `${width} × ${height}`).toEqual([])
        if (tale.state.phase !== 'action') return
        await page.keyboard.press('g')
        await atRest(page)
        expect.soft(await covered(page, roomy), `${width} × ${height}, beside a hint`).toEqual([])
        await page.getByRole('button', { name: 'Put the hint away' }).click()
      })
    }
  })
}

/** Settings that enlarge or move panels. */
const PAPERS = {
  'the largest letters': { letters: '150' },
  'a left hand': { hand: 'left' },
  'the largest letters, for a left hand': { letters: '150', hand: 'left' },
} as const

for (const [name, settings] of Object.entries(PAPERS)) {
  test(`panels do not cover them with ${name}, or with open futures`, async ({ page }) => {
    await open(page, { stored: storedTale(FORESTS['a forest of nine tiles']), ...settings })
    for (const { width, height, roomy = false } of WINDOWS) {
      if (!roomy) continue
      await resize(page, { width, height })
      await atRest(page)
      expect.soft(await covered(page, true), `${width} × ${height}`).toEqual([])
    }
    await page.keyboard.press('f')
    await atRest(page)
    expect.soft(await covered(page, true), 'with the futures open').toEqual([])
  })
}

test('the card of a side leaves the gold frame visible that it names', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale(1, COMPANY)) })
  for (const { width, height } of [DESK, TABLET, PHONE]) {
    await resize(page, { width, height })
    await atRest(page)
    for (const side of ['north', 'east', 'south', 'west']) {
      // A press, as by a finger: the card stays.
      await page.locator(`[data-card="side ${side}"]`).click()
      const overlap = () =>
        page.evaluate(() => {
          const [card, frame] = ['#card', '[data-entrance] rect'].map((one) => document.querySelector(one))
          const [one, two] = [card?.getBoundingClientRect(), frame?.getBoundingClientRect()]
          if (!one || !two) return 'not drawn'
          const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
          const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
          return across > 0 && down > 0
        })
      await expect.poll(overlap, `${side}, ${width}`).toBe(false)
      await page.keyboard.press('Escape')
      await expect(page.locator('#card')).toHaveCount(0)
    }
  }
})
