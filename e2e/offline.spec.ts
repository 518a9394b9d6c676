import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { keptFiles } from '../scripts/offline.mjs'
import { begin, seal } from './support/game.ts'
import { copyOfBuild, ownServer } from './support/own-server.ts'

test.use({ serviceWorkers: 'allow' })

/** Another edition of the house, whose page has another title. */
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

/** Comes for the first time, and stays until all of the house is kept. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(begin(page)).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Somebody looks at the window again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const notice = (page: Page) => page.getByText('A new edition of the book is ready')
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

test('a house that was visited once needs no server any more', async ({ page, context }) => {
  await visit(page, server.url)
  await server.end()
  await page.reload()
  await expect(begin(page)).toBeVisible()

  await test.step('in another window, at another address', async () => {
    const other = await context.newPage()
    await other.goto(`${server.url}?from=home#/boogyman`)
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Boogyman')
    await other.close()
  })
  await test.step('a tale is begun, led by the Guardian, in Dutch, beside the open rule book', async () => {
    await begin(page).click()
    await page.getByRole('button', { name: 'Ask the Guardian' }).click()
    await expect(seal(page, 'Begin the tale')).toBeEnabled({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
    await expect(page.getByRole('dialog', { name: 'Instellingen' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Spelregels' }).click()
    await expect(page.getByRole('dialog', { name: 'Spelregels' })).toContainText('Eik')
  })
  await test.step('and lies there when the page is loaded once more', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Instellingen' })).toBeVisible()
  })
})

test('a new edition is told where nobody plays, and opened when somebody wants it', async ({ page }) => {
  await visit(page, server.url)
  await begin(page).click()
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await server.serve(next)
  await lookAgain(page)
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((kept) => kept?.waiting))
  await expect(notice(page)).toBeHidden()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'To the cover' }).click()
  await expect(page.getByRole('status').filter({ has: notice(page) })).toBeVisible()
  await page.getByRole('button', { name: 'Open it now' }).click()
  await isNext(page)
  // The tale lies there as it was left.
  await expect(seal(page, 'Begin the tale')).toBeEnabled()
  await expect(notice(page)).toBeHidden()
})

test('a new edition that is not wanted now is there at the next opening', async ({ page, context }) => {
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

test('a window in which nobody asked for the new edition goes on with the old one until somebody does', async ({
  page,
  context,
}) => {
  await visit(page, server.url)
  const other = await context.newPage()
  await other.goto(server.url)
  await begin(other).click()
  // A browser asks by itself for a newer edition a while after a page has come; it is not cut off in the middle of that.
  await other.waitForLoadState('networkidle')
  await other.waitForTimeout(2_000)
  await server.serve(next)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Open it now' }).click()
  await isNext(page)
  await expect(other.locator('html')).not.toHaveAttribute('data-edition')
  await expect(other.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})
