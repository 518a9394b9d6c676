import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { tooSmall, unreachable, widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, onPurpose, open, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { after, beforeParade, storedTale, type Tale } from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, SMALL_PHONE, TABLET } from './support/windows.ts'

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
  await expect(page.locator('[data-refuge]')).toBeFocused()
  // Nothing can be done with it: a thin line, and no thick frame round the whole panel.
  await expect(page.locator('[data-refuge]')).toHaveCSS('outline-width', '1px')
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

/** Nothing of it is scrolled away as it comes, and its planks stay where they are while it is read. */
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

/** The rule book and the settings lie on the card, which comes back after them. */
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

/** Stepped aside, the card is a bar in the place of what cannot be pressed meanwhile. */
async function lookStraight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  await expect(seal(page, 'Roll for new monsters')).toBeHidden()
  const bar = await card(page).boundingBox()
  const home = await page.locator('[data-refuge]').first().boundingBox()
  if (!bar || !home) throw new Error('Nothing lies there.')
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
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const choice = page.getByRole('group', { name: 'A card when the turn passes to another player' })
  await choice.getByRole('radio', { name: 'No', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await pressEndTurn(page)
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

test('all of it can be read and pressed in every window, by day and by night', async ({ page }) => {
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

test('whose turn it is stands in sight in low windows', async ({ page }) => {
  const low = [
    { width: 667, height: 375 },
    { width: 640, height: 360 },
  ]
  await inWindows(page, [PHONE_ACROSS, ...low, SMALL_PHONE], () => readLow(page))
})

test('from the card to the table and to the rules, and back', async ({ page }) => {
  await test.step('the rule book and the settings', () => readRules(page))
  await test.step('a look at the table', () =>
    inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS], () => lookStraight(page)))
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
