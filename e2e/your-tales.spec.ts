import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, open, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { begunTale, findTale, recordedTale, storedTale } from './support/tale.ts'

const cards = (page: Page) => page.getByRole('article')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Goes from the table over the shelf to the list of saved games. */
async function toYourTales(page: Page): Promise<void> {
  await page.goto('/#/')
  await button(page, 'Your tales').click()
  await expect(page.getByRole('heading', { name: 'Your tales' })).toBeVisible()
}

test('a game is saved, named, deleted, restored, and resumed at its position', async ({ page }) => {
  const tale = findTale(({ phase, turn }) => phase === 'action' && turn === 2)
  await open(page, { stored: storedTale(tale) })
  await seal(page, 'End turn').waitFor()
  await toYourTales(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Chapter the Second')
  await expect(cards(page).locator('svg').first()).toBeVisible()
  await expectNoFaults(page, 'the list of kept games')

  await test.step('gets a name, by keys', async () => {
    await button(page, 'Give it a name').press('Enter')
    await page.getByRole('textbox', { name: 'Give it a name' }).fill('<b>The night</b> of the Ogres')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '<b>The night</b> of the Ogres' })).toBeVisible()
  })
  await test.step('is deleted, and restored', async () => {
    await button(page, 'Delete').click()
    await expect(cards(page)).toHaveCount(0)
    await button(page, 'Bring it back').click()
    await expect(cards(page)).toContainText('The night')
  })
  await test.step('continues', async () => {
    await button(page, 'Go on').click()
    await seal(page, 'End turn').waitFor()
    expect(await hashOf(page)).toBe(stateHash(tale.state))
  })
})

test('a new tab resumes a running game; a reload its own', async ({ page, context }) => {
  const running = begunTale()
  await open(page, { stored: storedTale(running) })
  await seal(page, 'Roll for new monsters').waitFor()
  await open(page, { stored: storedTale(recordedTale('won')), keepsGames: true })
  const lastPage = page.getByRole('heading', { name: 'And the forest stood' })
  await expect(lastPage).toBeVisible()
  await page.reload()
  await expect(lastPage).toBeVisible()

  await test.step('a new tab', async () => {
    const other = await context.newPage()
    await other.goto('/')
    await expect(seal(other, 'Roll for new monsters')).toBeVisible()
    await openSettings(other)
    await button(other, 'To the cover').click()
    await expect(button(other, 'Go on with your tale')).toBeVisible()
    await other.close()
  })
  await test.step('the list, and a reload after it', async () => {
    await toYourTales(page)
    await expect(button(page, 'Look at it again')).toHaveCount(1)
    await button(page, 'Go on').click()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    await page.reload()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  })
})

test('a deleted game leaves every table', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await seal(page, 'Roll for new monsters').waitFor()
  await page.goto('/#/')
  await expect(button(page, 'Go on with your tale')).toHaveCount(1)
  await toYourTales(page)
  await button(page, 'Delete').click()
  await button(page, 'To the shelf').click()
  await expect(page.getByRole('heading', { name: 'Which tale tonight?' })).toBeVisible()
  await expect(button(page, 'Go on with your tale')).toHaveCount(0)
})

test('all games are saved as one file, and imported by a browser without them', async ({ page, browser }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await seal(page, 'Roll for new monsters').waitFor()
  await toYourTales(page)
  const saving = page.waitForEvent('download')
  await button(page, 'Save all as one file').click()
  const path = await (await saving).path()

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/#/tales')
  const taken = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    elsewhere.locator('input[type=file]').setInputFiles(file)
  await taken({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"tales":1,"ga') })
  await expect(
    elsewhere.getByText('There are no games in this file, or a part of it is missing.'),
  ).toBeVisible()
  await taken(path)
  await expect(elsewhere.getByText('One game imported.')).toBeVisible()
  await taken(path)
  await expect(elsewhere.getByText('One was here already.')).toBeVisible()
  await expect(cards(elsewhere)).toHaveCount(1)
  expect(JSON.parse(await readFile(path, 'utf8')).games).toHaveLength(1)
  await elsewhere.close()
})
