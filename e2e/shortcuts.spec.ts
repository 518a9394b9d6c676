import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { openCitadel } from './support/citadel.ts'
import { openDuel } from './support/duel.ts'
import { openFortland } from './support/fortland.ts'
import { begin, hashOf, open, positionOf, pressEndTurn, seal } from './support/game.ts'
import { opener, openSettings } from './support/menu.ts'
import { openSiege } from './support/siege.ts'
import { allowed, findTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE } from './support/windows.ts'

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keys' })

async function openSheet(page: Page): Promise<void> {
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.keyboard.press('?')
  await expect(sheet(page).getByText('Describe the table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

/** Closes the dialog by Escape and presses its key right after: before the browser emits its close event. */
async function reopenAtOnce(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  await sheet(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', code: 'Slash', bubbles: true }))
  })
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

async function switchOff(page: Page): Promise<void> {
  const market = page.getByRole('button', { name: /^Market 1:/ })
  await expect(market).toHaveAttribute('aria-keyshortcuts', '1')
  await page.keyboard.press('1')
  await expect(market).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await openSettings(page)
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await sheet(page).getByRole('radio', { name: 'Off' }).check({ force: true })
  await expect(sheet(page).getByText('Confirm')).toBeVisible()
  await expect(sheet(page).getByText('Take a tile in hand')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(market).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts]:not([aria-keyshortcuts^=F])')).toHaveCount(0)
  for (const key of ['1', 'e', 'u', 'p', 'f', 't', 'w', 'i', '?']) await page.keyboard.press(key)
  await expect(market).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-live="polite"] p')).toHaveCount(0)
  expect(await hashOf(page)).toBe(stateHash(acting.state))
}

async function playWithout(page: Page): Promise<void> {
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.keyboard.press('Tab')
  const describe = page.getByRole('button', { name: 'Describe the table' })
  await expect(describe).toBeFocused()
  await expect(describe).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-live="polite"]')).toContainText('hearts left.')
  await pressEndTurn(page)
  await expect.poll(async () => (await positionOf(page)).phase).not.toBe('action')
}

test('letter keys do what their dialog says, and can be switched off', async ({ page }) => {
  await open(page)
  await test.step('a key opens the dialog of keys on the cover', async () => {
    await expect(begin(page)).toBeVisible()
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible()
  })
  await open(page, { stored: storedTale(acting) })
  await test.step('opens at the table too, and Escape closes it', () => openSheet(page))
  await test.step('a key right after Escape opens it again', () => reopenAtOnce(page))
  await test.step('switched off, they do nothing, also after a reload', () => switchOff(page))
  await test.step('their actions work without them: the main button, the summary of the table', () =>
    playWithout(page))
})

test('keys go to the places to walk to and the monsters to remove, one after another', async ({ page }) => {
  const tale = findTale((state) => allowed(state, 'walk').length > 1 && allowed(state, 'remove').length > 0)
  await open(page, { stored: storedTale(tale) })
  await expect(seal(page, 'End turn')).toBeVisible()
  const focused = page.locator(':focus')
  await page.keyboard.press('m')
  await expect(focused).toHaveAttribute('data-offer', 'walk')
  const first = await focused.getAttribute('data-place')
  await page.keyboard.press('m')
  await expect(focused).toHaveAttribute('data-offer', 'walk')
  await expect(focused).not.toHaveAttribute('data-place', first ?? '')
  await page.keyboard.press('x')
  await expect(focused).toHaveAttribute('data-removes', '')
  const before = Object.values(tale.state.tiles).flatMap(({ monsters }) => monsters).length
  await page.keyboard.press('Enter')
  await expect
    .poll(
      async () => Object.values((await positionOf(page)).tiles).flatMap(({ monsters }) => monsters).length,
    )
    .toBe(before - 1)
})

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the first tale': (page) => open(page, { stored: storedTale(acting) }),
  'the duel': (page) => openDuel(page, { actions: 'place d4' }),
  Fortland: (page) => openFortland(page, { actions: 'muster n1, muster w2, roll' }),
  'The Fortress': (page) =>
    openSiege(page, { position: 'life 16; garrison antler-king; hand wood; deck wood*14' }),
  'the Citadel': (page) => openCitadel(page, 'end'),
}

for (const [name, opens] of Object.entries(TABLES))
  test(`${name}: a key opens the menu beside the board, and on a phone`, async ({ page }) => {
    await opens(page)
    await inWindows(page, [DESK, PHONE], async () => {
      await expect(opener(page)).toBeVisible()
      await page.keyboard.press('l')
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(page.locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
    })
  })

test('the list of keys shows that it goes on below a small window', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, { stored: storedTale(acting) })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.keyboard.press('?')
  const shades = await sheet(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto')
      .map((one) => getComputedStyle(one).backgroundAttachment),
  )
  expect(shades).toEqual(['local, scroll'])
})
