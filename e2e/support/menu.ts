import { expect, type Locator, type Page } from '@playwright/test'
import { onPurpose } from './game.ts'

/** The menu button of a table, which is a tab on a phone. */
export const opener = (page: Page): Locator =>
  page.locator('button[aria-haspopup="menu"], [role="tab"][data-tab="menu"]').first()

/** An item of the open menu, independent of the language. */
export const menuItem = (page: Page, item: string): Locator =>
  page.locator(`[role=menu] [data-item="${item}"]`)

/** Opens the menu of the table, unless it is open. */
export async function openMenu(page: Page): Promise<void> {
  if (await page.getByRole('menu').isVisible()) return
  await onPurpose(page)
  await opener(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Chooses an item of the menu of the table. `then`: an item of the submenu that it opens. */
export async function fromMenu(page: Page, item: string, then?: string): Promise<void> {
  await openMenu(page)
  for (const one of then === undefined ? [item] : [item, then]) {
    await onPurpose(page)
    await menuItem(page, one).click()
  }
}

/** Opens the settings in English: by the button of a cover or card, or from the menu of a table. */
export async function openSettings(page: Page): Promise<void> {
  const own = page.getByRole('button', { name: 'Settings', exact: true })
  await expect(own.or(opener(page)).first()).toBeVisible()
  if (await own.first().isVisible()) await own.first().click()
  else await fromMenu(page, 'settings')
}

/** Opens the rule book at a table. */
export const rulesFromMenu = (page: Page): Promise<void> => fromMenu(page, 'help', 'rules')

/** Opens the dialog of players, and returns the radio button of a controller of a seat, in English. */
export async function leaderOf(page: Page, seat: string, leader: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Players and bots' })
  if (!(await dialog.isVisible())) await fromMenu(page, 'players')
  return dialog.getByRole('group', { name: new RegExp(`^${seat}`) }).getByRole('radio', { name: leader })
}

/** Chooses the controller of a seat. The dialog of players stays open. */
export async function setLeader(page: Page, seat: string, leader: string): Promise<void> {
  await (await leaderOf(page, seat, leader)).click({ force: true })
}

export async function closePlayers(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Players and bots' })
  await onPurpose(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
}

type Switch = 'sound' | 'night'

/** True if a switch of the menu is on. */
export async function isOn(page: Page, id: Switch): Promise<boolean> {
  await openMenu(page)
  const isChecked = (await menuItem(page, id).getAttribute('aria-checked')) === 'true'
  await page.keyboard.press('Escape')
  return isChecked
}

/** Presses a switch of the menu, and closes the menu. */
export async function pressSwitch(page: Page, id: Switch): Promise<void> {
  await fromMenu(page, id)
  await page.keyboard.press('Escape')
}
