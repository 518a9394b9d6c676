import { expect, type Locator, test } from '@playwright/test'
import { openDuel } from './support/duel.ts'

/** A duel without placed pawns, so that undo is refused. */
const DUEL = ''

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error(`${one} is not visible.`)
  return box
}

for (const [name, size] of Object.entries({
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}))
  test(`on a ${name} a hint and a refusal do not overlap`, async ({ page }) => {
    await page.setViewportSize(size)
    await openDuel(page, { actions: DUEL })
    await page.keyboard.press('g')
    const hint = page.getByRole('region', { name: 'The Guardian’s hint' })
    await expect(hint).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('u')
    const notice = page.locator('[data-notice]')
    const [above, below] = [await boxOf(hint), await boxOf(notice)]
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  })
