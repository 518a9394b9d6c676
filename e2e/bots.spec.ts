import { expect, type Page, test } from '@playwright/test'
import {
  begin,
  hashOf,
  open,
  openBox,
  positionOf,
  press,
  pressEndTurn,
  pressSeal,
  seal,
} from './support/game.ts'
import { closePlayers, leaderOf, setLeader } from './support/menu.ts'
import { allowed, begunTale, findTale, storedTale } from './support/tale.ts'

/** A game of the Pied Piper and Rapunzel. */
const begun = begunTale(4)
const acting = findTale((state) => state.phase === 'action' && allowed(state, 'expand').length > 0)

/** The stored controllers of the seats. */
const leading = (table: Record<string, string>) => JSON.stringify({ table, cover: {} })

/** Rolls, and answers a 5 with the first side. */
async function rollAndAnswer(page: Page): Promise<void> {
  await pressSeal(page, 'Roll for new monsters')
  await answer(page)
}

async function answer(page: Page): Promise<void> {
  if ((await positionOf(page)).pending) await page.locator('[data-choose="north"]').click()
}

test('a person and an apprentice as companion play two turns each', async ({ page }) => {
  await open(page, {
    stored: storedTale(begun),
    handover: 'on',
    leaders: leading({ rapunzel: 'apprentice' }),
  })
  for (const turn of [1, 3]) {
    await expect.poll(async () => (await positionOf(page)).turn).toBe(turn)
    await rollAndAnswer(page)
    await pressEndTurn(page)
    await answer(page)
    await expect.poll(async () => (await positionOf(page)).turn, { timeout: 30_000 }).toBe(turn + 2)
    expect((await positionOf(page)).onTurn).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page.getByText('Apprentice', { exact: false }).first()).toBeVisible()
})

test('the guardian acts from its worker, pauses on request, and can be replaced', async ({ page }) => {
  // It plays both heroes: even if it ends a turn quickly, a bot remains that can be paused.
  await open(page, {
    stored: storedTale(acting),
    leaders: leading({ 'pied-piper': 'guardian', rapunzel: 'guardian' }),
  })
  const before = await hashOf(page)
  await expect.poll(() => page.workers().some((worker) => worker.url().includes('guardian'))).toBe(true)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(before)
  await press(page.getByRole('button', { name: 'Pause' }))
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  for (const hero of ['The Pied Piper', 'Rapunzel']) await setLeader(page, hero, 'A person')
  await closePlayers(page)
  const taken = await hashOf(page)
  await page.waitForTimeout(1500)
  expect(await hashOf(page)).toBe(taken)
})

test('if the guardian thinks long, the table offers the quick move of the apprentice', async ({ page }) => {
  // A worker that never answers, like that of a very busy machine.
  await page.addInitScript(() => {
    class Silent {
      postMessage(): void {}
      addEventListener(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: Silent })
  })
  await open(page, {
    stored: storedTale(acting),
    leaders: leading({ 'pied-piper': 'guardian', rapunzel: 'guardian' }),
  })
  const before = await hashOf(page)
  const instead = page.getByRole('button', { name: 'Let the Apprentice decide' })
  await expect(instead).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('this device is busy', { exact: false }).first()).toBeVisible()
  expect(await hashOf(page)).toBe(before)
  await press(instead)
  await expect.poll(() => hashOf(page)).not.toBe(before)
})

test('without workers the apprentice plays for the guardian, also after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    class Refused {
      constructor() {
        throw new DOMException('Workers are not allowed here.', 'SecurityError')
      }
    }
    Object.assign(window, { Worker: Refused })
  })
  await open(page, {
    stored: storedTale(acting),
    leaders: leading({ 'pied-piper': 'guardian', rapunzel: 'guardian' }),
    // At full speed two apprentices would end the game before the checks.
    speed: 'calm',
  })
  const before = await hashOf(page)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(before)
  await page.reload()
  const loaded = await hashOf(page)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(loaded)
  await press(page.getByRole('button', { name: 'Pause' }))
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  for (const hero of ['The Pied Piper', 'Rapunzel']) await setLeader(page, hero, 'A person')
  await closePlayers(page)
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: 'Put the hint away' })).toBeVisible()
  await expect(page.getByText('is thinking', { exact: false })).toHaveCount(0)
})

test('reports unreadable controllers; people then play every hero', async ({ page }) => {
  await open(page, { stored: storedTale(acting), leaders: 'nonsense' })
  await expect(page.getByText('People play all now', { exact: false })).toBeVisible()
  await expect(seal(page, 'End turn')).toBeVisible()
  await test.step('a hint tells more at each press (danger, kind, action) and plays nothing', () =>
    hint(page))
})

async function hint(page: Page): Promise<void> {
  const before = await hashOf(page)
  const card = page.getByRole('region', { name: 'The Guardian’s hint' })
  const lines = card.getByRole('listitem')
  await page.keyboard.press('g')
  await expect(lines).toHaveCount(1)
  await card.getByRole('button', { name: 'More' }).click()
  await expect(lines.nth(1)).toHaveText(/^I would /, { timeout: 20_000 })
  await page.keyboard.press('g')
  await expect(lines).toHaveCount(3)
  expect(await hashOf(page)).toBe(before)
  await page.getByRole('button', { name: 'Put the hint away' }).click()
  await expect(card).toHaveCount(0)
}

test('a seat given to the guardian on the cover has it at the table', async ({ page }) => {
  await open(page)
  await openBox(page)
  const sign = page.getByRole('button', { name: /plays the Huntsman\. Press to change$/ })
  await sign.click()
  await sign.click()
  await expect(sign).toHaveAccessibleName(/^The Guardian plays/)
  await begin(page).click()
  await expect(await leaderOf(page, 'The Huntsman', 'The Guardian')).toBeChecked()
  await closePlayers(page)
  await page.getByRole('button', { name: 'Ask the Guardian' }).click()
  await expect(seal(page, 'Begin the tale')).toBeVisible({ timeout: 20_000 })
})
