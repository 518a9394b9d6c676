import { expect, type Locator, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { citadel, parseNotation } from '../src/engine/citadel/index.ts'
import { fortress } from '../src/engine/fortress/index.ts'
import { openSessionFrom, writeGame } from '../src/engine/kernel/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { openDuel } from './support/duel.ts'
import { type Point, putFingers } from './support/fingers.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, open } from './support/game.ts'
import { openSiege } from './support/siege.ts'
import { findTale, storedTale } from './support/tale.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Longer than a press, so that the finger only opens a card. */
const LONG_MS = 600

async function openCitadel(page: Page): Promise<void> {
  const read = parseNotation(
    'the indomitable citadel 1 | version strategic | seat 1 bricks 9 plots c4=inn c1 hand brewery | seat 2 bricks 9 plots c2=smithy c5 b3 hand manor',
  )
  if (!read.ok) throw new Error(read.error.code)
  const config = { players: ['', ''], rules: { ...read.value.rules } }
  const kept = {
    'citadel.game': writeGame(citadel, openSessionFrom(config, 7, read.value)),
    'citadel.leaders': JSON.stringify({ table: { knight: 'page' }, cover: {} }),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  const gate = page.getByRole('button', { name: /^I am / })
  await gate.or(page.locator('[data-plot]').first()).first().waitFor()
  if (await gate.isVisible()) await gate.tap()
}

/** The tables, and the controls of each that open a card when held and act when pressed. */
const TABLES = {
  'the first tale': {
    id: fairyTale.id,
    kinds: [
      '[data-place]',
      '[data-removes]',
      '[data-card^="market "]',
      '[data-card^="side "]',
      '[data-foresight]',
    ],
    open: (page: Page) =>
      open(page, {
        stored: storedTale(findTale((state) => fairyTale.list(state).some(({ type }) => type === 'remove'))),
      }),
  },
  'the duel': {
    id: boogyman.id,
    // With a selected piece, so that a press would be a step.
    kinds: ['[data-tile="d3"]', '[data-tile]'],
    open: async (page: Page) => {
      await openDuel(page, { actions: 'place d4, place c4, place e4, place d5' })
      await page.locator('[data-tile="d4"]').tap()
    },
  },
  'The Fortress': {
    id: fortress.id,
    kinds: ['[data-row][data-ready]', '[data-row]:not([data-ready])'],
    open: (page: Page) =>
      openSiege(page, {
        position:
          'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox!; lands 1 0 0; hand wood bridge-goat; deck wood*4',
      }),
  },
  'the Citadel': {
    id: citadel.id,
    kinds: ['[data-card]:not([data-plot])', '[data-plot]'],
    open: openCitadel,
  },
} as const

for (const [name, { id, kinds, open }] of Object.entries(TABLES))
  test(`${name}: a resting finger does nothing`, async ({ page }) => {
    await open(page)
    await page.waitForTimeout(400)
    const before = await standing(page, id)
    for (const kind of kinds) {
      const controls = await seen(page, kind)
      expect(controls.length, `${kind} is on the page`).toBeGreaterThan(0)
      for (const at of controls) {
        await hold(page, at)
        expect(await standing(page, id), `${kind} at ${at.x}, ${at.y}`).toEqual(before)
        // An open card would catch the next touch.
        if (await page.locator('[data-card-layer]').isVisible()) await page.keyboard.press('Escape')
      }
    }
  })

/** The centres of the first, the last and one more uncovered button of a kind. */
async function seen(page: Page, kind: string): Promise<Point[]> {
  const all = await page.locator(kind).evaluateAll((found) =>
    found.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const hit = document.elementFromPoint(x, y)
      return hit && one.matches('button') && one.contains(hit) ? [{ x, y }] : []
    }),
  )
  return [...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-1)])].filter(
    (one) => one !== undefined,
  )
}

/** The stored games, and the number of pressed toggle buttons. */
async function standing(page: Page, tale: string): Promise<unknown> {
  return [await keptTexts(page, tale), await page.locator('[aria-pressed="true"]').count()]
}

async function hold(page: Page, at: Point): Promise<void> {
  const finger = await putFingers(page, at)
  await page.waitForTimeout(LONG_MS)
  await finger.lift()
  await page.waitForTimeout(120)
}

test.describe('on the cover', () => {
  const heroes = (page: Page): Locator => page.getByRole('toolbar').locator('button[aria-pressed]')
  const middle = async (hero: Locator): Promise<Point> => {
    const { x, y, width, height } = (await hero.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  test('holding a hero shows its power without choosing it; a tap chooses it', async ({ page }) => {
    await open(page)
    const hero = page.getByRole('button', { name: 'Rapunzel' })
    await hero.scrollIntoViewIfNeeded()
    const chosen = await heroes(page).evaluateAll((all) => all.map((one) => one.ariaPressed))
    await hold(page, await middle(hero))
    await expect(page.getByText('Rapunzel', { exact: true }).first()).toBeVisible()
    expect(await heroes(page).evaluateAll((all) => all.map((one) => one.ariaPressed))).toEqual(chosen)
    const first = heroes(page).first()
    await hold(page, await middle(first))
    expect(await heroes(page).evaluateAll((all) => all.map((one) => one.ariaPressed))).toEqual(chosen)
    await first.tap()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  })

  test('a busy page tells a hold from a tap by event times', async ({ page }) => {
    await open(page)
    const first = heroes(page).first()
    await first.scrollIntoViewIfNeeded()
    const at = await middle(first)
    const finger = await putFingers(page, at)
    // The page is blocked for longer than the hold. Then the end of the touch and the timer fire together.
    const busy = page.evaluate((ms) => {
      const until = performance.now() + ms
      while (performance.now() < until);
    }, LONG_MS + 200)
    await page.waitForTimeout(LONG_MS)
    await finger.lift()
    await busy
    await page.waitForTimeout(120)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  })
})
