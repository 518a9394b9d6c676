import { expect, type Page, test } from '@playwright/test'
import { open, resize } from './support/game.ts'
import { openSettings } from './support/menu.ts'

const chapter = (page: Page) => page.getByRole('tabpanel').getByRole('region')

/** True if visible text of a chapter starts with a pattern. */
const inSight = (page: Page, text: RegExp) =>
  chapter(page).evaluate((box, source) => {
    const page = box.getBoundingClientRect()
    return [...box.querySelectorAll('li, h3')].some((part) => {
      const { left, right } = part.getBoundingClientRect()
      const seen = left >= page.left - 1 && right <= page.right + 1
      return seen && new RegExp(source).test(part.textContent ?? '')
    })
  }, text.source)

async function openBook(page: Page): Promise<void> {
  await open(page)
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Turns the pages by keys to the last rule and back. */
async function turnByKeys(page: Page): Promise<void> {
  await expect(chapter(page)).toHaveAccessibleName(/^The game, pages 1 and 2 of \d/)
  expect(await inSight(page, /^A turn has three parts/)).toBe(true)
  expect(await inSight(page, /^Rule by rule/)).toBe(false)
  await chapter(page).focus()
  await page.keyboard.press('PageDown')
  await expect(chapter(page)).toHaveAccessibleName(/pages 3 and 4/)
  await expect.poll(() => inSight(page, /^Rule by rule/)).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => inSight(page, /^A turn has three parts/)).toBe(true)
  await expect(page.getByRole('button', { name: 'Turn back a page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
}

async function turnOnPhone(page: Page): Promise<void> {
  await expect(chapter(page)).toHaveAccessibleName(/^The game, page 1 of \d/)
  await page.getByRole('tab', { name: 'Heroes' }).click()
  await expect(chapter(page)).toHaveAccessibleName(/^Heroes, page 1/)
  const turn = page.getByRole('button', { name: 'Turn the page' })
  while ((await turn.getAttribute('aria-disabled')) === 'false') await turn.click()
  await expect
    .poll(() =>
      chapter(page).evaluate((box) => {
        const last = [...box.querySelectorAll('li')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
        const { left, right } = box.getBoundingClientRect()
        return last.left >= left && last.right <= right + 1
      }),
    )
    .toBe(true)
}

test('the rule book opens and turns pages', async ({ page }) => {
  await openBook(page)
  await test.step('two pages at a time, in a wide window', () => turnByKeys(page))
  await resize(page, { width: 390, height: 844 })
  await test.step('one page at a time on a phone, up to the last rule', () => turnOnPhone(page))
})
