import type { Page } from '@playwright/test'
import type { Speed } from '../src/store/settings.ts'
import { type Cost, framesWhile, report, reportFrames, reportPanning } from './gauges.ts'
import { onForest, press, slowed } from './large-forest.ts'
import { withBenchPage } from './page.ts'
import { reportClicks } from './paint.ts'

/** Sizes of forests: the number of tiles, and of monsters. */
const SIZES = [20, 60, 150]
const SLOWED = 4
const PAN_MS = 3000

/** Turns of the wheel, in and out, across every level of detail from the smallest tile to the largest. */
const ZOOMS = [-6, 4, -8, 14, -10, 6, -8, 14]
const NOTCH = 60
/** Time for the view to notice the end of the wheel and to be drawn, in milliseconds. */
const REST_MS = 800

/**
 * Measures the production page on small and large forests. First the time between frames while the board is dragged, zoomed or animated;
 * then, with a slowed processor, from a click to its paint.
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

/** Measures the milliseconds between frames while the wheel zooms, and separately during the redraw at the end. */
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

/** Measures milliseconds between frames from the end of the turn to the end of the monsters' turn. */
async function reportMonsters(page: Page, speed: Speed): Promise<void> {
  await press(page, page.getByRole('button', { name: /^End turn/ }))
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await skip.waitFor()
  await reportFrames(page, `monsters’ turn, ${speed}`, () =>
    skip.waitFor({ state: 'hidden', timeout: 60_000 }),
  )
}
