import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, meanAllPresses, resize } from './support/game.ts'

const OPENING = ['place d4', 'place c4', 'place e4', 'place d5']

/** Opens a duel of two people after some actions, without playback. */
async function openDuel(page: Page, ...actions: readonly string[]): Promise<void> {
  const config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } }
  const game = { format: 1, game: 'boogyman', rulesVersion: 1, config, seed: 0, actions }
  await page.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    },
    {
      'shelf.settings': JSON.stringify({ language: 'en', speed: 'instant' }),
      'the-bigbadboogyman.game': JSON.stringify(game),
    },
  )
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/boogyman')
  await expect(tile(page, 'd4')).toBeVisible()
}

const tile = (page: Page, name: string) => page.locator(`[data-tile="${name}"]`)

/** The centre of a tile, in pixels of the window. */
async function middleOf(page: Page, name: string) {
  const box = await tile(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a whole turn can be played by keys', async ({ page }) => {
  await openDuel(page, ...OPENING)
  await tile(page, 'd4').focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'd4')).toHaveAccessibleName(/in your hand/)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(tile(page, 'e4')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tile(page, 'e3')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('A step goes to a tile next door, no further.')).toBeVisible()
  await page.keyboard.press('Escape')
  await tile(page, 'd4').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(tile(page, 'd4')).toHaveAccessibleName('d4, one tree')
  await expect(tile(page, 'd3')).toHaveAccessibleName('d3, one of yours, one has acted; safe here')
  await page.keyboard.press('Tab')
  await expect(tile(page, 'd5')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tile(page, 'c4')).toHaveAccessibleName(/one of yours/)
  await expectNoFaults(page)
})

test('a piece is dragged to a target, and dropped outside the board without effect', async ({ page }) => {
  await openDuel(page, ...OPENING)
  const [from, to] = [await middleOf(page, 'd4'), await middleOf(page, 'd3')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(4, 300, { steps: 6 })
  await expect(page.locator('[data-dragging]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await expect(tile(page, 'd4')).toHaveAccessibleName(/one of yours; can act/)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect(tile(page, 'd3')).toHaveAccessibleName('d3, one of yours, one has acted; safe here')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('every tile is large enough for a finger and uncovered, and touch moves a piece', async ({ page }) => {
    await openDuel(page, ...OPENING)
    for (const one of await page.locator('[data-tile]').all()) {
      const box = await one.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(48)
      const isFree = await one.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-tile]') === button
      })
      expect(isFree).toBe(true)
    }
    await tile(page, 'd4').tap()
    await tile(page, 'd3').tap()
    await expect(tile(page, 'd3')).toHaveAccessibleName('d3, one of yours, one has acted; safe here')
    await expectNoFaults(page)
  })

  test('a finger resting on a tile previews a step there, and does nothing', async ({ page }) => {
    await openDuel(page, ...OPENING)
    await tile(page, 'd4').tap()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [await middleOf(page, 'd3')])
    await expect(page.getByText('You are only looking. Let go: nothing happens.')).toBeVisible()
    await expect(page.getByText('It leaves a tree on d4')).toBeVisible()
    await touch('touchEnd', [])
    await expect(page.getByText('You are only looking')).toHaveCount(0)
    await expect(tile(page, 'd4')).toHaveAccessibleName(/in your hand/)
    await tile(page, 'd3').tap()
    await expect(tile(page, 'd3')).toHaveAccessibleName(/one has acted/)
  })

  test('turning the phone keeps the selected piece', async ({ page }) => {
    await openDuel(page, ...OPENING)
    await tile(page, 'd4').tap()
    await resize(page, { width: 844, height: 390 })
    await expect(tile(page, 'd4')).toHaveAccessibleName(/in your hand/)
    await tile(page, 'd3').tap()
    await expect(tile(page, 'd3')).toHaveAccessibleName('d3, one of yours, one has acted; safe here')
  })
})
