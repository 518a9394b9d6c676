import { expect, type Page, test } from '@playwright/test'
import { walks } from '../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { aim, hashOf, onPurpose, open, place, pressEndTurn, seal } from './support/game.ts'
import { tabTo } from './support/keys.ts'
import { after, allowed, findTale, someOf, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, TABLET } from './support/windows.ts'

const acting = findTale((state) => state.phase === 'action' && allowed(state, 'walk').length > 1)
const here = stateHash(acting.state)
const step = someOf(acting.state, 'walk')
const laying = someOf(acting.state, 'expand')

/** The Pied Piper is on turn, and Rapunzel suggests. */
const token = (page: Page) => page.getByRole('button', { name: 'Suggest as Rapunzel', exact: true })
const ribbon = (page: Page) => page.getByText('Rapunzel suggests', { exact: true })
const pin = (page: Page) => page.getByRole('button', { name: /^Suggestion 1, of Rapunzel/ })
/** All controls of suggestions. */
const own = (page: Page) => page.locator('[aria-label="Suggestions"] button, [data-pin]:not([data-pin=""])')
const placeTile = (page: Page) =>
  page.getByRole('region', { name: 'The forest' }).getByRole('button', { name: 'Lay tile', exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'What was suggested' })

async function pinWalk(page: Page): Promise<void> {
  await token(page).click()
  await expect(ribbon(page)).toBeVisible()
  await place(page, step.to).click()
  await expect(list(page)).toHaveText(/Rapunzel: walk to/)
  await page.keyboard.press('Escape')
  await expect(ribbon(page)).toHaveCount(0)
  await pin(page).click()
  expect(await hashOf(page)).toBe(here)
  await expect(place(page, step.to)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => hashOf(page)).toBe(stateHash(after(acting, step).state))
  await expect(pin(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(pin(page)).toBeVisible()
}

async function pinTile(page: Page): Promise<void> {
  await token(page).click()
  await aim(page, laying)
  await placeTile(page).click()
  expect(await hashOf(page)).toBe(here)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await pin(page).click()
  expect(await hashOf(page)).toBe(here)
  await placeTile(page).click()
  await expect.poll(() => hashOf(page)).toBe(stateHash(after(acting, laying).state))
  await expect(pin(page)).toHaveCount(0)
}

async function doNothingElse(page: Page): Promise<void> {
  await token(page).click()
  await place(page, step.to).click()
  await pressEndTurn(page)
  await page.keyboard.press('e')
  await page.keyboard.press('u')
  await expect(page.locator('[data-frame]').getByText(/^Only the Pied Piper can do that/)).toBeVisible()
  expect(await hashOf(page)).toBe(here)
  await page.reload()
  await expect(token(page)).toBeVisible()
  await expect(pin(page)).toHaveCount(0)
}

async function suggestByKeys(page: Page): Promise<void> {
  await tabTo(page, token(page))
  await page.keyboard.press('Enter')
  await place(page, step.to).focus()
  await onPurpose(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const takeUp = page.getByRole('button', { name: /^Use suggestion 1/ })
  await tabTo(page, takeUp)
  await page.keyboard.press('Enter')
  await expect(place(page, step.to)).toBeFocused()
  const dismiss = page.getByRole('button', { name: /^Dismiss suggestion 1/ })
  await tabTo(page, dismiss)
  await page.keyboard.press('Enter')
  await expect(list(page)).toHaveCount(0)
  expect(await hashOf(page)).toBe(here)
}

async function endTurn(page: Page): Promise<void> {
  await token(page).click()
  await place(page, walks(acting.state)[0]?.to ?? CENTRE).click()
  await page.keyboard.press('Escape')
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toHaveCount(0)
  await expect(pin(page)).toHaveCount(0)
}

/** The visible words that the frame around the table overlaps. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('[data-frame]')
    if (!frame) throw new Error('The table has no suggestion frame.')
    const { borderLeftWidth, outlineOffset } = getComputedStyle(frame)
    const wide = Math.max(Number.parseFloat(borderLeftWidth), -Number.parseFloat(outlineOffset))
    const board = document.querySelector('[data-place]')?.closest('section')
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: holder, textContent: text } = node
      if (!holder?.checkVisibility() || !text?.trim()) continue
      if (holder.closest('.unseen, [data-frame], svg') || board?.contains(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects()) {
        const inSight = width > 0 && right > 0 && left < innerWidth
        if (inSight && (left < wide || right > innerWidth - wide)) cut.push(text)
      }
    }
    return cut
  })

test('the frame of a suggesting player cuts no words, in any window', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS], async () => {
    const heroes = page.getByRole('tab', { name: 'Heroes' })
    const pressed = page.locator('[data-frame]')
    if ((await pressed.count()) === 0) {
      if (await heroes.isVisible()) await heroes.click()
      await token(page).click()
    }
    await expect(pressed).toBeVisible()
    expect(await cutWords(page)).toEqual([])
  })
})

test('a suggestion is pinned, selected and played by the player on turn', async ({ page }) => {
  await open(page, { stored: storedTale(acting) })
  await test.step('by keyboard only: suggest, select, dismiss', () => suggestByKeys(page))
  await test.step('all other actions are off meanwhile, and a reload removes every pin', () =>
    doNothingElse(page))
  await test.step('a played walk removes its pin', () => pinWalk(page))
  await page.reload()
  await expect(pin(page)).toHaveCount(0)
  await test.step('a pinned tile keeps its rotation', () => pinTile(page))
  await test.step('the end of the turn removes all pins', () => endTurn(page))
})

test('suggestions are reachable on every screen, by day and by night', async ({ page }) => {
  await open(page, { stored: storedTale(acting), theme: 'system' })
  await token(page).click()
  await place(page, step.to).click()
  await inWindows(page, [DESK, TABLET, PHONE], async ({ width }) => {
    const heroes = page.getByRole('tab', { name: 'Heroes' })
    if (await heroes.isVisible()) await heroes.click()
    await expect(list(page)).toBeVisible()
    await expectNoFaults(page)
    for (const control of await own(page).all()) {
      const { width: wide = 0, height: high = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(48)
      await control.click({ trial: true })
    }
    expect(await widest(page)).toBe(width)
  })
})
