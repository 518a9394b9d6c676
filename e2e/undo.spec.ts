import { expect, type Page, test } from '@playwright/test'
import { type Action, layingTurns, pileSize, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../src/engine/kernel/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { click, hashOf, holdDown, open, place, positionOf, press } from './support/game.ts'
import {
  after,
  allowed,
  begunTale,
  diligent,
  findTale,
  layOn,
  newTale,
  recordedTale,
  someOf,
  storedTale,
  type Tale,
} from './support/tale.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

const toDiamond =
  ({ tiles }: State) =>
  ({ to }: Action & { type: 'walk' }) =>
    tiles[to]?.building === 'diamond'

/** The first of the first tiles that fits in more than one rotation. */
const turnable = [0, 1, 2, 3].find((tile) => layingTurns(newTale().state, tile, 'north').length > 1) ?? 0
const laidOnce = after(newTale(), layOn(newTale(), turnable, 'north'))
const acting = findTale(({ phase }) => phase === 'action')
const besideDiamond = findTale((state) => state.diamonds < 2 && allowed(state, 'walk').some(toDiamond(state)))
const withMonster = findTale(
  (state) => allowed(state, 'remove').length > 0 && allowed(state, 'walk').length > 0,
)
const emptyPile = findTale((state) => pileSize(state.pile) === 0 && allowed(state, 'expand').length > 0, {
  player: diligent,
  config: someConfig(['three-little-pigs', 'huntsman'], 'bedtime-story'),
})
const asked = findTale(({ pending }) => pending !== null)

/** Actions that can be undone freely: a game just before, and the action. */
const FREE: readonly [what: string, tale: Tale, action: Action][] = [
  ['laying a first tile', laidOnce, layOn(newTale(), (turnable + 1) % 4, 'east')],
  ['a step', acting, someOf(acting.state, 'walk')],
  [
    'breaking a dark diamond',
    besideDiamond,
    someOf(besideDiamond.state, 'walk', toDiamond(besideDiamond.state)),
  ],
  ['removing a monster', withMonster, someOf(withMonster.state, 'remove')],
  ['placing a tile that no new one replaces', emptyPile, someOf(emptyPile.state, 'expand')],
  ['the side chosen on a five', asked, { type: 'choose-side', side: 'east' }],
]

test('actions without randomness can be undone', async ({ page }) => {
  for (const [what, tale, action] of FREE) {
    await test.step(what, async () => {
      await open(page, { stored: storedTale(tale) })
      await click(page, action)
      await expect.poll(() => hashOf(page)).toBe(stateHash(after(tale, action).state))
      await undo(page).click()
      expect(await hashOf(page)).toBe(stateHash(tale.state))
    })
  }
  await test.step('turning a first tile', async () => {
    await open(page, { stored: storedTale(laidOnce) })
    await place(page, neighbour(CENTRE, 'north')).click()
    await expect.poll(() => hashOf(page)).not.toBe(stateHash(laidOnce.state))
    await undo(page).click()
    expect(await hashOf(page)).toBe(stateHash(laidOnce.state))
  })
  await test.step('several actions of a turn, one by one, the last one first', () => takeBackTwo(page))
})

async function takeBackTwo(page: Page): Promise<void> {
  const removal = someOf(withMonster.state, 'remove')
  const removed = after(withMonster, removal)
  const step = someOf(removed.state, 'walk')
  await open(page, { stored: storedTale(withMonster) })
  await click(page, removal)
  await click(page, step)
  expect(await hashOf(page)).toBe(stateHash(after(removed, step).state))
  await undo(page).click()
  expect(await hashOf(page)).toBe(stateHash(removed.state))
  await undo(page).click()
  expect(await hashOf(page)).toBe(stateHash(withMonster.state))
}

async function takeBackOpening(page: Page): Promise<void> {
  const fresh = newTale()
  await open(page, { stored: storedTale(fresh) })
  await page.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(page.getByRole('button', { name: 'Begin the tale' })).toBeVisible()
  for (const lie of [3, 2, 1, 0]) {
    await undo(page).click()
    expect((await positionOf(page)).opening?.spots.filter(Boolean)).toHaveLength(lie)
  }
  expect(await hashOf(page)).toBe(stateHash(fresh.state))
  await press(undo(page))
  await expect(page.getByRole('main').getByText('There is nothing to undo yet.')).toBeVisible()
}

async function takeBackWin(page: Page): Promise<void> {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await undo(page).click()
  expect(await hashOf(page)).toBe(stateHash(recordedTale('won', 1).state))
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible()
}

const toRoll = begunTale()
const laid = after(newTale(), ...toRoll.actions.slice(0, -1))
const DIE = 'Undo past the roll? Everyone must agree'
const TILE = 'Undo past the new tile? Everyone must agree'

/** Actions that can be undone only with consent, and the explanation of the table. */
const ASKED: readonly [what: string, tale: Tale, action: Action, words: string][] = [
  ['the roll for new monsters', toRoll, { type: 'roll' }, DIE],
  ['the end of a turn', acting, { type: 'end-turn' }, DIE],
  ['placing a tile that a new one replaces', acting, someOf(acting.state, 'expand'), TILE],
  ['the beginning of the tale', laid, { type: 'begin' }, TILE],
]

test('undo past a die or a drawn tile needs consent, and the table says why', async ({ page }) => {
  for (const [what, tale, action, words] of ASKED) {
    await test.step(what, async () => {
      await open(page, { stored: storedTale(tale) })
      await click(page, action)
      const done = stateHash(after(tale, action).state)
      await expect.poll(() => hashOf(page)).toBe(done)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await press(undo(page))
      await expect(page.getByRole('alertdialog')).toContainText(words)
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await hashOf(page)).toBe(done)
      await press(undo(page))
      await holdDown(page, page.getByRole('button', { name: 'We all agree' }))
      await expect.poll(() => hashOf(page)).toBe(stateHash(tale.state))
      await expect(page.getByRole('log')).toContainText('Here one action was undone.')
    })
  }
})

test('undoes the first tiles and the last step', async ({ page }) => {
  await test.step('tiles that were placed for us, back to the empty forest', () => takeBackOpening(page))
  await test.step('the last step of a won game', () => takeBackWin(page))
})
