import { join, resolve } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { installedBrowser, noBrowser } from '../scripts/browser.mjs'

export const TILES = 60
export const MONSTERS = 60
const OUT = resolve('node_modules/.cache/bench-page')

/** The production page on a large forest, in a real browser at 1440 × 900, for as long as `measure` takes. */
export async function onLargeForest(measure: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const root = resolve('bench/page')
  await build({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true },
  })
  const server = await preview({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT },
  })
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  try {
    const url = join(server.resolvedUrls?.local[0] ?? '', `?tiles=${TILES}&monsters=${MONSTERS}`).replace(
      ':/',
      '://',
    )
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(url)
    await page.locator('[data-offer]').first().waitFor()
    await page.waitForTimeout(1000)
    console.log(`${TILES} tiles, ${MONSTERS} monsters, 1440 × 900, software rendering`)
    await measure(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Makes the page's processor so many times slower. */
export async function slowed(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Presses the middle of a thing as a mouse does: what the driver of a browser checks first is not measured. */
export async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not to be seen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(400)
}

/** The median, the 95th percentile and the greatest. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, greatest ${at(1)} (${sorted.length} seen)`
}
