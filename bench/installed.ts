import { mkdirSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { withBenchPage } from './page.ts'
import { PICTURE_STATES } from './picture-states.ts'
import { openState } from './pictures.ts'

const ICONS = 'public/icons'
const SCREENSHOTS = 'public/screenshots'

/** The icons in the sizes that systems ask for, in pixels. `fills`: the system cuts its own shape out of a filled square. */
const ICON_FILES = [
  { name: '192', size: 192, fills: false },
  { name: '512', size: 512, fills: false },
  { name: 'maskable-192', size: 192, fills: true },
  { name: 'maskable-512', size: 512, fills: true },
  { name: 'apple-touch', size: 180, fills: true },
] as const

/** Share of the filled square that the picture takes: systems may cut off everything outside the middle four fifths. */
const WITHIN = 0.8

/** Screenshots for installation dialogs. */
const SHOTS = [
  { name: 'table', state: 'middle', width: 1280, height: 800, scale: 1 },
  { name: 'phone', state: 'middle', width: 390, height: 844, scale: 2 },
] as const

/** Draws the icons and screenshots for installation into `public`. Not a measurement. */
export const installedPictures = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    for (const folder of [ICONS, SCREENSHOTS]) mkdirSync(folder, { recursive: true })
    for (const icon of ICON_FILES) await drawIcon(browser, icon)
    for (const shot of SHOTS) await takeShot(browser, url, shot)
  })

async function drawIcon(browser: Browser, { name, size, fills }: (typeof ICON_FILES)[number]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const picture = readFileSync('public/favicon.svg').toString('base64')
  const within = fills ? size * WITHIN : size
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;${fills ? 'background:#E3CD9C' : ''}">
      <img width="${within}" height="${within}" src="data:image/svg+xml;base64,${picture}">`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: `${ICONS}/${name}.png`, omitBackground: !fills })
  await page.close()
}

async function takeShot(
  browser: Browser,
  url: string,
  { name, state, width, height, scale }: (typeof SHOTS)[number],
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
  })
  const shown = PICTURE_STATES[state]
  if (!shown) throw new Error(`Unknown picture state "${state}".`)
  await openState(page, url, shown)
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
}
