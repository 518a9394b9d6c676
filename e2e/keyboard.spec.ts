import { expect, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour, seedText } from '../src/engine/kernel/index.ts'
import { acted } from '../tests/support/acted.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { begin, hashOf, onPurpose, open, positionOf, pressEndTurn, seal, seedField } from './support/game.ts'
import { arrowTo, expectFocusSeen, tabTo } from './support/keys.ts'
import { openSettings } from './support/menu.ts'
import { allowed, beforeParade, findTale, someOf, storedTale } from './support/tale.ts'

/** Presses keys one by one as intended presses, and expects a visible focus after each. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await onPurpose(page)
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
}

test('a turn can be played by keys only, from the cover to its end', async ({ page }) => {
  await open(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await tabTo(page, page.getByRole('radio', { name: 'One person' }))
  await press(page, 'ArrowRight')
  await tabTo(page, button(/^Puss in Boots/))
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect(button(/^The Beast/)).toBeFocused()
  await press(page, 'Enter')
  await tabTo(page, page.getByRole('combobox', { name: /^Who plays the Beast\?/ }))
  await page.keyboard.type('Anna')
  await tabTo(page, page.getByRole('radio', { name: /^Bedtime story/ }))
  await press(page, 'ArrowDown')
  await tabTo(page, button('Choose the box…'))
  await press(page, 'Enter')
  await tabTo(page, seedField(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(seedText(1))
  await tabTo(page, begin(page))
  await press(page, 'Enter')

  for (const [tile, side] of DIRECTIONS.entries()) {
    // A tile selected by key is placed by keys: the focus moves to the forest.
    await press(page, String(tile + 1))
    await arrowTo(page, neighbour(CENTRE, side))
    await press(page, 'Enter', 'Enter')
    expect((await positionOf(page)).opening?.spots[tile]?.side).toBe(side)
  }
  await press(page, 'e')
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await press(page, 'e')
  await answerByKey(page)

  const state = await positionOf(page)
  expect(state.seats.map(({ character }) => character)).toContain('beast')
  const { slot, at } = someOf(state, 'expand')
  await press(page, String(slot + 1))
  await arrowTo(page, at)
  await press(page, 'Enter', 'r', 'Escape', String(slot + 1))
  await arrowTo(page, at)
  await press(page, 'Enter', 'Enter')
  await expect.poll(async () => (await positionOf(page)).spent.expands).toBe(1)

  const before = await positionOf(page)
  const step = someOf(before, 'walk')
  await arrowTo(page, step.to)
  await press(page, 'Enter')
  expect(await hashOf(page)).toBe(stateHash(acted(before, step)))
  await press(page, 'u')
  expect(await hashOf(page)).toBe(stateHash(before))
  await pressEndTurn(page, () => press(page, 'e'))
  await answerByKey(page)
  expect(await positionOf(page)).toMatchObject({ turn: 2, phase: 'new-monsters' })
})

/** Answers a 5 with the first side. */
async function answerByKey(page: Page): Promise<void> {
  if ((await positionOf(page)).pending) await press(page, '1')
}

const removable = (state: State) => allowed(state, 'remove').length > 0

test('Tab and Enter reach everything on the table', async ({ page }) => {
  const tale = findTale((state) => removable(state) && allowed(state, 'walk').length > 0)
  await open(page, { stored: storedTale(tale) })
  await tabTo(page, page.getByRole('button', { name: /^Remove the / }).first())
  await press(page, 'Enter')
  await expect.poll(async () => (await positionOf(page)).spent.removes).toBe(1)
  await tabTo(page, page.getByRole('button', { name: 'Undo', exact: true }))
  await press(page, 'Enter')
  expect(await hashOf(page)).toBe(stateHash(tale.state))
  await tabTo(page, page.getByRole('button', { name: 'Menu' }))
  await press(page, 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused()
  for (let item = 0; item < 5; item++) await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await tabTo(page, seal(page, 'End turn'))
  await pressEndTurn(page, () => press(page, 'Enter'))
  await expect.poll(async () => (await positionOf(page)).turn).not.toBe(tale.state.turn)
})

test('keys of the table are ignored in text fields and in dialogs', async ({ page }) => {
  const tale = beforeParade(1)
  await open(page, { stored: storedTale(tale) })
  await openSettings(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.press('1')
  await expect(settings).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(tale.state))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Market 1:/ })).toHaveAttribute('aria-pressed', 'false')
})
