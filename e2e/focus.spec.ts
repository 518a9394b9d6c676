import { expect, type Page, test } from '@playwright/test'
import { en } from '../src/tales/fairy-tale/words/en/index.ts'
import { onPurpose, open, pressSeal, seal } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { menuItem, opener } from './support/menu.ts'
import { allowed, begunTale, findTale, storedTale } from './support/tale.ts'

/** Presses a key as an intended press, and expects the focus on a control, not on the page or a text. */
async function press(page: Page, key: string): Promise<void> {
  await onPurpose(page)
  await page.keyboard.press(key)
  await expect.poll(() => page.evaluate(focusNow), { message: `after ${key}` }).toBe('a control')
}

function focusNow(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing'
  return focused.matches('[data-refuge]') ? 'a text' : 'a control'
}

const focused = (page: Page) => page.locator(':focus')

/** Goes from the cover to the table by keys only. */
async function begin(page: Page, tale: string): Promise<void> {
  await open(page, { query: `#/${tale}`, tips: 'on' })
  await tabTo(page, page.getByRole('button', { name: 'Begin the tale', exact: true }))
  await press(page, 'Enter')
}

test('in the first tale the focus moves to the next control', async ({ page }) => {
  await begin(page, 'fairy-tale')
  await expect(focused(page)).toHaveAccessibleName(/^First tile 1/)
  await tabTo(page, page.getByRole('button', { name: 'Lay them for us' }))
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAccessibleName('Begin the tale')
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAccessibleName('Roll for new monsters')
})

test('focus: the forest after a roll and tip, the roll after the turn', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await tabTo(page, seal(page, 'Roll for new monsters'))
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('data-place')
  await tabTo(page, page.getByRole('button', { name: 'Thank you' }))
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('data-place')
  await tabTo(page, seal(page, 'End turn'))
  await press(page, 'Enter')
  if (await page.getByText(en.table.seal.sure).first().isVisible()) await press(page, 'Enter')
  await expect(focused(page)).toHaveAccessibleName('Roll for new monsters')
})

test('the menu and its dialogs return the focus', async ({ page }) => {
  await begin(page, 'fairy-tale')
  await tabTo(page, opener(page))
  await press(page, 'Enter')
  await press(page, 'Escape')
  await expect(opener(page)).toBeFocused()
  await press(page, 'Enter')
  await expect(menuItem(page, 'home')).toBeFocused()
  await press(page, 'ArrowUp')
  await press(page, 'ArrowUp')
  await press(page, 'ArrowUp')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(opener(page)).toBeFocused()
})

/** The focused element at the start of a game, and keys that continue it: shortcuts, and Enter on the focused element. */
const WALKS = {
  boogyman: { first: '[data-place]', keys: ['Enter', 'ArrowRight', 'Enter', 'u', 'Enter', 'g', 'Escape'] },
  fortland: { first: '[data-place]', keys: ['Enter', 'e', 'Enter', 'b', 'e', 'e', 'Enter', 'u'] },
  fortress: { first: '[data-row="hand"]', keys: ['Enter', 'Enter', 'e', 'Enter', 'e', 'f', 'Enter', 'e'] },
  citadel: { first: 'button', keys: ['Enter', 'Enter', 'e', 'Enter', 'ArrowRight', 'Enter', 'Escape', 'u'] },
} as const

for (const [tale, { first, keys }] of Object.entries(WALKS))
  test(`playing by keys never loses focus: ${tale}`, async ({ page }) => {
    await begin(page, tale)
    await expect(focused(page)).toHaveAttribute('type', 'button')
    expect(await focused(page).evaluate((element, first) => element.matches(first), first)).toBe(true)
    for (const key of keys) await press(page, key)
  })

/** The visible key labels of the buttons of the table, in page order. */
const caps = (page: Page) =>
  page
    .locator('main [aria-keyshortcuts]')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => getComputedStyle(button, '::after').content)
        .filter((content) => content !== 'none'),
    )

test('buttons show keys while the keyboard is used', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  expect(await caps(page)).toEqual([])
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return (await caps(page)).join(' ')
    })
    .toMatch(/"E"/)
  // Cards have the same key everywhere and show none, nor do disabled buttons.
  expect((await caps(page)).join(' ')).not.toContain('"I"')
  await expect(seal(page, 'Roll for new monsters')).toHaveAccessibleName('Roll for new monsters')
  await page.mouse.click(700, 20)
  expect(await caps(page)).toEqual([])
})

test('Escape closes a tip, then the legend', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await pressSeal(page, 'Roll for new monsters')
  await expect(page.locator('[data-tip]')).toBeVisible()
  await expect(page.locator('[data-legend]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-tip]')).toHaveCount(0)
  await expect(page.locator('[data-legend]')).toBeVisible()
  await onPurpose(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-legend]')).toHaveCount(0)
})

test('a tile selected by key moves the focus to a place where it fits', async ({ page }) => {
  const tale = findTale(
    (state) => state.phase === 'action' && allowed(state, 'expand').some(({ slot }) => slot === 0),
  )
  await open(page, { stored: storedTale(tale) })
  await expect(seal(page, 'End turn')).toBeVisible()
  for (const corner of ['Home', 'End']) {
    await page.locator('[data-place]').first().focus()
    await page.keyboard.press(corner)
    await page.keyboard.press('1')
    await expect(focused(page)).toHaveAttribute('data-offer', 'place')
    await onPurpose(page)
    await page.keyboard.press('Escape')
  }
})

test('the first key at a table shows once which key lists all keys', async ({ page }) => {
  const words = page.getByText('Press ? for all keys.')
  await open(page, { stored: storedTale(begunTale()), tips: 'on', knowsNoKeys: true })
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(words).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return words.isVisible()
    })
    .toBe(true)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab')
  await expect(words).toHaveCount(0)
})

test('a panel scrolls back when focus leaves', async ({ page }) => {
  const tale = findTale(({ turn }) => turn === 5)
  await open(page, { stored: storedTale(tale) })
  const sheet = page.getByRole('region', { name: 'Heroes and tale' })
  await tabTo(page, sheet.getByRole('button').last())
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await press(page, 'Tab')
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})
