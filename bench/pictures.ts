import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { withBenchPage } from './page.ts'
import { PICTURE_STATES, type PictureState } from './picture-states.ts'

const OUT = 'test-results/pictures'

/** Window sizes for pictures, in CSS pixels. */
const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

type Size = keyof typeof SIZES

/** Themes, by their names in a browser. */
const HOURS = { light: 'light', night: 'dark' } as const

type Hour = keyof typeof HOURS

/** Scale of a picture on a sheet. */
const ON_SHEET = 0.5

/** Time until a table is at rest, in milliseconds. */
const REST_MS = 700

/**
 * Takes pictures of every state in three sizes and both themes, and makes one sheet for each state. For visual review; never a test.
 * PICTURES=cover,won in the environment selects these states only.
 */
export const pictures = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    mkdirSync(OUT, { recursive: true })
    await writePieces(browser, url)
    const only = process.env['PICTURES']?.split(',')
    for (const [name, state] of Object.entries(PICTURE_STATES)) {
      if (only && !only.includes(name)) continue
      const taken: Taken[] = []
      for (const size of Object.keys(SIZES) as Size[])
        taken.push(...(await picturesOf(browser, url, name, state, size)))
      await writeSheet(browser, name, taken)
      console.log(`${name}: ${taken.length} pictures`)
    }
  })

interface Taken {
  size: Size
  hour: Hour
  png: Buffer
}

/** Takes the pictures of one state in one window, in both themes. */
async function picturesOf(
  browser: Browser,
  url: string,
  name: string,
  state: PictureState,
  size: Size,
): Promise<Taken[]> {
  const page = await browser.newPage({ viewport: SIZES[size], colorScheme: 'light' })
  page.setDefaultTimeout(15_000)
  const taken: Taken[] = []
  try {
    await openState(page, url, state)
  } catch (problem) {
    console.error(`${name}, ${size}: ${String(problem).split('\n')[0]}`)
  }
  for (const [hour, colorScheme] of Object.entries(HOURS) as [Hour, 'light' | 'dark'][]) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(hour === 'light' ? REST_MS : 200)
    const png = await page.screenshot({ path: `${OUT}/${name}-${size}-${hour}.png` })
    taken.push({ size, hour, png })
  }
  await page.close()
  return taken
}

/** Opens a page in one of the states. */
export async function openState(
  page: Page,
  url: string,
  { position, stored = {}, settings, reach }: PictureState,
) {
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, Object.entries(stored))
  const query = new URLSearchParams({ settings: JSON.stringify({ theme: 'system', ...settings }) })
  if (position !== undefined) query.set('position', position)
  await page.goto(`${url}?${query}`)
  await page.locator('#root > *').first().waitFor()
  await page.waitForTimeout(REST_MS)
  // The page takes the driver for a keyboard user: it would restore a lost focus and show a focus ring.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await reach?.(page)
  await page.mouse.move(SIZES.phone.width / 2, 2)
}

/** Writes all pictures of a state to one sheet: a row for each theme. */
async function writeSheet(browser: Browser, name: string, taken: readonly Taken[]): Promise<void> {
  const rows = Object.keys(HOURS).map((hour) => {
    const images = taken
      .filter((one) => one.hour === hour)
      .map(
        ({ size, png }) =>
          `<img width="${SIZES[size].width * ON_SHEET}" src="data:image/png;base64,${png.toString('base64')}">`,
      )
    return `<div style="display:flex;gap:4px;align-items:start">${images.join('')}</div>`
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 920 } })
  await page.setContent(`<body style="margin:4px;display:grid;gap:4px;background:#777">${rows.join('')}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  writeFileSync(`${OUT}/sheet-${name}.png`, await page.screenshot())
  await page.close()
}

/** Takes pictures of every piece in the sizes in use, in both themes and without colours. */
async function writePieces(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}?pieces`)
  await page.locator('section').first().waitFor()
  const session = await page.context().newCDPSession(page)
  for (const look of ['light', 'night', 'grey'] as const) {
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset['theme'] = theme
      },
      look === 'night' ? 'night' : 'light',
    )
    await session.send('Emulation.setEmulatedVisionDeficiency', {
      type: look === 'grey' ? 'achromatopsia' : 'none',
    })
    await page.screenshot({ path: `${OUT}/pieces-${look}.png`, fullPage: true })
  }
  await page.close()
}
