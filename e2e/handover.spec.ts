import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { tooSmall, unreachable, widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, onPurpose, open, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { after, beforeParade, storedTale, type Tale } from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, SMALL_PHONE, TABLET } from './support/windows.ts'

/** The game just before the turn passes, with these names of people. */
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

test('the card opens after the playback of the monsters; the game is already ahead', async ({ page }) => {
  await page.clock.install()
  await open(page, { stored: storedTale(marching), speed: 'calm', handover: 'on' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await pressEndTurn(page)
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
  await pressEndTurn(page, () => seal(page, 'End turn').press('Enter'))
  await expect(ready(page)).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(seal(page, 'Roll for new monsters')).toBeFocused()
  expect(await hashOf(page)).toBe(there)
  await onPurpose(page)
  await page.keyboard.press('e')
  await expect.poll(() => hashOf(page)).not.toBe(there)
}

async function reloadIt(page: Page): Promise<void> {
  await open(page, { stored: storedTale(ended), handover: 'on' })
  await ready(page).click()
  await pressSeal(page, 'Roll for new monsters')
  await expect.poll(() => hashOf(page)).not.toBe(there)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

const who = (page: Page) => card(page).getByRole('heading', { level: 2 })

/** Expects that the card opens unscrolled, and that its buttons stay in place while it is read. */
async function readLow(page: Page): Promise<void> {
  await open(page, { stored: storedTale(ended), handover: 'on' })
  await expect(ready(page)).toBeFocused()
  await expect(who(page)).toBeInViewport({ ratio: 1 })
  await expect(card(page).getByText('now the tale passes to')).toBeInViewport({ ratio: 1 })
  expect(await unreachable(page)).toEqual([])
  await page.getByRole('heading', { name: 'Your turn begins' }).scrollIntoViewIfNeeded()
  for (const name of ['I’m ready', 'Look at the table', 'How to play', 'Settings']) {
    const control = card(page).getByRole('button', { name })
    await expect(control).toBeInViewport({ ratio: 1 })
    await control.click({ trial: true })
  }
}

/** Opens the rule book and the settings over the card, which shows again afterwards. */
async function readRules(page: Page): Promise<void> {
  await open(page, { stored: storedTale(ended), handover: 'on' })
  for (const [name, dialog] of [
    ['How to play', 'How to play'],
    ['Settings', 'Settings'],
  ] as const) {
    await card(page).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveAccessibleName(/^now the tale passes to/)
    await expect(ready(page)).toBeFocused()
  }
  expect(await hashOf(page)).toBe(there)
}

/** Expects that the minimized card is a bar in the place of controls that are disabled meanwhile. */
async function lookStraight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  await expect(seal(page, 'Roll for new monsters')).toBeHidden()
  const bar = await card(page).boundingBox()
  const home = await page.locator('[data-refuge]').first().boundingBox()
  if (!bar || !home) throw new Error('The bar or the refuge is not visible.')
  expect(bar.height).toBeLessThan(110)
  expect(Math.abs(bar.x + bar.width / 2 - (home.x + home.width / 2))).toBeLessThan(60)
  expect(bar.y + bar.height).toBeGreaterThan(home.y + home.height / 2)
  expect(bar.y).toBeGreaterThan(home.y - 30)
  await page.getByRole('button', { name: 'Back to the card' }).click()
  await expect(who(page)).toBeInViewport({ ratio: 1 })
}

async function playAlone(page: Page): Promise<void> {
  const alone = JSON.stringify({ table: {}, cover: {}, people: 'one' })
  await open(page, { stored: storedTale(marching), leaders: alone, handover: 'on' })
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

async function switchOff(page: Page): Promise<void> {
  await open(page, { stored: storedTale(marching), handover: 'on' })
  await openSettings(page)
  const choice = page.getByRole('group', { name: 'A card between two players' })
  await choice.getByRole('radio', { name: 'No', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

test('the card is readable and usable in every window, by day and by night', async ({ page }) => {
  await open(page, { stored: storedTale(led(ended, 'Ann', 'Robin')), handover: 'on', theme: 'system' })
  await inWindows(page, [DESK, PHONE, SMALL_PHONE], async ({ width }) => {
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
})

test('the current player is visible in low windows', async ({ page }) => {
  const low = [
    { width: 667, height: 375 },
    { width: 640, height: 360 },
  ]
  await inWindows(page, [PHONE_ACROSS, ...low, SMALL_PHONE], () => readLow(page))
})

test('leads from the card to the table and to the rules, and back', async ({ page }) => {
  await test.step('the rule book and the settings', () => readRules(page))
  await test.step('a look at the table', () =>
    inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS], () => lookStraight(page)))
})

test('the card closes, returns after a reload, and can be disabled', async ({ page }) => {
  await test.step('a key closes it without rolling; the focus returns to the table', () => putAway(page))
  await test.step('after a reload it names the player again, until the next action', () => reloadIt(page))
  await test.step('one person with all heroes does not get it', () => playAlone(page))
  await test.step('it can be disabled permanently', () => switchOff(page))
})
