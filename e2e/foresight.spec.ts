import { expect, type Page, test } from '@playwright/test'
import type { State } from '../src/engine/fairy-tale/index.ts'
import { futuresOf, oddsOf, worstOf } from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { widest } from './support/controls.ts'
import { expectNoFaults } from './support/faults.ts'
import { open, place, positionOf, pressEndTurn, resize } from './support/game.ts'
import { COMPANY, diligent, findTale, someOf, storedTale } from './support/tale.ts'

const SIDES = ['north', 'east', 'south', 'west'] as const

/** A game in which only some rolls hurt the oak, and a Remove changes their effect. */
const threatened = findTale((state) => isThreatened(state) && saviour(state) !== null, {
  player: diligent,
  config: COMPANY,
})

function isThreatened(state: State): boolean {
  const odds = oddsOf(state)
  return odds !== null && odds.losses[0] < 1 && odds.losses[0] > 0
}

/** A monster that makes the oak safer if removed, or null. */
function saviour(state: State): number | null {
  const before = oddsOf(state)?.losses[0] ?? 1
  for (const action of fairyTale.list(state)) {
    if (action.type !== 'remove') continue
    const then = structuredClone(state)
    fairyTale.apply({ state: then, chance: { die: () => 1, draw: () => 0 } }, action)
    if ((oddsOf(then)?.losses[0] ?? 0) > before) return action.monster
  }
  return null
}

/** A game in which a 5 has bad sides; each side has its price on its card. */
const severalHurt = findTale((state) => SIDES.filter((side) => futuresOf(state)?.[side].hurt).length >= 2, {
  player: diligent,
  config: COMPANY,
})

function worstIn(state: State) {
  const futures = futuresOf(state)
  return futures && worstOf(futures)
}

const card = (page: Page, roll: string) => page.locator(`[data-future="${roll}"]`)
const plank = (page: Page) => page.locator('[data-foresight]')

/** Expects that the cards agree with the rules. */
async function expectFutures(page: Page, state: State): Promise<void> {
  const futures = futuresOf(state)
  for (const side of [...SIDES, 'all'] as const) {
    await expect(card(page, side)).toHaveAttribute('data-hurt', String(futures?.[side].hurt))
  }
}

async function comeTrue(page: Page): Promise<void> {
  const state = await positionOf(page)
  await expectFutures(page, state)
  await card(page, 'all').click()
  const steps = futuresOf(state)?.all.events.filter(({ type }) => type === 'monster-stepped')
  expect(steps?.length).toBeGreaterThan(0)
  await expect(page.locator('[data-future-marks] [data-arrow]').first()).toBeAttached()
  await pressEndTurn(page)
  await expect
    .poll(
      async () =>
        (await positionOf(page)).turn > state.turn ||
        (await positionOf(page)).outcome !== null ||
        (await positionOf(page)).pending !== null,
    )
    .toBe(true)
  await expect(page.locator('[data-future-marks]')).toHaveCount(0)
}

async function pointAtRemove(page: Page): Promise<void> {
  const monster = saviour(threatened.state)
  const before = await plank(page).textContent()
  await page.locator(`button[data-card="monster ${monster}"][data-acts]`).first().hover()
  await expect(page.getByText('If you do this').first()).toBeVisible()
  await expect(plank(page)).not.toHaveText(before ?? '')
  await page.mouse.move(5, 5)
  await expect(page.getByText('If you do this')).toHaveCount(0)
  await expect(plank(page)).toHaveText(before ?? '')
  expect((await positionOf(page)).spent).toEqual(threatened.state.spent)
}

async function focusOnWalk(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await place(page, someOf(threatened.state, 'walk').to).focus()
  await expect(page.getByText('If you do this').first()).toBeVisible()
}

async function keepLevel(page: Page): Promise<void> {
  const hurt = String(worstIn(threatened.state)?.hurt)
  await expect(page.locator('[data-future-marks] [data-hurt]')).toHaveAttribute('data-hurt', hurt)
  await page.keyboard.press('Shift+F')
  await page.keyboard.press('Shift+F')
  await expect(page.locator('[data-future-marks]')).toHaveCount(0)
  await page.reload()
  await expect(plank(page)).toHaveText('Six futures')
  await page.keyboard.down('f')
  await expect(page.locator('[data-future-marks] [data-arrow]').first()).toBeAttached()
  await page.keyboard.up('f')
  await expect(page.locator('[data-future-marks]')).toHaveCount(0)
  await expect(card(page, 'all')).toHaveCount(0)
}

