import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { withBenchPage } from './page.ts'
import { CROWDED } from './positions.ts'

const OUT = 'docs/pictures/colours'

/** Emulated colour vision deficiencies: one colour missing, or all. */
const EYES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const
const HOURS = ['light', 'night'] as const

/** Scenes beside the plain table: an aimed tile, and the foresight of a die. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  async tile(page) {
    await page.getByRole('button', { name: /^Market 2:/ }).click()
    await page.locator('[data-offer="place"]').first().click({ force: true })
  },
  async future(page) {
    await page.keyboard.press('f')
    await page.locator('[data-future="all"]').click()
  },
}

/** Takes pictures of a busy table with emulated colour vision deficiencies, four to a sheet. For visual review; never a test. */
export const picturesOfColours = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    mkdirSync(OUT, { recursive: true })
    for (const hour of HOURS) {
      for (const [scene, reach] of Object.entries(SCENES)) {
        const settings = JSON.stringify({ theme: hour, foresight: 'full' })
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await page.goto(`${url}?${new URLSearchParams({ position: CROWDED, settings })}`)
        await page.getByRole('button', { name: /^Market 1:/ }).waitFor()
        await reach(page)
        await page.mouse.move(720, 2)
        await page.waitForTimeout(900)
        const file = `${OUT}/${hour}-${scene}.jpg`
        writeFileSync(file, await sheetOf(browser, await seenBy(page)))
        console.log(file)
        await page.close()
      }
    }
  })

/** Returns screenshots of the page for each deficiency. */
async function seenBy(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const seen: string[] = []
  for (const type of EYES) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type })
    await page.waitForTimeout(200)
    seen.push((await page.screenshot({ type: 'png' })).toString('base64'))
  }
  return seen
}

/** Returns a sheet with the pictures, two by two, each labelled with its deficiency. */
async function sheetOf(browser: Browser, pictures: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1300 } })
  const figures = pictures.map(
    (picture, index) =>
      `<figure style="margin:0"><figcaption>${EYES[index]}</figcaption><img width="992" src="data:image/png;base64,${picture}"></figure>`,
  )
  await page.setContent(
    `<body style="margin:4px;display:grid;grid-template-columns:1fr 1fr;gap:4px;font:20px sans-serif">${figures.join('')}`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const sheet = await page.screenshot({ type: 'jpeg', quality: 62 })
  await page.close()
  return sheet
}
