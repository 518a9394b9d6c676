import { expect, type Page, test } from '@playwright/test'
import { openCitadel } from './support/citadel.ts'
import { buildDrawn, openDrawn } from './support/drawn.ts'
import { openDuel, tile } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { doStep, hearFrom } from './support/first-tale.ts'
import { open, press, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { coveredBy } from './support/homes.ts'
import { openSettings } from './support/menu.ts'
import { openSiege } from './support/siege.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, TABLET } from './support/windows.ts'

// One worker for all: the page that the tests open is built once.
test.describe.configure({ mode: 'default' })
test.beforeAll(buildDrawn)

const tip = (page: Page) => page.locator('[data-tip]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const idOf = (page: Page) => tip(page).getAttribute('data-tip')

/** A forest with a full tile, for the tip "crowd", and a den, for the next tip. */
const CROWDED = 'O ━ ━3\n╹∩ . .\nseats huntsman 0,0; rapunzel 0,0\nmarket ┃#20 ━#21 ┓#22'

/** Goes to the action phase of the next turn. */
async function nextTurn(page: Page): Promise<void> {
  await pressEndTurn(page)
  await pressSeal(page, 'Roll for new monsters')
  await expect(seal(page, 'End turn')).toBeVisible()
}

test('tips show once each, one at a time, one a turn, and cover nothing', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
  await pressSeal(page, 'Roll for new monsters')
  await expect(tip(page)).toHaveCount(1)
  const told = [await idOf(page)]
  await button(page, 'Thank you').click()
  await expect(tip(page)).toHaveCount(0)
  await page.locator('[data-offer="walk"]').first().click()
  await expect(tip(page)).toHaveCount(0)
  await nextTurn(page)
  await expect(tip(page)).toHaveCount(1)
  told.push(await idOf(page))
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  for (const id of told) await expect(page.locator(`[data-tip="${id}"]`)).toHaveCount(0)
  expect(new Set(told).size).toBe(2)
})

test('an unconfirmed tip disappears with its turn', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toHaveAttribute('data-tip', 'crowd')
  await pressEndTurn(page)
  await expect(tip(page)).toHaveCount(0)
})

test('a tip hides for a selected tile, a notice or a dialog, and returns', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toBeVisible()
  await page.locator('[data-card="market 1"]').click()
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeVisible()
  await press(page.locator('[data-place]:not([data-offer])').first())
  await expect(page.locator('[data-notice]')).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
  await page.locator('[data-notice] button').last().click()
  await expect(tip(page)).toBeVisible()
  await page.keyboard.press('f')
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(tip(page)).toBeVisible()
})

test('no tip shows over a question', async ({ page }) => {
  await openDrawn(page, `${CROWDED}\npending clear-place huntsman delivery`, { tips: 'on' })
  await expect(page.locator('[data-offer]').first()).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
})

test('a tip links to its rule page', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await button(page, 'Read more').click()
  await expect(page.getByRole('dialog')).toContainText('When all is full')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeVisible()
})

test('one press stores that all tips are off', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await pressSeal(page, 'Roll for new monsters')
  await button(page, 'No more tips').click()
  await expect(tip(page)).toHaveCount(0)
  await expect(page.locator('[data-live] p', { hasText: 'The settings bring them back.' })).toHaveCount(1)
  await nextTurn(page)
  await expect(tip(page)).toHaveCount(0)
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await openSettings(page)
  const choice = page.getByRole('group', { name: 'Tips' })
  await expect(choice.getByRole('radio', { name: 'No' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(1)
})

test('after the lesson its tips are not repeated', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('the-last-fairy-tale.lesson', JSON.stringify({ done: 13, known: true }))
  })
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toHaveAttribute('data-tip', 'building')
})

test('no tips show during the lesson', async ({ page }) => {
  await open(page, { tips: 'on' })
  await hearFrom(page, 'full')
  await doStep(page, 'full')
  await expect(tip(page)).toHaveCount(0)
})

test('on a phone tips of the duel leave the controls visible', async ({ page }) => {
  await openDuel(page, {
    actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
    tips: 'on',
  })
  await inWindows(page, [PHONE, PHONE_ACROSS], async () => {
    const lies = await tip(page).boundingBox()
    for (const one of await page.locator('[data-tile]').all())
      expect(overlap(lies, await one.boundingBox())).toBe(false)
    await expect(page.getByText('Choose one of your firs.').filter({ visible: true })).toBeInViewport()
    await expect(tip(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the duel has tips of its own', async ({ page }) => {
  await openDuel(page, {
    actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
    tips: 'on',
  })
  await expect(tip(page)).toHaveAttribute('data-tip', 'tree')
  await tile(page, 'a1').click()
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'Read more').click()
  await expect(page.getByRole('dialog')).toContainText('Trees grow')
})

/** True if two boxes exist and overlap. */
function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>

const WINDOWS = [DESK, TABLET, PHONE, PHONE_ACROSS]

/** A forest that a small window shows at a smaller scale. */
const LARGE = `. . ┃ . .\n. ┏ ╋ ┓ .\n━ ╋ ╋3 ╋ ━\n━ ╋ O ╋ ━\n. ╹∩ ┃ ┃ .\n. . ┃ . .\nseats huntsman 0,0; rapunzel 0,0; puss-in-boots 0,0\nmarket ┃#20 ━#21 ┓#22`

for (const [size, forest] of Object.entries({ small: CROWDED, large: LARGE }))
  for (const hand of ['right', 'left'] as const)
    test(`in a ${size} forest a tip covers no controls, for a ${hand} hand`, async ({ page }) => {
      await openDrawn(page, forest, { tips: 'on', hand })
      await inWindows(page, WINDOWS, () => expectAtHome(page))
      await expectNoFaults(page)
    })

test('on a phone the actions left in the turn stay visible beside a tip', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toBeVisible()
  for (const act of ['walk', 'expand', 'remove']) {
    const button = page.locator(`[data-strip] [data-act="${act}"]`)
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
  }
  for (const slot of [0, 1, 2]) await page.locator(`[data-card="market ${slot}"]`).click({ trial: true })
})

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the duel': (page) =>
    openDuel(page, {
      actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
      tips: 'on',
    }),
  'The Fortress': (page) =>
    openSiege(page, {
      position:
        'life 16; garrison thumb-knight kettle-guard moss-boar; army mill-ox iron-hans honey-bear; lands 1 1 1; deck wood*4',
      tips: 'on',
    }),
  'the Citadel': (page) => openCitadel(page, 'end', { tips: 'on' }),
}

for (const [name, openTable] of Object.entries(TABLES))
  test(`in ${name} a tip covers no controls`, async ({ page }) => {
    await openTable(page)
    await inWindows(page, WINDOWS, () => expectAtHome(page))
  })

/** Expects the whole tip inside the window, without covering controls. */
async function expectAtHome(page: Page): Promise<void> {
  await expect(tip(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => coveredBy(tip(page))).toEqual([])
}