test('an aimed action is foreseen before it is done; the level is saved', async ({ page }) => {
  await open(page, { stored: storedTale(threatened) })
  await test.step('pointing at a Remove shows its effect', () => pointAtRemove(page))
  await test.step('walking is foreseen by key too: focus on a tile is sufficient', () => focusOnWalk(page))
  await page.reload()
  await test.step('the level is saved, and a held key shows everything', () => keepLevel(page))
})

test('the six futures with their odds are accessible, and become true', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await open(page, { stored: storedTale(threatened), theme: 'system' })
  // The key would only peek if a busy machine held it too long.
  await plank(page).click()
  await test.step('odds come from a worker that the policy allows: exact first, then an estimate', async () => {
    const odds = page.getByRole('region', { name: 'Danger to the Oak' })
    await expect(odds).toContainText('By next turn, if you do nothing')
    await expect(odds).toContainText(/about \d+\u00A0% \(±\d+\)/)
    expect(complaints).toEqual([])
  })
  await test.step('the futures are accessible, by day and by night', async () => {
    await card(page, 'all').click()
    await expectNoFaults(page)
    await card(page, 'all').click()
    await expect(card(page, 'all')).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('the futures agree with the rules, and the pressed one becomes true', () => comeTrue(page))
})

/** Returns the parts of cards outside their card, and the cards that overlap. */
const straying = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-future]')]
    const boxes = cards.map((card) => card.getBoundingClientRect())
    const strays = cards.flatMap((card, index) => {
      const { left, right, top, bottom } = boxes[index] ?? card.getBoundingClientRect()
      const parts = [...card.querySelectorAll('span, svg')].filter((part) => !part.closest('svg svg'))
      return parts
        .map((part) => ({ part, at: part.getBoundingClientRect() }))
        .filter(({ at }) => at.width > 0)
        .filter(
          ({ at }) => at.left < left || at.right > right + 0.5 || at.top < top || at.bottom > bottom + 0.5,
        )
        .map(({ part }) => `${card.getAttribute('data-future')}: ${part.textContent || part.tagName}`)
    })
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (two) =>
            one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
        )
        .map(() => `${index} lies over another`),
    )
    return [...strays, ...over]
  })

test('cards keep their contents and do not overlap, in all windows and languages', async ({ page }) => {
  for (const language of ['en', 'nl'] as const) {
    await open(page, { stored: storedTale(severalHurt), language })
    await plank(page).click()
    for (const [width, height] of [
      [1280, 800],
      [1280, 768],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await resize(page, { width, height })
      await expect(card(page, 'all')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await straying(page), `${language} ${width}×${height}`).toEqual([])
    }
  }
})

test('a phone shows all six in both orientations', async ({ browser }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, hasTouch: true })
    await open(page, { stored: storedTale(severalHurt) })
    await plank(page).tap()
    await expect(card(page, 'all')).toBeVisible()
    expect(await straying(page), `${width}×${height}`).toEqual([])
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-future]')].filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect()
          const corners = [left + 3, right - 3].flatMap((x) =>
            [top + 3, bottom - 3].map((y) => [x, y] as const),
          )
          return corners.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)))
        }).length,
    )
    expect(covered, `${width}×${height}`).toBe(0)
    const rows = await page
      .locator('[data-future]')
      .evaluateAll((cards) => new Set(cards.map((one) => Math.round(one.getBoundingClientRect().top))).size)
    expect(rows).toBe(2)
    await page.close()
  }
})

test('on a phone the futures are a tab of the bottom sheet', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await open(page, { stored: storedTale(threatened) })
  await plank(page).tap()
  await expect(page.getByRole('tab', { name: 'Ahead', selected: true })).toBeVisible()
  await expectFutures(page, await positionOf(page))
  await card(page, 'north').tap()
  await expect(card(page, 'north')).toHaveAttribute('aria-pressed', 'true')
  await card(page, 'all').tap()
  await expect(card(page, 'all')).toBeInViewport()
  expect(await widest(page)).toBe(390)
  for (const control of [plank(page), card(page, 'all')]) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  }
  await page.getByRole('tab', { name: 'Market' }).tap()
  await expect(card(page, 'all')).toHaveCount(0)
  await page.close()
})
