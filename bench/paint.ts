import { join, resolve } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { installedBrowser, noBrowser } from '../scripts/browser.mjs'

const TILES = 60
const MONSTERS = 60
const SLOWED = 4
const CLICKS = 12
const PAN_MS = 3000
const OUT = resolve('node_modules/.cache/bench-page')

/**
 * The production page on a large forest, in a real browser at 1440 × 900: from a click to the painted
 * answer at a slowed processor, and the time between frames while the board is dragged.
 */
export async function benchPaint(): Promise<void> {
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
    await measure(browser, url)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.locator('[data-offer]').first().waitFor()
  await page.waitForTimeout(1000)
  console.log(`${TILES} tiles, ${MONSTERS} monsters, 1440 × 900, software rendering`)
  await reportPanning(page, 'panning')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await reportClicks(page)
  await page.close()
}

/** Milliseconds between frames while the board is dragged to and fro. */
async function reportPanning(page: Page, name: string): Promise<void> {
  const frames = page.evaluate(async (span) => {
    const gaps: number[] = []
    let last = performance.now()
    const end = last + span
    while (last < end) {
      const now: number = await new Promise(requestAnimationFrame)
      gaps.push(now - last)
      last = now
    }
    return gaps.slice(1)
  }, PAN_MS)
  await page.mouse.move(420, 700)
  await page.mouse.down()
  const start = performance.now()
  for (let step = 0; performance.now() - start < PAN_MS; step++) {
    await page.mouse.move(420 + 200 * Math.sin(step / 20), 700 + 80 * Math.sin(step / 13))
  }
  await page.mouse.up()
  console.log(`${name}: ${spread(await frames)} ms between frames`)
}

/** Milliseconds from a click to the painted answer, as the browser's event timing has it (steps of 8 ms). */
async function reportClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (const [name, press] of Object.entries(PRESSES)) {
    for (let count = 0; count < CLICKS; count++) await press(page, count)
    const durations = await page.evaluate(() =>
      (window as unknown as { durations: number[] }).durations.splice(0),
    )
    const seen = durations.length > 0 ? `${spread(durations)} ms` : 'under 16 ms each'
    console.log(`click, ${SLOWED}× slowed, ${name}: ${seen} to the painted answer`)
  }
}

/** Presses the middle of a thing as a mouse does: what the driver of a browser checks first is not measured. */
async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not to be seen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(400)
}

const PRESSES: Record<string, (page: Page, count: number) => Promise<void>> = {
  'choosing a market tile': async (page, count) => {
    await press(page, page.getByRole('button', { name: new RegExp(`^Market ${1 + (count % 3)}:`) }))
  },
  'aiming at a place': async (page, count) => {
    for (let slot = 1; (await reachablePlaces(page)).length < 2; slot = 1 + (slot % 3)) {
      await page.getByRole('button', { name: new RegExp(`^Market ${slot}:`) }).click()
      await page.waitForTimeout(400)
    }
    const places = await reachablePlaces(page)
    await press(page, page.locator(`[data-place="${places[(count * 3) % places.length]}"]`))
  },
  'turning it': async (page) => {
    await press(page, page.getByRole('button', { name: 'Turn the tile', exact: true }))
  },
  'a step, and undo': async (page) => {
    await page.keyboard.press('Escape')
    await press(page, page.locator('[data-offer="walk"]').first())
    await press(page, page.getByRole('button', { name: 'Undo', exact: true }))
  },
}

/** The places that may be aimed at and lie under no panel. */
const reachablePlaces = (page: Page): Promise<string[]> =>
  page.locator('[data-offer="place"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((button) => button.getAttribute('data-place') ?? ''),
  )

/** The median, the 95th percentile and the greatest. */
function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, greatest ${at(1)} (${sorted.length} seen)`
}
