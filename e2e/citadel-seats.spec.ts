import { expect, type Page, test } from '@playwright/test'
import { foundIn, openAt, readyAt, withSecrets } from './support/citadel-secrets.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Lets the Page lead an Order, as far as the table allows it. */
async function give(page: Page, who: string): Promise<void> {
  await button(page, `Let a computer player lead ${who}`).click()
  await button(page, `Let the Page lead ${who}`).click()
}

/** Holds the button that says that all agree. */
async function agree(page: Page): Promise<void> {
  const plank = button(page, 'We all agree')
  await plank.hover()
  await page.mouse.down()
  await expect(plank).toHaveCount(0)
  await page.mouse.up()
}

test('a bot in the other person’s seat opens no hand, nor does taking it over, a reload or a second window', async ({
  page,
  context,
}) => {
  const { session, cross, lion } = withSecrets()
  const all = [...cross, ...lion]
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await button(page, 'Look at the board').click()
  await give(page, 'the Lion')
  await expect(page.getByRole('alertdialog')).toContainText('The player of the Lion has not opened the hand.')
  await agree(page)
  await expect(page.getByRole('main')).toContainText('The Page leads the Lion. All at the table agreed.')
  expect(await foundIn(page, all)).toEqual([])

  await ready('the Cross').click()
  await expect(button(page, /^End turn/)).toBeVisible()
  expect(await foundIn(page, cross)).toEqual(cross)
  expect(await foundIn(page, lion)).toEqual([])

  await button(page, 'Take over the Lion').click()
  await agree(page)
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

test('who gives away their own seat leaves no hand open behind them', async ({ page }) => {
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await ready('the Cross').click()
  await give(page, 'the Cross')
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])
  await expect(page.getByRole('main')).toContainText('The Page leads the Cross. Its player wanted it so.')

  await button(page, 'Look at the board').click()
  await button(page, 'Take over the Cross').click()
  await agree(page)
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])
})
