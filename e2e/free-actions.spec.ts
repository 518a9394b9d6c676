import { expect, type Page, test } from '@playwright/test'
import {
  type Action,
  everyBox,
  pricesOf,
  type State,
  type SymbolEffect,
} from '../src/engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../src/engine/kernel/index.ts'
import { symbolUses } from '../src/tales/fairy-tale/rules.ts'
import { acted } from '../tests/support/acted.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { tooSmall, widest } from './support/controls.ts'
import { hashOf, open, place, positionOf, press } from './support/game.ts'
import { arrowTo, expectFocusSeen, tabTo } from './support/keys.ts'
import {
  allowed,
  diligent,
  findTale,
  after as played,
  someOf,
  storedTale,
  type Tale,
} from './support/tale.ts'

/** Two heroes whose powers do not matter here, and every box. */
const ALL = someConfig(['huntsman', 'pied-piper'], 'bedtime-story', {}, everyBox(true))

/** The same with more tiles, for those missing in the shortest deck. */
const LONGER = { ...ALL, difficulty: 'fairy-tale' } as const

const search = (wanted: (state: State) => boolean, config = ALL, from = 1): Tale =>
  findTale(wanted, { config, player: diligent, from })

type Use = Extract<Action, { type: 'use-symbol' }>

const effectOf = (state: State, { symbol }: Use): SymbolEffect | undefined =>
  symbolUses(state).find((use) => use.symbol === symbol)?.effect

/** The uses of symbols with an effect in a position. */
const usesOf = (state: State, effect: SymbolEffect): Use[] =>
  state.phase === 'action'
    ? allowed(state, 'use-symbol').filter((use) => effectOf(state, use) === effect)
    : []

const monstersAt = (state: State, { at }: { at: Place }): number => state.tiles[at]?.monsters.length ?? 0

/** A game with a wanted use of a symbol, and that use. `from`: the first seed to try, for rare ones. */
function ready(
  effect: SymbolEffect,
  wanted: (state: State, use: Use) => boolean = () => true,
  from = 1,
): [Tale, Use] {
  const tale = search((state) => usesOf(state, effect).some((use) => wanted(state, use)), ALL, from)
  const use = usesOf(tale.state, effect).find((one) => wanted(tale.state, one))
  if (!use) throw new Error(`No symbol with the effect ${effect} can be used.`)
  return [tale, use]
}

const row = (page: Page, symbol: string) => page.locator(`[data-symbol="${symbol}"]`).first()

const [bombed, bomb] = ready('destroy', (state, use) => monstersAt(state, use) > 0, 13)

/** True for the second rotation of one tile; the first one is aimed by default. */
const isSecond = (state: State, { at, turn }: Use) => {
  const turns = usesOf(state, 'turn').flatMap((use) => (use.at === at ? [use.turn] : []))
  return turns.length > 1 && turns[1] === turn
}
const [turned, turn] = ready('turn', isSecond, 111)

/** Waits until the game of the page has the position of this one. */
const expectAt = (page: Page, tale: Tale) => expect.poll(() => hashOf(page)).toBe(stateHash(tale.state))

/** Presses P until the symbol is selected. */
async function takeUp(page: Page, symbol: string): Promise<void> {
  for (let time = 0; time < 4; time++) {
    if ((await row(page, symbol).getAttribute('aria-pressed')) === 'true') return
    await page.keyboard.press('p')
  }
  throw new Error(`The P key does not select ${symbol}.`)
}

/** Moves the focus by Tab to the tile of the symbol, and aims it. */
async function aimByKeys(page: Page, { state }: Tale, use: Use): Promise<void> {
  await tabTo(page, place(page, state.seats[state.onTurn]?.at ?? CENTRE))
  await takeUp(page, use.symbol)
  await arrowTo(page, use.at)
  await page.keyboard.press('Enter')
}

async function bombByMouse(page: Page): Promise<void> {
  const monsters = monstersAt(bombed.state, bomb)
  await row(page, bomb.symbol).click()
  await place(page, bomb.at).click()
  const plank = page.getByRole('button', { name: new RegExp(`^Blow it up: tile and ${monsters} monster`) })
  await expect(plank.first()).toBeVisible()
  await expectAt(page, bombed)
  await place(page, bomb.at).click()
  await expectAt(page, played(bombed, bomb))
  await expect(place(page, bomb.at)).toHaveCount(0)
  await page.keyboard.press('u')
  await expectAt(page, bombed)
  await expect(row(page, bomb.symbol)).toBeVisible()
}

