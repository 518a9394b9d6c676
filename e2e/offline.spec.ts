import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { keptFiles } from '../scripts/offline.mjs'
import { begin, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { copyOfBuild, ownServer } from './support/own-server.ts'

test.use({ serviceWorkers: 'allow' })

/** Another version of the app, with a different page title. */
function nextEdition(): string {
  const folder = copyOfBuild()
  const before = revisionOfPage(folder)
  rewrite(join(folder, 'index.html'), (page) => page.replace('lang="en"', 'lang="en" data-edition="next"'))
  rewrite(join(folder, 'service-worker.js'), (program) => program.replaceAll(before, revisionOfPage(folder)))
  return folder
}

const revisionOfPage = (folder: string): string =>
  keptFiles(folder).find(({ url }) => url === '/index.html')?.revision ?? ''

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Visits the page for the first time, until the whole app is cached. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(begin(page)).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Simulates a return to the window. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const notice = (page: Page) => page.getByText('A new version is ready')
const isNext = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-edition', 'next')

let server: Awaited<ReturnType<typeof ownServer>>
let next: string
test.beforeEach(async () => {
  server = await ownServer()
  next = nextEdition()
})
test.afterEach(async () => {
  await server.end()
  rmSync(next, { recursive: true })
})

test('after one visit the app needs no server', async ({ page, context }) => {
  await visit(page, server.url)
  await server.end()
  await page.reload()
  await expect(begin(page)).toBeVisible()

  await test.step('in another tab, at another address', async () => {
    const other = await context.newPage()
    await other.goto(`${server.url}?from=home#/boogyman`)
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Boogyman')
    await other.close()
  })
  await test.step('a Dutch game with the Guardian begins, beside the open rule book', async () => {
    await begin(page).click()
    await page.getByRole('button', { name: 'Ask the Guardian' }).click()
    await expect(seal(page, 'Begin the tale')).toBeEnabled({ timeout: 20_000 })
    await openSettings(page)
    await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
    await expect(page.getByRole('dialog', { name: 'Instellingen' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Spelregels' }).click()
    await expect(page.getByRole('dialog', { name: 'Spelregels' })).toContainText('Eik')
  })
  await test.step('and is restored after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })
})

test('a new version is announced while no game is played, and opens on request', async ({ page }) => {
  await visit(page, server.url)
  await begin(page).click()
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await server.serve(next)
  await lookAgain(page)
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((kept) => kept?.waiting))
  await expect(notice(page)).toBeHidden()

  await openSettings(page)
  await page.getByRole('button', { name: 'To the cover' }).click()
  await expect(page.getByRole('status').filter({ has: notice(page) })).toBeVisible()
  await page.getByRole('button', { name: 'Open it now' }).click()
  await isNext(page)
  // The game is unchanged.
  await expect(seal(page, 'Begin the tale')).toBeEnabled()
  await expect(notice(page)).toBeHidden()
})

test('a declined version is used next start', async ({ page, context }) => {
  await visit(page, server.url)
  await server.serve(next)
  await lookAgain(page)
  await notice(page).waitFor()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()
  await page.close()
  const again = await context.newPage()
  await again.goto(server.url)
  await isNext(again)
})

test('a tab keeps the old version until its user asks for the new one', async ({ page, context }) => {
  await visit(page, server.url)
  const other = await context.newPage()
  await other.goto(server.url)
  await begin(other).click()
  // The browser checks for an update some time after loading. Do not interrupt it.
  await other.waitForLoadState('networkidle')
  await other.waitForTimeout(2_000)
  await server.serve(next)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Open it now' }).click()
  await isNext(page)
  await expect(other.locator('html')).not.toHaveAttribute('data-edition')
  await expect(other.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})
