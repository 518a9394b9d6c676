import { type Browser, expect, type Page, test } from '@playwright/test'
import { device, openTable, sitDown, tableServer } from './support/devices.ts'
import { tile } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { onPurpose } from './support/game.ts'
import { fromMenu } from './support/menu.ts'
import { DESK, inWindows, PHONE, SMALL_PHONE, TABLET } from './support/windows.ts'

/** Checks the open page in windows of these sizes, by day and by night. */
const expectNoFaultsIn = (page: Page, name: string, sizes: Parameters<typeof inWindows>[1]) =>
  inWindows(page, sizes, ({ width }) => expectNoFaults(page, `${name}, ${width} px wide`))

/** The tales that several devices play. */
const TALES = ['fairy-tale', 'boogyman', 'fortland', 'citadel']

/** Opens a table on a page, and lets two phones sit down at it. */
async function seatTwo(browser: Browser, screen: Page, tale: string): Promise<[Page, Page]> {
  const code = await openTable(screen, tale)
  const ann = await device(browser, `/#/join/${code}`)
  await sitDown(ann, 'Ann')
  const bo = await device(browser, `/#/join/${code}`)
  await sitDown(bo, 'Bo')
  return [ann, bo]
}

test('the pages on the way to a table have no faults', async ({ page, browser }) => {
  const code = await openTable(page, 'fairy-tale')
  await expectNoFaultsIn(page, 'an empty lobby', [DESK, TABLET, PHONE])
  const ann = await device(browser, '/#/join')
  await expect(ann.getByRole('textbox')).toBeVisible()
  await expectNoFaultsIn(ann, 'the page to write the code', [DESK, PHONE, SMALL_PHONE])
  await ann.goto(`/#/join/${code}`)
  await expect(ann.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await expectNoFaultsIn(ann, 'the choice of a seat', [DESK, PHONE, SMALL_PHONE])
  await sitDown(ann, 'Ann')
  await expectNoFaultsIn(ann, 'a seat before the game', [PHONE, SMALL_PHONE])
  await expectNoFaultsIn(page, 'a lobby with a person', [DESK, PHONE])
})

for (const tale of TALES)
  test(`the devices of ${tale} have no faults`, async ({ page, browser }) => {
    const [ann, bo] = await seatTwo(browser, page, tale)
    await page.getByRole('button', { name: /^Begin/ }).click()
    await expect(page.getByRole('list', { name: 'The people at this table' })).toBeVisible()
    await expectNoFaultsIn(page, 'the screen', [DESK, TABLET])
    for (const [hand, name] of [
      [ann, 'the first hand'],
      [bo, 'the second hand'],
    ] as const) {
      await expect(
        hand
          .getByRole('list', { name: 'The people at this table' })
          .or(hand.locator('main[data-hand]'))
          .first(),
      ).toBeVisible()
      await expectNoFaultsIn(hand, name, [PHONE, SMALL_PHONE])
    }
  })

test('the panels of a table have no faults', async ({ page, browser }) => {
  const [ann, bo] = await seatTwo(browser, page, 'boogyman')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await onPurpose(ann)
  await tile(ann, 'c4').click()
  await expect(bo.getByRole('list', { name: 'The people at this table' })).toContainText('Your turn')
  await fromMenu(bo, 'players')
  await expectNoFaultsIn(bo, 'the people at the table', [PHONE, SMALL_PHONE])
})

test('a lost line has no faults', async ({ browser }) => {
  test.slow()
  const server = await tableServer()
  try {
    const screen = await device(browser, server.url, DESK)
    const code = await openTable(screen, 'boogyman', server.url)
    await sitDown(await device(browser, `${server.url}/#/join/${code}`), 'Ann')
    await screen.getByRole('button', { name: /^Begin/ }).click()
    await expect(screen.getByRole('list', { name: 'The people at this table' })).toBeVisible()
    await server.kill()
    await expect(screen.getByRole('heading', { name: 'The string is cut' })).toBeVisible()
    await expectNoFaultsIn(screen, 'a cut string', [DESK, PHONE])
  } finally {
    await server.end()
  }
})
