import { expect, type Page, test } from '@playwright/test'
import { open, seal } from './support/game.ts'
import { after, begunTale, storedTale } from './support/tale.ts'

/** Presses a key as another keyboard layout sends it: the typed text and the position. */
async function type(page: Page, text: string, code: string, shift = false): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const key = { key: text, code, modifiers: shift ? 8 : 0, text }
  await screen.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' })
  await screen.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' })
  await screen.detach()
}

for (const [keyboard, letter] of [
  ['Russian', 'у'],
  ['Greek', 'ε'],
  ['Arabic', 'ث'],
] as const)
  test(`a ${keyboard} keyboard rolls by E’s position`, async ({ page }) => {
    await open(page, { stored: storedTale(begunTale(3)) })
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    await type(page, letter, 'KeyE')
    await expect(seal(page, 'End turn')).toBeVisible()
  })

test('digit keys of a French keyboard select a tile, with and without shift', async ({ page }) => {
  await open(page, { stored: storedTale(after(begunTale(3), { type: 'roll' })) })
  const first = page.getByRole('button', { name: /^Market 1:/ })
  const inHand = page.locator('[class*="isChosen"]')
  await expect(first).toBeVisible()
  await type(page, '&', 'Digit1')
  await expect(inHand).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(inHand).toHaveCount(0)
  await type(page, '1', 'Digit1', true)
  await expect(inHand).toHaveCount(1)
})

test('an Arabic keyboard opens the dialog of keys', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale(3)) })
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await type(page, '؟', 'Slash', true)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('E begins the game with the focus on a radio button of the cover', async ({ page }) => {
  await open(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('e')
  await expect(page.locator('[data-place]').first()).toBeVisible()
})
