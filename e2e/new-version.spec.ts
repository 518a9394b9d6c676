import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, seal } from './support/game.ts'
import { menuItem, opener } from './support/menu.ts'
import { otherBuild, ownServer } from './support/own-server.ts'
import { findTale, storedTale } from './support/tale.ts'

const tale = findTale(({ phase }) => phase === 'action')

let server: Awaited<ReturnType<typeof ownServer>>
let next: string
test.beforeEach(async () => {
  server = await ownServer()
  next = otherBuild()
})
test.afterEach(async () => {
  await server.end()
  rmSync(next, { recursive: true })
})

const told = (page: Page) => page.getByText('A new version has been published. Your game is saved.')
/** The button of the update notice. A later part of the table may have failed as well, and a dialog covers its report. */
const load = (page: Page) => page.getByRole('button', { name: 'Load the new version' })

/** Opens a game before anything is cached, and then serves another build. */
async function play(page: Page): Promise<string[]> {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  await open(page, { stored: storedTale(tale), origin: server.url })
  await expect(seal(page, 'End turn')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await server.serve(next)
  return unhandled
}

/** Every way from the table to a part that has not loaded yet. */
const PARTS: Record<string, (page: Page) => Promise<unknown>> = {
  'the rule book': (page) => page.evaluate(() => location.assign('#/fairy-tale/rules')),
  'the settings': async (page) => {
    await opener(page).click()
    // On a busy machine the menu itself has not loaded yet.
    await expect(page.getByRole('menu').or(told(page)).first()).toBeVisible()
    if (await page.getByRole('menu').isVisible()) await menuItem(page, 'settings').click()
  },
  'another game': (page) => page.evaluate(() => location.assign('#/citadel')),
  'the shelf': (page) => page.evaluate(() => location.assign('#/')),
  'your tales': (page) => page.evaluate(() => location.assign('#/tales')),
}

for (const [name, ask] of Object.entries(PARTS)) {
  test(`${name} of a removed version offers the new one, which continues the game`, async ({ page }) => {
    const unhandled = await play(page)
    await ask(page)
    await expect(told(page).first()).toBeVisible()
    await load(page).last().click()
    await expect(page.locator('script[src*="-next"]')).toBeAttached()
    await page.evaluate(() => location.assign('#/fairy-tale'))
    await expect(seal(page, 'End turn')).toBeEnabled()
    expect(await hashOf(page)).toBe(stateHash(tale.state))
    expect(unhandled).toEqual([])
  })
}
