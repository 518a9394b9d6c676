import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { begin, open, seal } from './support/game.ts'
import { findTale, storedTale } from './support/tale.ts'

const files = readdirSync('dist/assets').filter((name) => /\.(js|css|woff2)$/.test(name))

/** The acceptable results: the game, or a report that a page did not load, cannot be drawn, or that nothing loaded. */
const words = (page: Page, game: Locator) =>
  game
    .or(page.getByRole('alert').getByText('A part of the game did not load'))
    .or(page.getByText('The book should be open by now'))
    .or(page.getByRole('heading', { name: 'The page is torn' }))
    .first()

type Start = readonly [stored: string, game: (page: Page) => Locator]

const STARTS: Record<string, Start> = {
  'on the cover': ['', begin],
  'on the table': [
    storedTale(findTale(({ phase }) => phase === 'action')),
    (page: Page) => seal(page, 'End turn'),
  ],
}

const nameOf = (request: Request) => request.url().split('/').at(-1) ?? ''

/** Opens the page while some files are missing, and expects text. Returns the requested files. */
async function openWithout(
  page: Page,
  missing: readonly string[],
  [stored, game]: Start,
): Promise<Set<string>> {
  const [asked, come] = [new Set<string>(), new Set<string>()]
  await page.goto('about:blank') // an open page would still prefetch
  const ask = (request: Request) => asked.add(nameOf(request))
  const arrive = (request: Request) => come.add(nameOf(request))
  page.on('request', ask).on('requestfinished', arrive)
  // The browser itself blocks them. With a route of Playwright every other file would be loaded again too.
  const refusing = await page.context().newCDPSession(page)
  await refusing.send('Network.enable')
  await refusing.send('Network.setBlockedURLs', { urls: missing.map((file) => `*/${file}`) })
  await open(page, { stored, opening: true })
  await expect(words(page, game(page))).toBeVisible({ timeout: 20_000 })
  expect(missing.filter((file) => come.has(file))).toEqual([])
  page.off('request', ask).off('requestfinished', arrive)
  await refusing.detach()
  return asked
}

/** The number of parallel windows: most of the time each waits for texts that take some seconds to show. */
const WINDOWS = 4

for (const [where, start] of Object.entries(STARTS)) {
  test(`any missing file ${where} leaves text and a way to continue`, async ({ browser, page }) => {
    test.setTimeout(600_000)
    const asked = await openWithout(page, [], start)
    const [needed, others] = [
      files.filter((file) => asked.has(file)),
      files.filter((file) => !asked.has(file)),
    ]
    expect(needed).not.toEqual([])
    await test.step('files that were not requested', () => openWithout(page, others, start))
    const left = [...needed]
    const look = async () => {
      const window = await browser.newPage()
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        const missing = file
        await test.step(missing, () => openWithout(window, [missing], start))
      }
      await window.close()
    }
    await Promise.all(Array.from({ length: WINDOWS }, look))
  })
}

test('the first script is small: the page has text before the game has loaded', () => {
  const first = (file: string) => readFileSync(`dist/${file}`, 'utf8')
  const [, entry = ''] = /<script[^>]*src="\/([^"]+)"/.exec(first('index.html')) ?? []
  const needed = [...first(entry).matchAll(/from\s?["']\.\/([^"']+)["']/g)].map(
    ([, name]) => `assets/${name}`,
  )
  const bytes = [entry, ...needed].reduce((sum, file) => sum + first(file).length, 0)
  expect(entry).not.toBe('')
  expect(bytes).toBeLessThan(5000)
})

test('a missing script is not answered with HTML', async ({ request }) => {
  const answer = await request.get('/assets/absent.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
})

test('a game that fails to load is reported in both languages, with a reload', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await open(page, { opening: true })
  await expect(page.getByText('The Last Fairy Tale', { exact: true })).toBeVisible()
  await expect(page.getByText('Het boek zou nu open moeten zijn')).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await page.getByRole('link', { name: 'load this page again' }).click()
  await expect(begin(page)).toBeVisible()
})

test('without scripts the page asks for them', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByText(/is played in the browser and needs JavaScript/)).toBeVisible()
  await expect(page.getByText('The book should be open')).toBeHidden()
  await page.close()
})
