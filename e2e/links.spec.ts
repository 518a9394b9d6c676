import { expect, type Page, test } from '@playwright/test'
import { upTo } from '../src/engine/kernel/index.ts'
import { type Sent, writeLink } from '../src/sharing/link.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { recordedGame } from '../tests/support/recorded-game.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, open, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { newTale, storedTale } from './support/tale.ts'

const won = recordedGame('won')
/** A running game in the action phase. */
const running = upTo(won, won.moves.length - 10)

const linkTo = async (session: typeof won, sent: Sent) =>
  `#/fairy-tale/link/${await writeLink(fairyTale, session, sent)}`

/** Opens a link while another game is running in this browser. */
async function openLink(page: Page, address: string): Promise<void> {
  await open(page, { stored: storedTale(newTale()), query: address })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const plank = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a link to a whole game opens its album, and leaves the local games unchanged', async ({ page }) => {
  await openLink(page, await linkTo(won, 'whole'))
  await expect(title(page)).toHaveText('A game for you')
  await expect(page.locator('main svg').first()).toBeVisible()
  await expectNoFaults(page, 'a tale in a link')
  await plank(page, 'Look at it').click()
  await expect(title(page)).toHaveText('As it was: before the tale')
  await page.keyboard.press('PageDown')
  await plank(page, 'Close the album').click()
  await expect(title(page)).toHaveText('A game for you')
  await plank(page, 'Not now').click()
  // The local game is unchanged.
  await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
})

test('a link to a position can be played on, and the running game is kept', async ({ page }) => {
  await openLink(page, await linkTo(running, 'position'))
  await expect(title(page)).toHaveText('What would you do?')
  await expect(plank(page, 'Look at it')).toHaveCount(0)
  await plank(page, 'Play on from here').click()
  await expect(seal(page, 'End turn').or(seal(page, 'Roll for new monsters'))).toBeVisible()
  await page.goto('/#/tales')
  await expect(page.getByRole('button', { name: /^Go on/ })).toHaveCount(2)
})

test('a broken link reports it, and leads back to the running game', async ({ page }) => {
  const link = await linkTo(won, 'whole')
  for (const broken of [
    link.slice(0, -40),
    `${link.slice(0, 60)}AAAA${link.slice(64)}`,
    '#/fairy-tale/link/9abc',
  ]) {
    await openLink(page, broken)
    await expect(title(page)).toHaveText('This link cannot be opened')
    await expect(page.getByRole('alert')).toContainText('Your games are safe')
    await plank(page, 'All right').click()
    await expect(page.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
  }
})

test('a copied link opens in another tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, { stored: storedTale(newTale()) })
  const before = await hashOf(page)
  await openSettings(page)
  await plank(page, 'Send this tale').click()
  const dialog = page.getByRole('dialog', { name: 'Send this tale' })
  await expectNoFaults(page, 'sending a tale')
  const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue()
  await plank(page, 'Copy the link').click()
  await expect(dialog.getByText('Copied: paste it into a message.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const other = await context.newPage()
  await other.goto(link)
  await plank(other, 'Play on from here').click()
  expect(await hashOf(other)).toBe(before)
})

for (const [name, size] of Object.entries({
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}))
  test(`everything is visible on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openLink(page, await linkTo(running, 'whole'))
    for (const button of ['Look at it', 'Play on from here', 'Not now'])
      await expect(plank(page, button)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  })
