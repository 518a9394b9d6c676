import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, onPurpose } from './support/game.ts'

/** Opens the first lessons from the cover of the duel. */
async function openLessons(page: Page): Promise<void> {
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/boogyman')
  await page.getByRole('button', { name: 'First lessons' }).click()
  await expect(said(page)).toHaveAttribute('data-said', 'task')
}

const said = (page: Page) => page.locator('[data-said]')

/** A tile by its name, whatever stands on it. */
const tile = (page: Page, name: string) => page.locator(`dialog [data-tile=${name}]`)

const plank = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses on purpose what may lie where the press before was. */
async function press(control: Locator): Promise<void> {
  await onPurpose(control.page())
  await control.click()
}

/** What is said does not lie over the tile that it is about, nor over any other. */
async function expectBoardFree(page: Page): Promise<void> {
  const words = await said(page).boundingBox()
  const tiles = await page.locator('dialog [data-place]').all()
  for (const one of tiles) {
    const box = await one.boundingBox()
    if (!words || !box) throw new Error('Something cannot be seen.')
    const apart =
      words.x >= box.x + box.width || words.y >= box.y + box.height || words.x + words.width <= box.x
    expect(apart).toBe(true)
  }
}

for (const [name, size] of Object.entries({
  'a desk': { width: 1440, height: 900 },
  'a tablet': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`all three lessons are learned on ${name}, and a duel begins`, async ({ page }) => {
    await page.setViewportSize(size)
    await openLessons(page)
    await expectBoardFree(page)
    const box = await tile(page, 'c3').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    await press(tile(page, 'c3'))
    await press(tile(page, 'c5'))
    await expect(said(page)).toContainText('A step leads to a tile next door, and no further. Try once more.')
    await press(tile(page, 'c4'))
    await expect(tile(page, 'c3')).toHaveAccessibleName('c3, one tree')
    await press(plank(page, 'Next lesson'))

    await press(tile(page, 'd4'))
    await expectBoardFree(page)
    await press(plank(page, 'Call the Boogyman'))
    await expect(said(page)).toContainText('You may do that. But try to press “Spawn”')
    await press(plank(page, 'Spawn'))
    await expect(tile(page, 'd4')).toHaveAccessibleName('d4, two of yours, two have acted')
    await press(plank(page, 'Next lesson'))

    await press(tile(page, 'c2'))
    await press(tile(page, 'b4'))
    await expect(said(page)).toContainText('He will not walk among trees. So they are safe from him.')
    await press(tile(page, 'e4'))
    await expect(said(page)).toHaveAttribute('data-said', 'done')
    await expectNoFaults(page)
    await press(plank(page, 'Begin your duel'))
    await expect(page.locator('dialog')).toHaveCount(0)
  })
}

test('keys do it all: arrows, Enter, S, and Escape, which lets go before it leaves', async ({ page }) => {
  const enter = async () => {
    await onPurpose(page)
    await page.keyboard.press('Enter')
  }
  await openLessons(page)
  await expect(tile(page, 'c3')).toBeFocused()
  await enter()
  await expect(said(page)).toHaveAttribute('data-said', 'taken')
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveAttribute('data-said', 'task')
  await enter()
  await page.keyboard.press('ArrowRight')
  await enter()
  await expect(plank(page, 'Next lesson')).toBeFocused()
  await enter()
  await expect(tile(page, 'd4')).toBeFocused()
  await enter()
  await page.keyboard.press('s')
  await expect(said(page)).toHaveAttribute('data-said', 'done')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('nothing of a lesson is kept, and each can be had at any time', async ({ page }) => {
  await openLessons(page)
  await page.getByRole('button', { name: 'Lesson 3: The Boogyman, and who is safe' }).click()
  await tile(page, 'c2').click()
  await plank(page, 'Close').click()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('boogyman'))),
  ).toEqual([])
  expect(await keptTexts(page, 'boogyman')).toEqual([])
  await plank(page, 'First lessons').click()
  await expect(tile(page, 'c3')).toHaveAccessibleName('c3, one of yours')
})
