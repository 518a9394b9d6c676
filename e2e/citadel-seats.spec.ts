import { expect, type Page, test } from '@playwright/test'
import { foundIn, openAt, readyAt, withSecrets } from './support/citadel-secrets.ts'
import { closePlayers, setLeader } from './support/menu.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Gives an Order to the Page, as far as the table allows it. */
async function give(page: Page, who: string): Promise<void> {
  await setLeader(page, who, 'The Page')
}

/** Holds the button that confirms the consent of all. */
async function agree(page: Page): Promise<void> {
  const plank = button(page, 'We all agree')
  await plank.hover()
  await page.mouse.down()
  await expect(plank).toHaveCount(0)
  await page.mouse.up()
}

test('no bot, takeover, reload or tab opens hands', async ({ page, context }) => {
  const { session, cross, lion } = withSecrets()
  const all = [...cross, ...lion]
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await button(page, 'Look at the board').click()
  await give(page, 'The Lion')
  await expect(page.getByRole('alertdialog')).toContainText('The player of the Lion has not opened the hand.')
  await agree(page)
  await closePlayers(page)
  await expect(page.getByRole('main')).toContainText('The Page plays the Lion. All at the table agreed.')
  expect(await foundIn(page, all)).toEqual([])

  await ready('the Cross').click()
  await expect(button(page, /^End turn/)).toBeVisible()
  expect(await foundIn(page, cross)).toEqual(cross)
  expect(await foundIn(page, lion)).toEqual([])

  await setLeader(page, 'The Lion', 'A person')
  await agree(page)
  await closePlayers(page)
  await expect(ready('the Cross')).toBeVisible()
  expect(await foundIn(page, all)).toEqual([])

  await ready('the Cross').click()
  await expect(button(page, /^End turn/)).toBeVisible()
  await page.reload()
  await expect(ready('the Cross')).toBeVisible()
  expect(await foundIn(page, all)).toEqual([])

  await ready('the Cross').click()
  await expect(button(page, /^End turn/)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/citadel')
  await expect(readyAt(other)('the Cross')).toBeVisible()
  expect(await foundIn(other, all)).toEqual([])
})

test('a player who gives away their seat leaves no hand visible', async ({ page }) => {
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await ready('the Cross').click()
  await give(page, 'The Cross')
  await closePlayers(page)
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])
  await expect(page.getByRole('main')).toContainText('The Page plays the Cross. Its player wanted it.')

  await button(page, 'Look at the board').click()
  await setLeader(page, 'The Cross', 'A person')
  await agree(page)
  await closePlayers(page)
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])
})