async function bombByKeys(page: Page): Promise<void> {
  await aimByKeys(page, bombed, bomb)
  await page.keyboard.press('Escape')
  await expectFocusSeen(page)
  expect(await hashOf(page)).toBe(stateHash(bombed.state))
  await takeUp(page, bomb.symbol)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAt(page, played(bombed, bomb))
  await expectFocusSeen(page)
}

test('a bomb previews its target, destroys it on a second press, and can be undone', async ({ page }) => {
  await open(page, { stored: storedTale(bombed) })
  await test.step('with a mouse: aimed, used, undone', () => bombByMouse(page))
  await test.step('by keys: selected, aimed, cancelled and used', () => bombByKeys(page))
})

test('turns a neighbouring tile', async ({ page }) => {
  await open(page, { stored: storedTale(turned) })
  await test.step('with R; and undone', async () => {
    await aimByKeys(page, turned, turn)
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await expectAt(page, played(turned, turn))
    await page.keyboard.press('u')
    await expectAt(page, turned)
  })
  await test.step('with the button beside it, and with the confirm button', async () => {
    await row(page, turn.symbol).click()
    await place(page, turn.at).click()
    await page.getByRole('button', { name: 'Turn the tile', exact: true }).click()
    await page.getByRole('button', { name: 'Lay it so' }).first().click()
    await expectAt(page, played(turned, turn))
  })
})

async function swap(page: Page): Promise<void> {
  const [tale, use] = ready('swap')
  const turns = usesOf(tale.state, 'swap').flatMap(({ slot, at, turn }) =>
    slot === use.slot && at === use.at ? [turn] : [],
  )
  await open(page, { stored: storedTale(tale) })
  await page.getByRole('button', { name: new RegExp(`^Market ${(use.slot ?? 0) + 1}:`) }).click()
  await place(page, use.at).click()
  for (let press = 0; press < turns.indexOf(use.turn); press++) await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Swap', exact: true }).first().click()
  await expectAt(page, played(tale, use))
  expect((await positionOf(page)).spent.expands).toBe(1)
}

async function answerCatapult(page: Page): Promise<void> {
  const throws = (state: State) => (to: Place) =>
    state.tiles[to]?.building === 'catapult' &&
    acted(state, { type: 'walk', to }).pending?.kind === 'clear-place'
  const tale = search(
    (state) => state.phase === 'action' && allowed(state, 'walk').some(({ to }) => throws(state)(to)),
    LONGER,
  )
  const walk = someOf(tale.state, 'walk', ({ to }) => throws(tale.state)(to))
  const asked = played(tale, walk)
  const answer = someOf(asked.state, 'choose-place')
  await open(page, { stored: storedTale(tale) })
  await place(page, walk.to).click()
  const table = page.getByRole('main', { name: 'The table' })
  await expect(table.getByText(/^The catapult: .* one tile next to it\./)).toBeVisible()
  await place(page, answer.at).click()
  await expectAt(page, played(asked, answer))
}

async function wishTooMuch(page: Page): Promise<void> {
  const short = (state: State) =>
    state.market.findIndex((face) => face && pricesOf(state, face).some(({ have, need }) => have < need))
  const tale = search((state) => state.phase === 'action' && state.spent.expands === 0 && short(state) >= 0)
  await open(page, { stored: storedTale(tale) })
  const tile = page.getByRole('button', { name: new RegExp(`^Market ${short(tale.state) + 1}:`) })
  await press(tile)
  await expect(page.getByText(/^The tile costs \d .*, and the forest has/)).toBeVisible()
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('list', { name: 'In the forest' })).toBeVisible()
}

test('swaps a market tile, asks for the target of a catapult, and refuses by cost', async ({ page }) => {
  await test.step('a market tile swaps places with a neighbour', () => swap(page))
  await test.step('a catapult asks which neighbour to clear', () => answerCatapult(page))
  await test.step('a tile that is too expensive names the missing resource', () => wishTooMuch(page))
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch a bomb is selected, aimed and used, and a tile is turned', async ({ page }) => {
    await open(page, { stored: storedTale(bombed) })
    await row(page, bomb.symbol).tap()
    await place(page, bomb.at).tap()
    expect(await widest(page)).toBeLessThanOrEqual(390)
    expect(await tooSmall(page, 44)).toEqual([])
    await page
      .getByRole('button', { name: /^Blow it up: tile and \d monster/ })
      .last()
      .tap()
    await expectAt(page, played(bombed, bomb))

    await open(page, { stored: storedTale(turned) })
    await row(page, turn.symbol).tap()
    await place(page, turn.at).tap()
    await page.getByRole('button', { name: 'Turn the tile', exact: true }).tap()
    await place(page, turn.at).tap()
    await expectAt(page, played(turned, turn))
  })
})
