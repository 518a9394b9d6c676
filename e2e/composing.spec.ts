import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  fetchNothingAhead,
  KEYS,
  meanAllPresses,
  open,
  openBox,
  playTogether,
  seedField,
} from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'

const LONG = 'ねこがねたのでいぬもねたよるはしずかにふけてゆくのだった'.repeat(3)

/** Opens a page of the app by its address. */
async function openAt(page: Page, address: string): Promise<void> {
  const settings = JSON.stringify({ language: 'en', speed: 'instant', tips: 'off' })
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.settings,
    settings,
  ] as const)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(address)
}

/** Types with an input method, up to the point before the text is accepted. Returns a function that accepts it. */
async function compose(page: Page, text: string): Promise<() => Promise<void>> {
  const screen = await page.context().newCDPSession(page)
  // Some input methods compose a word in several steps.
  for (const end of [Math.ceil(text.length / 2), text.length])
    await screen.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  return async () => {
    await screen.send('Input.insertText', { text })
    await screen.detach()
  }
}

/** Presses a key that the input method handles. The page gets a keydown too; some systems name the key, others 'Process'. */
async function pressWhileComposing(page: Page, key: 'Escape' | 'Enter'): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await screen.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 })
  await screen.detach()
  await page.evaluate((named) => {
    const press = { key: named, code: named, isComposing: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
  }, key)
}

/** Opens the part of the cover of The Fortress with its name field. */
async function openSiegeBox(page: Page): Promise<void> {
  await openAt(page, '/#/fortress')
  await page.getByRole('button', { name: 'More…', exact: true }).click()
}

/** Expects that a field cuts the accepted text to its limit. The text has characters twice as wide as letters. */
async function expectCutAfterwards(page: Page, field: Locator, signs: number): Promise<void> {
  await field.fill('')
  await field.focus()
  const accept = await compose(page, LONG)
  await expect(field).toHaveValue(LONG)
  await accept()
  await expect(field).toHaveValue(LONG.slice(0, signs))
}

for (const [tale, reach] of [
  ['fairy-tale', (page: Page) => open(page).then(() => playTogether(page))],
  ['boogyman', (page: Page) => openAt(page, '/#/boogyman')],
  ['fortland', (page: Page) => openAt(page, '/#/fortland')],
  ['fortress', openSiegeBox],
  ['citadel', (page: Page) => openAt(page, '/#/citadel')],
] as const)
  test(`${tale}: accepts a composition longer than a name, then cuts it`, async ({ page }) => {
    await reach(page)
    const fields = page.getByRole('textbox').or(page.locator('input[list="players"]'))
    await fields.first().waitFor()
    for (const field of await fields.all()) await expectCutAfterwards(page, field, 18)
  })

test('the name of a deck: accepts a composition that is too long, then cuts it', async ({ page }) => {
  await openAt(page, '/#/fortress')
  await page.getByRole('button', { name: 'Choose your own…', exact: true }).click()
  await expectCutAfterwards(page, page.getByRole('textbox', { name: 'Name of the deck' }), 18)
})

test.describe('the seed on the cover', () => {
  test.beforeEach(async ({ page }) => {
    await open(page)
    await openBox(page)
  })

  test('accepts a long composition, then cuts it', ({ page }) =>
    expectCutAfterwards(page, seedField(page), 16))

  test('reads a composed seed once it is accepted', async ({ page }) => {
    await seedField(page).fill('')
    const accept = await compose(page, '7km 04q')
    await pressWhileComposing(page, 'Enter')
    await expect(seedField(page)).toHaveValue('7km 04q')
    await accept()
    await seedField(page).blur()
    await expect(seedField(page)).toHaveValue('7KM-04Q')
  })

  test('Escape while composing keeps the field, its text and the open box', async ({ page }) => {
    await seedField(page).fill('')
    const accept = await compose(page, 'ねこ')
    await pressWhileComposing(page, 'Escape')
    await expect(seedField(page)).toBeFocused()
    await expect(seedField(page)).toHaveValue('ねこ')
    await accept()
    await expect(seedField(page)).toBeFocused()
    await expect(seedField(page)).toHaveValue('ねこ')
  })
})

test.describe('the rename field of "Your tales"', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, { stored: storedTale(begunTale(3)) })
    await page.goto('/#/tales')
    await page.getByRole('button', { name: 'Give it a name', exact: true }).click()
  })
  const field = (page: Page) => page.getByRole('textbox', { name: 'Give it a name' })

  test('accepts a long composition, then cuts it', ({ page }) => expectCutAfterwards(page, field(page), 45))

  test('the first Escape ends composing, the second closes', async ({ page }) => {
    await field(page).fill('')
    const accept = await compose(page, 'ねこ')
    await pressWhileComposing(page, 'Escape')
    await expect(field(page)).toHaveValue('ねこ')
    await accept()
    await expect(field(page)).toHaveValue('ねこ')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
  })

  test('Enter while composing does not accept the name', async ({ page }) => {
    await field(page).fill('')
    const accept = await compose(page, 'ねこ')
    await pressWhileComposing(page, 'Enter')
    await expect(field(page)).toHaveValue('ねこ')
    await accept()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveCount(0)
    await expect(page.getByRole('article')).toContainText('ねこ')
  })
})

for (const address of ['/#/fairy-tale/rules', '/#/boogyman/rules', '/#/citadel/rules'])
  test(`${address}: Escape while composing keeps the search; afterwards it clears it`, async ({ page }) => {
    await openAt(page, address)
    const field = page.getByRole('searchbox')
    await field.click()
    await expect(field).toBeFocused()
    const accept = await compose(page, 'oger')
    await expect(field).toHaveValue('oger')
    await pressWhileComposing(page, 'Escape')
    await expect(field).toHaveValue('oger')
    await accept()
    await expect(field).toHaveValue('oger')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(field).toBeVisible()
  })
