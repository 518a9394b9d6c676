import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { withBenchPage } from './page.ts'
import { PICTURE_STATES, type PictureState } from './picture-states.ts'

const OUT = 'test-results/pictures'

/** Windows that the look is judged in, in CSS pixels. */
const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

type Size = keyof typeof SIZES

/** By day and by night, as a browser calls them. */
const HOURS = { light: 'light', night: 'dark' } as const

type Hour = keyof typeof HOURS

/** How large a sheet shows a picture. */
const ON_SHEET = 0.5

/** How long a table takes to come to rest, in milliseconds. */
const REST_MS = 700

/**
 * Every state of the page in three sizes, by day and by night, and one sheet for each state. To be looked at;
 * never a test. PICTURES=cover,won in the environment makes these only.
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

/** One state in one window, by day and by night. */
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

/** Opens a page on one of the states. */
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
  // The driver counts as a hand on the keyboard: the page believes that a focus was lost, and shows where it is now.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await reach?.(page)
  await page.mouse.move(SIZES.phone.width / 2, 2)
}

/** All pictures of a state on one sheet: a row by day, a row by night. */
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

/** Every piece in the sizes that it is seen in, by day, by night, and without colours. */
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
