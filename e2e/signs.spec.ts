import { expect, type Page, test } from '@playwright/test'
import { atRest, open, resize } from './support/game.ts'
import { begunTale, COMPANY, diligent, findTale, storedTale } from './support/tale.ts'

// The camera gets where it goes at once for those who want little motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** In a roomy window no tile of these forests is covered either; in a small one the forest may be larger than what is seen. */
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

/** A forest of so many tiles, as it stands in somebody's turn. */
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
 * The sign posts, and if wanted the tiles of the forest, that are covered or out of the window, at their middle or on a post near
 * its corners, and what lies there.
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
  test(`North, East, South and West are in sight and nothing covers them, nor the tiles: ${name}`, async ({
    page,
  }) => {
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

/** What makes papers larger, or lays them elsewhere. */
const PAPERS = {
  'the largest letters': { letters: '150' },
  'a left hand': { hand: 'left' },
  'the largest letters, for a left hand': { letters: '150', hand: 'left' },
} as const

for (const [name, settings] of Object.entries(PAPERS)) {
  test(`nor do papers cover them with ${name}, nor with the futures open`, async ({ page }) => {
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
