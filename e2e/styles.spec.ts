import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, seal } from './support/game.ts'
import { findTale, storedTale } from './support/tale.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const begun = () => storedTale(findTale(({ phase }) => phase === 'action'))

/** All drawn elements, each with a number that stands for its complete style. */
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
      // Custom properties exist only while their style sheet is loaded; the computed result is compared.
      const named = [...style].filter((name) => !name.startsWith('--'))
      // React generates new ids each time.
      return named.map((name) => style.getPropertyValue(name).replace(/#_r_\w+/, '#'))
    }
    return [...document.querySelectorAll('#root *')].map((element) => {
      const all = [null, '::before', '::after'].map((part) => styleOf(element, part).join('|'))
      return `${element.localName} ${element.getAttribute('class') ?? ''} ${numberOf(all.join('\n'))}`
    })
  })

const shelf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Which tale tonight?' })

/** The styles without a focus, after late parts have loaded and all animations have ended. */
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

/** Goes to an address of the open page, and waits for an element of its page. */
async function go(page: Page, hash: string, there: Locator): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await expect(there).toBeVisible()
}

test('pages look the same in any loading order: style sheets are independent', async ({ page }) => {
  await open(page, { stored: begun() })
  await expect(seal(page, 'End turn')).toBeVisible()
  const table = await looksAtRest(page)
  // In reverse order: the shelf and everything else first, the table last.
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

test('no page is drawn before its styles', async ({ page }) => {
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

test('scrollbars have the colors of the app, by day and by night', async ({ page }) => {
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
