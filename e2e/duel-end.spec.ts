import { expect, test } from '@playwright/test'
import { duelNow, openDuel } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'

const BEGUN = 'place d4, place c4, place e4, place d5, step d4 d3'

test('who gives up has lost; the last page says so, and leads to another duel with sides changed [B 18]', async ({
  page,
}) => {
  await openDuel(page, { actions: BEGUN, leaders: { green: 'cub' } })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page
    .getByRole('alertdialog', { name: 'End this duel?' })
    .getByRole('button', { name: 'Give up' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The clearing was given up')
  await expect(page.getByRole('main')).toContainText('the Fir folk (the Cub) have won')
  await page.getByRole('button', { name: /sides/i }).click()
  expect(await duelNow(page)).toMatchObject({ turn: 0, outcome: null })
  await expect(page.getByRole('region', { name: 'Mushroom folk' })).toContainText('led by the Cub')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two agree on a draw, each asked for themselves; their last page has no fault', async ({ page }) => {
    await openDuel(page, { actions: BEGUN })
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('button', { name: 'Give up' }).tap()
    await page.getByRole('button', { name: 'Offer a draw' }).tap()
    await expect(page.getByRole('alertdialog', { name: 'Shall it be a draw?' })).toBeVisible()
    expect((await duelNow(page)).outcome).toBeNull()
    await page.getByRole('button', { name: 'We agree' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('They shared the clearing')
    await expectNoFaults(page, 'the last page of a duel on a phone')
  })
})
