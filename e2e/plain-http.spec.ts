import { expect, type Page, test } from '@playwright/test'
import { TALES } from '../src/shelf/tales.ts'
import { device, openTable, sitDown } from './support/devices.ts'
import { begin, open, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { findTale, storedTale } from './support/tale.ts'

/** Removes the features that browsers disable for pages over plain HTTP, as in a home network. */
const withoutSecureContext = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    for (const name of ['clipboard', 'locks', 'serviceWorker', 'wakeLock'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined, configurable: true })
  })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
let failures: string[]
test.beforeEach(async ({ page }) => {
  failures = []
  page.on('pageerror', (error) => failures.push(error.message))
  await withoutSecureContext(page)
})
test.afterEach(() => expect(failures).toEqual([]))

const PAGES = [
  '#/',
  '#/tales',
  '#/chronicle',
  '#/day',
  '#/join',
  '#/fairy-tale/rules',
  '#/fairy-tale/rescues',
  '#/fairy-tale/lesson',
]
const GAMES = Object.keys(TALES)

test('every page and cover opens, and a cover says that offline play is off', async ({ page }) => {
  await open(page)
  await expect(page.getByText('At this address the game needs its server')).toBeVisible()
  for (const address of [...PAGES, ...GAMES.flatMap((game) => [`#/${game}/rules`, `#/${game}`])]) {
    await page.goto(`/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

for (const game of GAMES)
  test(`${game} begins, continues after a reload, and is in the list`, async ({ page }) => {
    await open(page, { query: `#/${game}` })
    await begin(page).click()
    await expect(begin(page)).toBeHidden()
    await expect(button(page, 'Menu')).toBeVisible()
    await page.reload()
    await expect(button(page, 'Menu')).toBeVisible()
    await expect(begin(page)).toBeHidden()
    await page.goto('/#/tales')
    await expect(page.getByRole('article')).toHaveCount(1)
  })

test('a table opens, and a phone joins it and gets its hand', async ({ page, browser }) => {
  const code = await openTable(page, 'citadel')
  const phone = await device(browser, 'about:blank')
  phone.on('pageerror', (error) => failures.push(error.message))
  await withoutSecureContext(phone)
  await phone.goto(`/#/join/${code}`)
  await sitDown(phone, 'Ann')
  await page.getByRole('button', { name: /^Begin/ }).click()
  await expect(phone.locator('[data-hand]:not(main)')).toBeVisible()
})

test('imports a file and lists its game', async ({ page }) => {
  await open(page, { query: '#/tales' })
  await page.getByLabel('Import a file').setInputFiles({
    name: 'tale.json',
    mimeType: 'application/json',
    buffer: Buffer.from(storedTale(findTale(({ phase }) => phase === 'action'))),
  })
  await expect(page.getByText('One game imported.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a link is copied with the older API', async ({ page }) => {
  await open(page, { stored: storedTale(findTale(({ phase }) => phase === 'action')) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  await openSettings(page)
  await button(page, /Send/).click()
  await page.evaluate(() => {
    document.addEventListener('copy', () => {
      document.documentElement.dataset['copied'] = String(document.getSelection())
    })
  })
  await button(page, /Copy/).first().click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .first(),
  ).toBeVisible()
})
