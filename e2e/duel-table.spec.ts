import { expect, type Locator, test } from '@playwright/test'
import { randomState, seededRng } from '../src/engine/kernel/index.ts'
import { apprentice } from '../src/tales/boogyman/bots/index.ts'
import { doByHand, duelNow, openDuel, tile } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { holdDown, onPurpose } from './support/game.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, SMALL_PHONE, TABLET } from './support/windows.ts'

const luck = seededRng({ random: randomState(7) })

test('a whole game by mouse against the Cub, up to its last page', async ({ page }) => {
  await openDuel(page, { actions: '', leaders: { green: 'cub' } })
  await page.getByRole('button', { name: 'Place them for us' }).click()
  for (let turn = 0; turn < 400; turn++) {
    await expect.poll(async () => isOurs(await duelNow(page))).toBe(true)
    const state = await duelNow(page)
    if (state.outcome) break
    await doByHand(page, state, apprentice(state, luck))
  }
  expect((await duelNow(page)).outcome).not.toBeNull()
  await expect(page.getByRole('main')).toContainText(/won/)
})

/** True if it is our turn, or the game is over. */
const isOurs = ({ onTurn, outcome }: { onTurn: number; outcome: unknown }) => outcome !== null || onTurn === 0

test.describe('two people at one phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('play on, undo freely up to the limit, and further with consent', async ({ page }) => {
    await openDuel(page, { actions: 'place d4, place c4, place e4, place d5' })
    const tap = async (target: Locator) => {
      await onPurpose(page)
      await target.tap()
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const now = () => page.getByRole('list', { name: 'Who plays now' }).locator('[aria-current]')
    await expect(now()).toContainText('Mushroom folk')
    for (const name of ['d4', 'd3', 'd5', 'd6']) await tap(tile(page, name))
    await expect(now()).toContainText('Fir folk')
    expect(await duelNow(page)).toMatchObject({ turn: 2, onTurn: 1 })

    // The turn has just ended by itself. Undo is free up to there; further undo needs the consent of both.
    await tap(button('Undo'))
    await tap(button('Undo'))
    await expect(now()).toContainText('Mushroom folk')
    expect(await duelNow(page)).toMatchObject({ turn: 1, actions: 2, placed: 4 })
    await tap(button('Undo'))
    await holdDown(page, button('We all agree'))
    expect(await duelNow(page)).toMatchObject({ placed: 3 })

    for (const tab of ['Look out', 'Tale', 'How', 'Do']) {
      await tap(page.getByRole('tab', { name: tab }))
      await expect(page.getByRole('tabpanel')).toBeVisible()
    }
    await expectNoFaults(page, 'the duel on a phone')
  })
})

test('a half-played turn continues after a reload', async ({ page }) => {
  await openDuel(page, { actions: 'place d4, place c4, place e4, place d5, step d4 d3' })
  await expect(page.getByText('One more action')).toBeVisible()
  await page.reload()
  await expect(page.getByText('One more action')).toBeVisible()
  await tile(page, 'd5').click()
  await tile(page, 'd6').click()
  expect(await duelNow(page)).toMatchObject({ turn: 2, onTurn: 1 })
})

test('an unreadable game is reported and downloadable', async ({ page }) => {
  await openDuel(page, { stored: '{"format":1,"game":"boogyman","actions":[' })
  await expect(page.getByRole('alert')).toContainText(/cannot be opened.*We kept it safe/)
  await expect(page.getByRole('button', { name: /Begin/ })).toBeVisible()
})

test('the whole clearing is visible in any window, and nothing is wider than it', async ({ page }) => {
  await openDuel(page, { actions: 'place d4, place c4, place e4, place d5', theme: 'night' })
  await inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS, SMALL_PHONE], async ({ width, height }) => {
    for (const corner of ['a1', 'a4', 'd1', 'd7', 'g4', 'g7'])
      await expect(tile(page, corner)).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoFaults(page, `the duel, ${width} × ${height}`)
  })
})

/** A position with an own tile of two trees, which offers both buttons. */
const BOTH_PLANKS =
  'place c5, place c3, place d3, place b4, step b4 b5, step c5 b4, step d3 c3, step c3 d3, step b4 c5, step b5 b4, step d3 d4, step c3 d3'

for (const [name, size, letters] of [
  ['a desk', { width: 1440, height: 900 }, '100'],
  ['a tablet', { width: 1024, height: 768 }, '100'],
  ['a large screen with the largest letters', { width: 2560, height: 1440 }, '150'],
] as const) {
  test(`the buttons for giving a pawn stay in their panel on ${name}, in Dutch`, async ({ page }) => {
    await page.setViewportSize(size)
    await openDuel(page, { actions: BOTH_PLANKS, letters, language: 'nl' })
    await tile(page, 'b4').click()
    const planks = page.getByRole('button', { name: /^(Erbij maken|Roep )/ })
    await expect(planks).toHaveCount(2)
    expect(await planks.evaluateAll(beyondTheirPaper)).toEqual([])
  })
}

/** The buttons that extend beyond their panel, or over another one. */
function beyondTheirPaper(planks: readonly Element[]): string[] {
  const boxes = planks.map((plank) => plank.getBoundingClientRect())
  return planks.flatMap((plank, index) => {
    const { left, right, top, bottom } = plank.getBoundingClientRect()
    const paper = plank.closest('[class*="strip"]')?.getBoundingClientRect()
    const inside =
      paper && left >= paper.left && right <= paper.right && top >= paper.top && bottom <= paper.bottom
    const clear = boxes.every((other, nth) => nth === index || other.right <= left || other.left >= right)
    return inside && clear ? [] : [plank.textContent]
  })
}
