import { expect, test } from '@playwright/test'
import { widest } from './support/controls.ts'
import { duelNow, openDuel } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { resize } from './support/game.ts'
import { openSettings } from './support/menu.ts'

const BEGUN = 'place d4, place c4, place e4, place d5, step d4 d3'

/** The mushrooms win after 21 turns. In the 18th the firs could have stopped their Boogyman. */
const OVERLOOKED = [
  'place e3, place f5, place f6, place d3, step d3 c3, step e3 d3, step f5 f6, step f6 f5',
  'step d3 c2, step c3 c2, step f5 e5, step f6 f5, step c2 c3, step c2 d3, spawn f5, step e5 f6',
  'spawn d3, step c3 c2, step f5 f4, step f6 e5, step c2 c3, step d3 d2, step e5 f6, step f4 e3',
  'spawn c3, step d2 c1, spawn f6, step e3 d2, step d3 e3, step c3 c2, step d2 d3, step f6 e6',
  'spawn c2, spawn e3, step d3 d2, step f5 e4, step c3 d4, step c1 c2, spawn d2, step f6 f5',
  'step d4 e5, step e3 f3, step d2 d3, step f5 f6, spawn e5',
].join(', ')

test('giving up loses; the last page offers a duel with sides changed [B 18]', async ({ page }) => {
  await openDuel(page, { actions: BEGUN, leaders: { green: 'cub' } })
  await openSettings(page)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page
    .getByRole('alertdialog', { name: 'End this duel?' })
    .getByRole('button', { name: 'Give up' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The clearing was given up')
  await expect(page.getByRole('main')).toContainText('the Fir folk (the Cub) have won')
  await page.getByRole('button', { name: /sides/i }).click()
  expect(await duelNow(page)).toMatchObject({ turn: 0, outcome: null })
  await expect(page.getByRole('region', { name: 'Mushroom folk' })).toContainText('played by the Cub')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a draw needs the consent of each player; the last page has no faults', async ({ page }) => {
    await openDuel(page, { actions: BEGUN })
    await openSettings(page)
    await page.getByRole('button', { name: 'Give up' }).tap()
    await page.getByRole('button', { name: 'Offer a draw' }).tap()
    await expect(page.getByRole('alertdialog', { name: 'Do you want a draw?' })).toBeVisible()
    expect((await duelNow(page)).outcome).toBeNull()
    await page.getByRole('button', { name: 'We agree' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('They shared the clearing')
    await expectNoFaults(page, 'the last page of a duel on a phone')
  })
})

test('a lost duel has a review and dream', async ({ page }) => {
  test.slow()
  await openDuel(page, { actions: OVERLOOKED })
  await page.getByRole('radio', { name: 'The turn that decided it' }).check({ force: true })
  await expect(page.getByRole('img', { name: /^Who was ahead, turn by turn/ })).toBeVisible({
    timeout: 60_000,
  })
  const rows = page.getByRole('table', { name: 'Who was ahead' }).getByRole('row')
  await expect(rows.last()).toContainText('won for the Mushroom folk')
  const decision = page.getByRole('region', { name: 'The decision that cost most' })
  await expect(decision).toContainText('Turn 18, as it was played', { timeout: 60_000 })
  await expect(decision).toContainText(/Call the Boogyman on d2/)
  await expectNoFaults(page, 'the turn that decided a duel')
  for (const width of [1440, 1024, 390]) {
    await resize(page, { width, height: 844 })
    expect(await widest(page), `${width}`).toBeLessThanOrEqual(width)
  }
  await decision.getByRole('button', { name: 'Try from here' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toContainText('turn 18')
  expect(await duelNow(page)).toMatchObject({ turn: 18, outcome: null, onTurn: 1 })
  await page.getByRole('button', { name: 'Back to the true tale' }).click()
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seven stood')
})
