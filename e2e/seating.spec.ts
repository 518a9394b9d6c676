import { expect, type Locator, type Page, test } from '@playwright/test'
import { unreachable, widest } from './support/controls.ts'
import {
  type Before,
  onPurpose,
  open,
  place,
  positionOf,
  pressEndTurn,
  resize,
  seal,
} from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { findTale, someOf, storedTale } from './support/tale.ts'

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)
/** A game with the second seat on turn, on the far side. */
const across = findTale(
  ({ phase, pending, onTurn }) => phase === 'action' && pending === null && onTurn === 1,
)

const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}

/** Opens the page with some settings. */
async function openWith(page: Page, stored: string, choices: Before): Promise<void> {
  await open(page, { stored, ...choices })
  await expect(seal(page, 'End turn')).toBeVisible()
}

test('nothing is wider than the window, and every control is reachable', async ({ page }) => {
  for (const choices of [
    { letters: '125' },
    { letters: '150' },
    { hand: 'left' },
    { hand: 'left', letters: '150' },
  ] as const) {
    await openWith(page, storedTale(acting), choices)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await resize(page, viewport)
      await test.step(`${Object.values(choices).join(', ')}, ${size}`, () =>
        expectAllInReach(page, viewport.width))
    }
  }
})

async function expectAllInReach(page: Page, width: number): Promise<void> {
  await expect(seal(page, 'End turn')).toBeInViewport({ ratio: 0.98 })
  const tabs = await page.getByRole('tab').all()
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.click()
    expect(await widest(page)).toBeLessThanOrEqual(width)
    expect(await unreachable(page)).toEqual([])
  }
  await tabs[0]?.click()
  await expect(seal(page, 'End turn')).toBeInViewport({ ratio: 0.98 })
}

async function growLetters(page: Page): Promise<void> {
  await open(page, { stored: storedTale(acting) })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')
  await openSettings(page)
  await page.getByRole('radio', { name: '150 %' }).check({ force: true })
  expect(await size()).toBe('24px')
  await page.reload()
  await expect.poll(size).toBe('24px')
}

async function playLeft(page: Page): Promise<void> {
  await openWith(page, storedTale(acting), { hand: 'left' })
  const left = async (name: string | RegExp) =>
    (await page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN
  expect(await left(/^Market 1:/)).toBeLessThan(200)
  expect(await left('End turn')).toBeLessThan(await left('Undo'))
}

/** True if the picture on a button is upright like the forest, not turned to the far side. */
const liesUpright = (button: Locator): Promise<boolean> =>
  button
    .locator('svg')
    .first()
    .evaluate((picture) => picture instanceof SVGSVGElement && (picture.getScreenCTM()?.a ?? 0) > 0)

test('on a flat screen panels turn to the far player, and all controls work', async ({ page }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await test.step(size, async () => {
      await page.setViewportSize(viewport)
      await openWith(page, storedTale(across), { flat: 'on' })
      await playAcross(page, viewport.height)
    })
  }
})

/** Plays for the player on the far side: places a tile and ends the turn. */
async function playAcross(page: Page, height: number): Promise<void> {
  const box = await seal(page, 'End turn').boundingBox()
  expect(box?.y).toBeLessThan(height / 2)
  const { slot, at } = someOf(across.state, 'expand')
  const tile = page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) })
  expect(await liesUpright(tile)).toBe(true)
  expect(await liesUpright(page.getByRole('button', { name: 'Undo' }))).toBe(false)
  await tile.click()
  await place(page, at).click()
  await onPurpose(page)
  await place(page, at).click()
  await expect.poll(async () => (await positionOf(page)).tiles[at] !== undefined).toBe(true)
  await pressEndTurn(page)
  await expect.poll(async () => (await positionOf(page)).onTurn).not.toBe(1)
  await expect(page.getByRole('main')).toHaveAttribute('data-across', 'false')
}

async function sitNear(page: Page): Promise<void> {
  const near = findTale(
    ({ phase, pending, onTurn }) => phase === 'action' && pending === null && onTurn === 0,
  )
  await openWith(page, storedTale(near), { flat: 'on' })
  const box = await seal(page, 'End turn').boundingBox()
  expect(box?.y).toBeGreaterThan(450)
}

test('settings for letters, hand and screen side apply', async ({ page }) => {
  await test.step('letters grow at once, and stay large after a reload', () => growLetters(page))
  await test.step('for a left hand the market and the main button are on the left', () => playLeft(page))
  await test.step('on a flat screen, the near player sees unturned panels', () => sitNear(page))
})
