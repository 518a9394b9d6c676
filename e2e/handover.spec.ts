import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { tooSmall, unreachable, widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, open, resize, seal } from './support/game.ts'
import { after, beforeParade, storedTale, type Tale } from './support/tale.ts'

/** The tale just before the turn passes, led by people of these names. */
const led = (tale: Tale, ...players: string[]): Tale => ({
  ...tale,
  config: {
    ...tale.config,
    seats: tale.config.seats.map((seat, index) => ({ ...seat, player: players[index] ?? '' })),
  },
})

const marching = beforeParade(4)
const ended = after(marching, { type: 'end-turn' })
const there = stateHash(ended.state)

const card = (page: Page) => page.getByRole('dialog')
const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' })

test('the card comes when the monsters have been shown; the game has gone on long before', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, { stored: storedTale(marching), speed: 'calm', handover: 'on' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await seal(page, 'End turn').click()
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  expect(await hashOf(page)).toBe(there)
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(card(page)).toBeVisible()
  await expect(ready(page)).toBeFocused()
  expect(await hashOf(page)).toBe(there)
})

async function putAway(page: Page): Promise<void> {
  await open(page, { stored: storedTale(marching), handover: 'on' })
  await seal(page, 'End turn').press('Enter')
  await expect(ready(page)).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator('[data-refuge]')).toBeFocused()
  expect(await hashOf(page)).toBe(there)
  await page.keyboard.press('e')
  await expect.poll(() => hashOf(page)).not.toBe(there)
}

async function reloadIt(page: Page): Promise<void> {
  await open(page, { stored: storedTale(ended), handover: 'on' })
  await ready(page).click()
  await seal(page, 'Roll for new monsters').click()
  await expect.poll(() => hashOf(page)).not.toBe(there)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

async function playAlone(page: Page): Promise<void> {
  await open(page, { stored: storedTale(led(marching, 'Ann', 'Ann')), handover: 'on' })
  await seal(page, 'End turn').click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

async function switchOff(page: Page): Promise<void> {
  await open(page, { stored: storedTale(marching), handover: 'on' })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const choice = page.getByRole('group', { name: 'A card when the turn passes to another player' })
  await choice.getByText('No', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await seal(page, 'End turn').click()
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

test('all of it can be read and pressed in every window, by day and by night', async ({ page }) => {
  await open(page, { stored: storedTale(led(ended, 'Ann', 'Robin')), handover: 'on', theme: 'system' })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 568],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, { width, height })
      await expect(card(page)).toBeVisible()
      await expectNoFaults(page)
      expect(await tooSmall(page, 48)).toEqual([])
      expect(await unreachable(page)).toEqual([])
      expect(await widest(page)).toBe(width)
      await page.getByRole('button', { name: 'Look at the table' }).click()
      await expect(page.getByRole('heading', { name: 'Your turn begins' })).toHaveCount(0)
      await ready(page).click()
      await expect(card(page)).toHaveCount(0)
      await page.reload()
    })
  }
})

test('the card is put away, comes again after a reload, and stays away where nobody wants it', async ({
  page,
}) => {
  await test.step('a key puts it away and rolls nothing; the focus is on the table again', () =>
    putAway(page))
  await test.step('after a reload it says again whose turn it is, until something is done', () =>
    reloadIt(page))
  await test.step('whoever plays all characters alone never sees it', () => playAlone(page))
  await test.step('it can be switched off for good', () => switchOff(page))
})
