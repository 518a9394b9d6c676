import type { Page } from '@playwright/test'
import type { Speed } from '../src/store/settings.ts'
import { type Cost, framesWhile, report, reportFrames, reportPanning } from './gauges.ts'
import { onForest, press, slowed } from './large-forest.ts'
import { withBenchPage } from './page.ts'
import { reportClicks } from './paint.ts'

/** Forests by their tiles and their monsters, as many of each. */
const SIZES = [20, 60, 150]
const SLOWED = 4
const PAN_MS = 3000

/** Nearer and farther by turns, over every level of detail from the smallest tile to the largest: turns of the wheel. */
const ZOOMS = [-6, 4, -8, 14, -10, 6, -8, 14]
const NOTCH = 60
/** Longer than the view waits for the wheel to be quiet, and than it takes to be drawn. */
const REST_MS = 800

/**
 * The production page on small and large forests: the time between frames while the board is dragged, while the wheel
 * zooms it, and while monsters move; then from a click to the painted answer at a slowed processor.
 */
export const benchFrames = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    for (const size of SIZES) {
      const forest = { tiles: size, monsters: size }
      console.log(`${size} tiles, ${size} monsters`)
      await onForest(browser, url, forest, async (page) => {
        await reportPanning(page, PAN_MS)
        await reportZooming(page)
      })
      for (const speed of ['calm', 'brisk'] as const)
        await onForest(browser, url, { ...forest, settings: { speed } }, (page) =>
          reportMonsters(page, speed),
        )
      await onForest(browser, url, forest, async (page) => {
        await slowed(page, SLOWED)
        await reportClicks(page)
      })
    }
  })

/** Milliseconds between frames while the wheel zooms; and apart from it, while the view then comes to rest, drawn anew. */
async function reportZooming(page: Page): Promise<void> {
  await page.mouse.move(640, 420)
  const turning: Cost[] = []
  const resting: Cost[] = []
  for (const notches of ZOOMS) {
    turning.push(await framesWhile(page, () => turnWheel(page, notches)))
    resting.push(await framesWhile(page, () => page.waitForTimeout(REST_MS)))
  }
  report('zooming, while the wheel turns', turning)
  report('zooming, while the view comes to rest', resting)
}

async function turnWheel(page: Page, notches: number): Promise<void> {
  for (let notch = 0; notch < Math.abs(notches) * 2; notch++) {
    await page.mouse.wheel(0, NOTCH * Math.sign(notches))
    await page.waitForTimeout(16)
  }
}

/** Milliseconds between frames from the end of the turn to the end of the monsters' one. */
async function reportMonsters(page: Page, speed: Speed): Promise<void> {
  await press(page, page.getByRole('button', { name: /^End turn/ }))
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await skip.waitFor()
  await reportFrames(page, `monsters’ turn, ${speed}`, () =>
    skip.waitFor({ state: 'hidden', timeout: 60_000 }),
  )
}
