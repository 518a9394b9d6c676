import { expect, type Page, test } from '@playwright/test'
import {
  placementRefusals,
  places,
  type Refusal,
  type State,
  walkRefusal,
} from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour, type Place } from '../src/engine/kernel/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, place, press, pressEndTurn, seal } from './support/game.ts'
import { after, allowed, findTale, someOf, storedTale, type Tale } from './support/tale.ts'

const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible()

/** A market slot, a place that its tile does not fit, and the refusal without rotation. */
interface Misfit {
  slot: number
  at: Place
  refusal: Refusal
}

/** The first place around the forest that a market tile fits in no rotation, and whose refusal without rotation has this code. */
function misfit(state: State, code: Refusal['code']): Misfit | null {
  const round = places(state.tiles)
    .flatMap((at) => DIRECTIONS.map((side) => neighbour(at, side)))
    .filter((at) => !state.tiles[at])
  for (const slot of state.market.keys()) {
    for (const at of round) {
      const refusals = placementRefusals(state, slot, at)
      const [refusal] = refusals
      if (refusal?.code === code && refusals.every(Boolean)) return { slot, at, refusal }
    }
  }
  return null
}
const canExpand = (state: State) => allowed(state, 'expand').length > 0

/** A game with such a market tile, and the place. */
function taleOf(code: Refusal['code']): Misfit & { tale: Tale } {
  const tale = findTale((state) => canExpand(state) && misfit(state, code) !== null)
  const found = misfit(tale.state, code)
  if (!found) throw new Error(`No action is refused with "${code}".`)
  return { tale, ...found }
}

const edgeOf = (refusal: Refusal) => ('edge' in refusal ? refusal.edge : 'no')

const MISFITS = [
  ['road-meets-hedge', (edge: string) => `The road on its ${edge} side meets a hedge.`],
  ['hedge-meets-road', (edge: string) => `The hedge on its ${edge} side blocks a road.`],
  ['no-road-joins', () => 'None of its roads joins a road of the forest.'],
] as const

async function misplace(page: Page): Promise<void> {
  for (const [code, words] of MISFITS) {
    await test.step(code, async () => {
      const { tale, slot, at, refusal } = taleOf(code)
      await open(page, { stored: storedTale(tale) })
      await page.keyboard.press(String(slot + 1))
      await expect(
        page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`), pressed: true }),
      ).toBeVisible()
      await press(place(page, at))
      await says(page, words(edgeOf(refusal)))
      await expect(page.getByRole('button', { name: 'Lay tile' })).toHaveCount(0)
      expect(await hashOf(page)).toBe(stateHash(tale.state))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('main').getByText(words(edgeOf(refusal)))).toHaveCount(0)
    })
  }
}

/** The first tile that the character on turn cannot reach for a given reason, and the refusal. */
function outOfReach(state: State, code: Refusal['code']): { to: Place; refusal: Refusal } | null {
  if (state.phase !== 'action') return null
  const here = state.seats[state.onTurn]?.at
  for (const to of places(state.tiles)) {
    const refusal = walkRefusal(state, to)
    if (refusal?.code === code && to !== here) return { to, refusal }
  }
  return null
}

const WALKS = [
  ['no-road-out', (edge: string) => `No road leaves this tile on its ${edge} side.`],
  ['road-joins-nothing', (edge: string) => `The road on the ${edge} side ends there.`],
  ['not-next-door', () => 'No road gets you there in so few steps.'],
  ['no-steps-left', () => 'You have no steps left this turn.'],
] as const

async function walkAstray(page: Page): Promise<void> {
  for (const [code, words] of WALKS) {
    await test.step(code, async () => {
      // Roads that end at a hedge are possible only with a house rule.
      const config = someConfig(2, 'bedtime-story', code === 'road-joins-nothing' ? { roads: 'loose' } : {})
      const tale = findTale((state) => outOfReach(state, code) !== null, { config })
      const wish = outOfReach(tale.state, code)
      if (!wish) throw new Error(`No action is refused with "${code}".`)
      await open(page, { stored: storedTale(tale) })
      await place(page, wish.to).click()
      await says(page, words(edgeOf(wish.refusal)))
      expect(await hashOf(page)).toBe(stateHash(tale.state))
    })
  }
}

const acting = findTale(canExpand)
const expanded = after(acting, someOf(acting.state, 'expand'))

const VEILED = [
  ['after one was placed', expanded, 'You cannot lay, put under or fell any more tiles this turn.'],
] as const

async function takeInVain(page: Page): Promise<void> {
  for (const [when, tale, words] of VEILED) {
    await test.step(when, async () => {
      await open(page, { stored: storedTale(tale) })
      const tiles = page.getByRole('button', { name: /^Market 2:/ })
      await expect(tiles).toBeDisabled()
      await press(tiles)
      await says(page, words)
      await expect(tiles).toHaveAttribute('aria-pressed', 'false')
      expect(await hashOf(page)).toBe(stateHash(tale.state))
    })
  }
  await test.step('on another tile', async () => {
    await open(page, { stored: storedTale(acting) })
    await page.keyboard.press('1')
    await place(page, neighbour(CENTRE, 'north')).click()
    await says(page, 'There is already a tile.')
    expect(await hashOf(page)).toBe(stateHash(acting.state))
  })
}

async function undoAsks(page: Page): Promise<void> {
  const asked = findTale(({ pending }) => pending?.kind === 'movement-side')
  await open(page, { stored: storedTale(asked) })
  await page.keyboard.press('u')
  await expect(page.getByRole('alertdialog')).toContainText('Undo past the roll?')
  await page.keyboard.press('Escape')
  expect(await hashOf(page)).toBe(stateHash(asked.state))
}

async function endTooSoon(page: Page): Promise<void> {
  const asked = findTale(({ pending }) => pending?.kind === 'spawn-side')
  await open(page, { stored: storedTale(asked) })
  await expect(page.getByRole('group', { name: /^A five!/ })).toBeVisible()
  await expect(seal(page, 'End turn')).toHaveCount(0)
  await page.keyboard.press('e')
  expect(await hashOf(page)).toBe(stateHash(asked.state))
  await page.keyboard.press('1')
  await pressEndTurn(page)
  expect(await hashOf(page)).not.toBe(stateHash(asked.state))
}

test('actions that the forest does not allow are refused with a text', async ({ page }) => {
  await test.step('a tile that does not fit', () => misplace(page))
  await test.step('a walk where none is possible', () => walkAstray(page))
})

test('refuses untimely actions with a reason', async ({ page }) => {
  await test.step('a market tile stays', () => takeInVain(page))
  await test.step('past the die, undo needs consent, also by the key U', () => undoAsks(page))
  await test.step('a turn cannot end before its monsters appear, or while a side is asked', () =>
    endTooSoon(page))
})
