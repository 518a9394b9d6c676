import type { Browser, Locator, Page } from '@playwright/test'
import type { Settings } from '../src/store/settings.ts'
import { withBenchPage } from './page.ts'

export const TILES = 60
export const MONSTERS = 60

/** Runs `measure` with the production page on a large forest, in a real browser at 1440 × 900. */
export const onLargeForest = (measure: (page: Page) => Promise<void>): Promise<void> =>
  withBenchPage(async (browser, url) => {
    console.log(`${TILES} tiles, ${MONSTERS} monsters, 1440 × 900, software rendering`)
    await onForest(browser, url, { tiles: TILES, monsters: MONSTERS }, measure)
  })

/** Runs `measure` with the page on a forest of any size, in a browser that is open already. */
export async function onForest(
  browser: Browser,
  url: string,
  { tiles, monsters, settings = {} }: { tiles: number; monsters: number; settings?: Partial<Settings> },
  measure: (page: Page) => Promise<void>,
): Promise<void> {
  // Blocked: the service worker works for a while after a first visit, which would be measured too.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const wanted = { tiles: String(tiles), monsters: String(monsters), settings: JSON.stringify(settings) }
  await page.goto(`${url}?${new URLSearchParams(wanted)}`)
  await page.locator('[data-offer]').first().waitFor()
  await page.waitForTimeout(1000)
  await measure(page)
  await page.close()
}

/** Slows the page's processor by a factor. */
export async function slowed(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Time between pointing, pressing and releasing, in milliseconds. */
const HAND = 80

/**
 * Clicks the middle of an element like a hand with a mouse: pointing, pressing and releasing, each handled before the next. The driver's
 * own checks happen before, and are not measured.
 */
export async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not visible.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HAND)
  await page.mouse.down()
  await page.waitForTimeout(HAND)
  await page.mouse.up()
  await page.waitForTimeout(400)
}

/** Returns the median, the 95th percentile and the maximum. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, maximum ${at(1)} (${sorted.length} samples)`
}
