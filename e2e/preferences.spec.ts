import { expect, type Page, test } from '@playwright/test'
import { aim, open, seal } from './support/game.ts'
import { beforeParade, findTale, someOf, storedTale } from './support/tale.ts'

const acting = findTale(({ phase }) => phase === 'action')

test('a language is chosen in the settings, spoken at once, and still spoken after a reload', async ({
  page,
}) => {
  await open(page, { stored: storedTale(acting) })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('dialog', { name: 'Instellingen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Beurt klaar' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Het laatste sprookje')
  await expect(page.getByRole('button', { name: 'Beurt klaar' })).toBeVisible()
})

test('the page turns to night by its own button, and stays so', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const byDay = await ink()
  await page.getByRole('button', { name: 'To the night page' }).click()
  await expect.poll(ink).not.toBe(byDay)
  const byNight = await ink()
  await page.reload()
  await expect(page.getByRole('button', { name: 'To the day page' })).toBeVisible()
  expect(await ink()).toBe(byNight)
})

/** Notes by which properties pieces are animated from now on. */
async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const moved = JSON.stringify(frames).includes('transform')
      document.documentElement.dataset[moved ? 'moved' : 'faded'] = ''
      return animate.call(this, frames, options)
    }
  })
}

/** How many things on the page move for ever. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

for (const wish of ['no-preference', 'reduce'] as const) {
  test(`monsters ${wish === 'reduce' ? 'fade instead of moving' : 'move'} with reduced motion "${wish}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: wish })
    await noteMotion(page)
    const tale = beforeParade(2)
    await open(page, { stored: storedTale(tale), speed: 'calm' })
    await aim(page, someOf(tale.state, 'expand'))
    await expect(page.locator('[data-offer="aimed"]')).toBeVisible()
    expect((await endless(page)) > 0).toBe(wish === 'no-preference')
    await page.keyboard.press('Escape')
    await seal(page, 'End turn').click()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible({ timeout: 20_000 })
    const root = page.locator('html')
    await expect(root).toHaveAttribute(wish === 'reduce' ? 'data-faded' : 'data-moved', '')
    if (wish === 'reduce') await expect(root).not.toHaveAttribute('data-moved')
  })
}
