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
import { allowed, begunTale, findTale, storedTale } from './support/tale.ts'

/** A tale of the Pied Piper and Rapunzel. */
const begun = begunTale(4)
const acting = findTale((state) => state.phase === 'action' && allowed(state, 'expand').length > 0)

/** Who leads whom, as the page keeps it. */
const leading = (table: Record<string, string>) => JSON.stringify({ table, cover: {} })

/** Answers a 5, if one fell, by the first side. */
async function rollAndAnswer(page: Page): Promise<void> {
  await pressSeal(page, 'Roll for new monsters')
  await answer(page)
}

async function answer(page: Page): Promise<void> {
  if ((await positionOf(page)).pending) await page.locator('[data-choose="north"]').click()
}

test('one person and an apprentice as companion play two turns each', async ({ page }) => {
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

test('the guardian acts from its worker, waits when told to, and is taken over', async ({ page }) => {
  // It leads both: however quickly it ends a turn, there is somebody who can be told to wait.
  await open(page, {
    stored: storedTale(acting),
    leaders: leading({ 'pied-piper': 'guardian', rapunzel: 'guardian' }),
  })
  const before = await hashOf(page)
  await expect.poll(() => page.workers().some((worker) => worker.url().includes('guardian'))).toBe(true)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(before)
  await press(page.getByRole('button', { name: 'Let it wait' }))
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  for (const name of ['Take over the Pied Piper', 'Take over Rapunzel']) {
    await press(page.getByRole('button', { name }).first())
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  const taken = await hashOf(page)
  await page.waitForTimeout(1500)
  expect(await hashOf(page)).toBe(taken)
})

test('where the guardian thinks long the table says so, and the apprentice can be let decide', async ({
  page,
}) => {
  // A worker that never answers: no machine is busier.
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
  await expect(page.getByText('this machine is busy', { exact: false }).first()).toBeVisible()
  expect(await hashOf(page)).toBe(before)
  await press(instead)
  await expect.poll(() => hashOf(page)).not.toBe(before)
})

test('where no worker may be started the apprentice plays for the guardian, also after the page was loaded again', async ({
  page,
}) => {
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
    // Two apprentices at full speed end the tale before it is looked at.
    speed: 'calm',
  })
  const before = await hashOf(page)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(before)
  await page.reload()
  const loaded = await hashOf(page)
  await expect.poll(() => hashOf(page), { timeout: 20_000 }).not.toBe(loaded)
  await press(page.getByRole('button', { name: 'Let it wait' }))
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  for (const name of ['Take over the Pied Piper', 'Take over Rapunzel']) {
    await press(page.getByRole('button', { name }).first())
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: 'Put the hint away' })).toBeVisible()
  await expect(page.getByText('is thinking', { exact: false })).toHaveCount(0)
})

test('where it cannot be read who led whom, that is told, and people lead everybody', async ({ page }) => {
  await open(page, { stored: storedTale(acting), leaders: 'nonsense' })
  await expect(page.getByText('people lead everybody now', { exact: false })).toBeVisible()
  await expect(seal(page, 'End turn')).toBeVisible()
  await test.step('a hint says more at each press: the danger, the kind, the action, and does nothing', () =>
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

test('on the cover a seat is led by the guardian, and so it is at the table', async ({ page }) => {
  await open(page)
  await openBox(page)
  const sign = page.getByRole('button', { name: /leads the Huntsman\. Press to change$/ })
  await sign.click()
  await sign.click()
  await expect(sign).toHaveAccessibleName(/^The Guardian leads/)
  await begin(page).click()
  await expect(page.getByRole('button', { name: 'Take over the Huntsman' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask the Guardian' }).click()
  await expect(seal(page, 'Begin the tale')).toBeVisible({ timeout: 20_000 })
})
