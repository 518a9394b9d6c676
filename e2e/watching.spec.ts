import { expect, type Page, test } from '@playwright/test'
import { device, openTable } from './support/devices.ts'
import { fromMenu } from './support/menu.ts'

test('others watch a game for one by the code, and are invited during it', async ({ page, browser }) => {
  const strip = (own: Page) => own.getByRole('list', { name: 'The people at this table' })
  const code = await openTable(page, 'fortress')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(strip(page)).toContainText('Your turn')
  const friend = await device(browser, `/#/join/${code}`)
  await expect(friend.getByRole('heading', { name: 'Just watch' })).toBeVisible()
  await friend.getByRole('button', { name: 'Just watch' }).click()
  await expect(strip(friend)).toContainText('is to move')
  for (const name of ['Undo', /^Hint/, 'End turn', 'Fight'])
    await expect(friend.getByRole('button', { name })).toHaveCount(0)
  await fromMenu(page, 'players')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite somebody' })
  await expect(invitation).toContainText('Every seat is taken.')
  await expect(invitation.getByText(/^The code is/)).toBeAttached()
  await expect(invitation.getByRole('textbox', { name: 'The link' })).toHaveValue(/#\/join\//)
})
