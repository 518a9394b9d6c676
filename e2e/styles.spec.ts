import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, seal } from './support/game.ts'
import { findTale, storedTale } from './support/tale.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const begun = () => storedTale(findTale(({ phase }) => phase === 'action'))

/** All that is drawn, each with a number for the whole of how it looks. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const numberOf = (text: string) => {
      let sum = 0
      for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
      return sum
    }
    const styleOf = (element: Element, part: string | null) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      // What a sheet names for its own use is there only when that sheet is; what comes of it is looked at.
      const named = [...style].filter((name) => !name.startsWith('--'))
      // Names that React gives to what is drawn are others each time.
      return named.map((name) => style.getPropertyValue(name).replace(/#_r_\w+/, '#'))
    }
    return [...document.querySelectorAll('#root *')].map((element) => {
      const all = [null, '::before', '::after'].map((part) => styleOf(element, part).join('|'))
      return `${element.localName} ${element.getAttribute('class') ?? ''} ${numberOf(all.join('\n'))}`
    })
  })

const shelf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Which tale tonight?' })

/** How the page looks when nothing on it has the focus, what comes late has come, and nothing moves any more. */
async function looksAtRest(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  )
  await page.waitForLoadState('networkidle')
  let drawn = ''
  await expect(async () => {
    const before = drawn
    drawn = await page.evaluate(() => document.getAnimations().length + document.body.innerHTML)
    expect(drawn).toBe(before)
  }).toPass({ intervals: [500] })
  return looks(page)
}

/** Goes to an address of the open page, and waits for what tells that it is there. */
async function go(page: Page, hash: string, there: Locator): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await expect(there).toBeVisible()
}

test('a page looks the same by whichever way one comes to it: no style sheet counts on another having come before', async ({
  page,
}) => {
  await open(page, { stored: begun() })
  await expect(seal(page, 'End turn')).toBeVisible()
  const table = await looksAtRest(page)
  // The other way round: the shelf and all else first, the table last.
  await open(page, { stored: begun(), query: '#/' })
  await expect(shelf(page)).toBeVisible()
  const books = await looksAtRest(page)
  for (const hash of ['#/boogyman', '#/chronicle', '#/tales', '#/boogyman/rescues'])
    await go(page, hash, page.getByRole('main'))
  await go(page, '#/', shelf(page))
  expect(await looksAtRest(page)).toEqual(books)
  await go(page, '#/fairy-tale', seal(page, 'End turn'))
  expect(await looksAtRest(page)).toEqual(table)
})

test('no page is drawn before its styles have come, and a tale’s come with the tale', async ({ page }) => {
  const sheets = readdirSync('dist/assets').filter((name) => /^fairy-tale-table-.*\.css$/.test(name))
  expect(sheets).toHaveLength(1)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route(`**/${sheets[0]}`, async (route) => {
    asked++
    await held
    await route.continue()
  })
  await open(page, { stored: begun(), opening: true })
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByRole('main', { name: 'The table' })).toHaveCount(0)
  release()
  await expect(seal(page, 'End turn')).toBeVisible()
})

test('bars for scrolling have the colours of the house, by day and by night', async ({ page }) => {
  const bars = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((one) => getComputedStyle(one).scrollbarColor),
    )
  const seen = new Set<string>()
  for (const theme of ['light', 'night'] as const) {
    await open(page, { theme })
    const colours = await bars()
    expect(colours).not.toContain('auto')
    seen.add(colours.join())
  }
  expect(seen.size).toBe(2)
})
