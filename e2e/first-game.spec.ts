import { expect, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { begin, open, positionOf, pressEndTurn, pressSeal } from './support/game.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

test('a newcomer begins with one press and plays without symbols, costs, resources', async ({ page }) => {
  await open(page, { newcomer: true })
  await expect(page.getByRole('radio', { name: 'First game' })).toBeChecked()
  await begin(page).click()
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await pressSeal(page, 'Begin the tale')
  await pressSeal(page, 'Roll for new monsters')
  const state = await positionOf(page)
  const faces = [
    ...Object.values(state.tiles),
    ...state.pile.pool,
    ...state.pile.thirds.flatMap(({ diamond }) => diamond ?? []),
    ...state.market.flatMap((face) => face ?? []),
  ]
  expect(faces).toHaveLength(18)
  expect(faces.flatMap(({ symbols }) => symbols)).toEqual([])
  await inWindows(page, [DESK, TABLET, PHONE], async () => {
    await expect(
      page.getByText(/wood|gold|magic|in the forest:|cannot pay/i).filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^In the forest/ })).toHaveCount(0)
  })
  await pressEndTurn(page)
  expect((await positionOf(page)).turn).toBeGreaterThan(0)
  await expectNoFaults(page)
})

test('the cover keeps an earlier chosen difficulty', async ({ page }) => {
  await open(page, { newcomer: true })
  await page.getByRole('radio', { name: 'Grim tale' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Grim tale' })).toBeChecked()
})
