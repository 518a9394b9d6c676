import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { withBenchPage } from './page.ts'

const OUT = 'docs/pictures/colours'

/** Everything that there is to tell apart, on one table: every sign and special tile, used and unused, every monster. */
const POSITION = `
 .    ┏☾1    ┳⌂3  ┳wwg  .
 ┏b   ╋♜     ╋d2  ┫▣    ╻∩2
 ┣h4  ╋WW    O    ╋GE3  ┫¤
 ┗c51 ┻oSWNE ┳m   ╋r    ┛b!
 .    ╹◆2    ┣▽!  ┫s1   .
 .    .      ╹GN! ┗▽    ╸w
monsters 1 frost-giant -1,-2; 2 frost-giant 0,-2; 3 frost-giant 0,-2 candy-house; 4 ogre 0,-2; 5 frost-giant 0,-1; 6 big-bad-wolf 0,-1; 7 troll 2,-1; 8 troll 2,-1; 9 ice-witch -2,0; 10 ice-witch -2,0; 11 ogre -2,0; 12 big-bad-wolf -2,0; 13 ogre 1,0; 14 ogre 1,0; 15 troll 1,0; 16 ice-witch -2,1; 17 big-bad-wolf -1,2; 18 troll -1,2; 19 big-bad-wolf 1,2
seats cinderella 1,1 turns=2; aladdin 0,0 wishes=2; beast 0,1; pied-piper -1,0; rapunzel -2,0; red-riding-hood 0,0 basket
turn 13
hearts 2
diamonds 1
boxes resources simple knotty special
market ╹◆#40 ┗h#41 ╋♜#42
pile 0; 3; 4
pool ┃#43 ┃#44 ┃#45 ┃#46 ┃#47 ┃#48 ┃#49`

/** How eyes may see: as most, or without one of the three colours, or without any. */
const EYES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const
const HOURS = ['light', 'night'] as const

/** What is on the table besides: a tile aimed at a place, or the monsters' die foreseen. */
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

/** Pictures of a busy table as people see it who do not see all colours, four to a sheet. To be looked at; never a test. */
export const picturesOfColours = (): Promise<void> =>
  withBenchPage(async (browser, url) => {
    mkdirSync(OUT, { recursive: true })
    for (const hour of HOURS) {
      for (const [scene, reach] of Object.entries(SCENES)) {
        const settings = JSON.stringify({ theme: hour, foresight: 'full' })
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await page.goto(`${url}?${new URLSearchParams({ position: POSITION, settings })}`)
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

/** The page as each pair of eyes sees it. */
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

/** Pictures on one sheet, two by two, each with the name of its eyes. */
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
