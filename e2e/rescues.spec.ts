import { expect, type Page, test } from '@playwright/test'
import { type Config, everyBox, standardRules } from '../src/engine/fairy-tale/index.ts'
import {
  advance,
  openSession,
  randomState,
  seededRng,
  stateOf,
  writeGame,
} from '../src/engine/kernel/index.ts'
import { keysOf } from '../src/store/storage.ts'
import { apprentice } from '../src/tales/fairy-tale/bots/index.ts'
import { lastRescue } from '../src/tales/fairy-tale/rescues/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { openDuel } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, onPurpose, open } from './support/game.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const verdict = (page: Page, name: string) => page.getByRole('dialog', { name })

test.beforeEach(({ page }) => fetchNothingAhead(page))

/** Long enough for the playback of all monsters. */
const TOLD = { timeout: 60_000 }

const tile = (page: Page, name: string) => page.locator(`[data-tile=${name}]`)

test('a rescue of the first tale is solved by pressing, and the book marks it', async ({ page }) => {
  await page.goto('/#/fairy-tale/rescues')
  await page.getByRole('link', { name: 'Rescue 3, Only one at the door: survive this roll.' }).click()
  await expect(page.getByText('They will roll a 2: the east moves')).toBeVisible()
  await expect(page.getByText('if you do nothing, the Oak loses one heart')).toBeVisible()
  await button(page, /^Remove the Big Bad Wolf/).click()
  await expect(page.getByText('if you do nothing, the Oak is safe')).toBeVisible()
  await button(page, 'Let them roll').click()
  await expect(verdict(page, 'Rescued!')).toContainText('The acorn is yours.', TOLD)
  await verdict(page, 'Rescued!').getByRole('button', { name: 'The book of rescues' }).click()
  await expect(page.getByText('1 of 24 rescued')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Rescue 3,/ })).toHaveAccessibleDescription(
    'One of five acorns. Tried once. Rescued.',
  )
})

test('a failed try is counted, and the next one starts over', async ({ page }) => {
  await page.goto('/#/fairy-tale/rescues/3')
  await expect(page.getByText('They will roll a 2: the east moves')).toBeVisible()
  await page.keyboard.press('e')
  await expect(verdict(page, 'Not this time')).toBeVisible(TOLD)
  await verdict(page, 'Not this time').getByRole('button', { name: 'Start afresh' }).click()
  await expect(page.getByText('Tried once.')).toBeAttached()
  await expect(page.getByText('if you do nothing, the Oak loses one heart')).toBeVisible()
  await expect(button(page, /^Remove the Big Bad Wolf/)).toBeVisible()
})

test('"Show me one way" earns nothing; the interrupted game is unchanged', async ({ page }) => {
  test.slow()
  await page.goto('/#/fairy-tale/rescues/6')
  await button(page, 'Show me one way').click()
  await expect(verdict(page, 'This was one way.')).toBeVisible(TOLD)
  await verdict(page, 'This was one way.').getByRole('button', { name: 'The book of rescues' }).click()
  await expect(page.getByText('0 of 24 rescued')).toBeVisible()
  await button(page, 'To the tale').click()
  await expect(button(page, /^Begin/)).toBeVisible()
})

/** The stored text of a game that the apprentice loses, although it could be saved. */
function lostTale(): string {
  const seats = [{ character: 'huntsman' as const, player: '' }]
  const config: Config = { seats, difficulty: 'grim-tale', rules: standardRules(), boxes: everyBox(true) }
  for (let seed = 1; seed < 50; seed++) {
    const luck = seededRng({ random: randomState(seed) })
    let session = openSession(fairyTale, config, seed)
    while (!stateOf(session).outcome) {
      const next = advance(fairyTale, session, apprentice(stateOf(session), luck))
      if (!next.ok) throw new Error(next.error.code)
      session = next.value
    }
    if (lastRescue(session)) return writeGame(fairyTale, session)
  }
  throw new Error('No lost game has a rescue.')
}

test('a lost game links to the turn that could save it', async ({ page }) => {
  await open(page, { stored: lostTale() })
  await button(page, /^You could still save it: turn /).click(TOLD)
  await expect(page.getByText('From a game you lost')).toBeVisible()
  await page.reload()
  await expect(page.getByText('From a game you lost')).toBeVisible(TOLD)
  await button(page, 'Show me one way').click()
  await expect(verdict(page, 'Rescued!')).toContainText('It could have gone on like this.', TOLD)
})

test('a duel’s rescue can be solved by keys', async ({ page }) => {
  const enter = async (name: string) => {
    await tile(page, name).focus()
    await onPurpose(page)
    await page.keyboard.press('Enter')
  }
  await page.goto('/#/boogyman/rescues/3')
  await enter('d5')
  await enter('d6')
  await page.keyboard.press('u')
  await enter('d5')
  await enter('d6')
  await enter('b5')
  await enter('d5')
  await expect(verdict(page, 'Rescued!')).toContainText('Two acorns are yours.')
  await verdict(page, 'Rescued!').getByRole('button', { name: 'The next rescue' }).click()
  await expect(page.getByRole('heading', { name: 'Three are one too many' })).toBeVisible()
})

/** The mushrooms win after 21 turns. In the 18th the firs could have won. */
const MISSED = [
  'place e6, place c3, place b3, place d6, step e6 f7, step d6 e6, step c3 c2, step b3 b2',
  'step e6 d6, step f7 e6, step b2 c3, step c2 b2, spawn e6, step d6 d7, step c3 b3, step b2 c3',
  'step e6 d5, step d7 c6, spawn c3, step b3 b2, step c6 d7, step d5 c5, step c3 c2, spawn b2',
  'step e6 d5, step c5 c6, step c3 d4, step b2 b3, step d7 d6, step c6 d7, spawn b3, step c2 c3',
  'step d5 e6, spawn d7, step c3 c2, step d4 d5, spawn d6, step d7 c6, step d5 e5, spawn c2',
  'spawn c6, step e6 d5, step e5 e6, step b3 a3, spawn d5',
].join(', ')

test('a duel that could have been won becomes a rescue, also after a reload', async ({ page }) => {
  await openDuel(page, { actions: MISSED })
  await button(page, 'The firs could have won in turn 18.').click(TOLD)
  await expect(page.getByText('From your own duel')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The eighteenth turn' })).toBeVisible(TOLD)
  await button(page, 'Show me one way').click()
  await expect(verdict(page, 'Rescued!')).toContainText('It could have gone on like this.', TOLD)
})

test('shows one way in the duel', async ({ page }) => {
  await page.goto('/#/boogyman/rescues/10')
  await button(page, 'Show me one way').click()
  await expect(verdict(page, 'This was one way.')).toBeVisible()
})

for (const tale of ['boogyman', 'fairy-tale']) {
  test(`a missing own rescue is reported, and the book is shown: ${tale}`, async ({ page }) => {
    await page.goto(`/#/${tale}/rescues/own`)
    await expect(page.getByText('You have no rescue of your own yet.')).toBeVisible()
  })
}

/** Stores a rescue with an expansion for the tab, as a lost game would. */
async function leaveOwnRescue(page: Page): Promise<void> {
  // The third rescue of the book, with the box of fire.
  const position = [
    'the last fairy tale 1',
    'forest',
    ' . ┃hc2    .  ┃☾2',
    ' ┏ ╋moNWSE ━  ┻WW',
    ' ┗ O       ╸d .',
    ' . ┃wWN!2  .  .',
    'monsters 6 frost-giant 2,-2; 7 frost-giant 2,-2; 8 big-bad-wolf 0,1; 9 big-bad-wolf 0,1',
    'next-monster 10',
    'seats huntsman 0,0',
    'on-turn huntsman',
    'turn 6',
    'phase action',
    'hearts 1',
    'diamonds 0',
    'market ╹◆#1 ┗▣#29 ┗dc5#17',
    'tiles 8 30 11 24 7 21 12 5 9',
    'boxes resources simple knotty special fire',
  ].join('\n')
  const own = {
    turn: 6,
    position,
    goal: { kind: 'survive', dice: [3] },
    way: [{ type: 'expand', slot: 2, at: '0,2', turn: 0 }, { type: 'end-turn' }],
  }
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    keysOf('the-last-fairy-tale').ownRescue,
    JSON.stringify(own),
  ] as const)
}

test('an own rescue with expansion survives reload', async ({ page }) => {
  await leaveOwnRescue(page)
  await page.goto('/#/fairy-tale/rescues/own')
  await expect(page.getByRole('heading', { name: 'Chapter the Sixth' })).toBeVisible(TOLD)
})

test('reports expansions that fail to load; a retry opens the rescue', async ({ page }) => {
  await leaveOwnRescue(page)
  let isLost = true
  await page.route(/expansions-[^/]*\.js/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/#/fairy-tale/rescues/own')
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible(TOLD)
  isLost = false
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Chapter the Sixth' })).toBeVisible(TOLD)
})

test('a number that the book lacks is reported, and the book is shown', async ({ page }) => {
  await page.goto('/#/boogyman/rescues/99')
  await expect(page.getByText('There is no rescue 99 in this book.')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(12)
})

for (const [name, hash, seen] of [
  ['the book of the first tale', '#/fairy-tale/rescues', '0 of 24 rescued'],
  ['a rescue of the first tale', '#/fairy-tale/rescues/24', 'They will roll a 6: all move'],
  ['the book of the duel', '#/boogyman/rescues', '0 of 12 rescued'],
  ['a rescue of the duel', '#/boogyman/rescues/3', 'win this turn'],
] as const) {
  test(`${name} has no faults and no cut-off text`, async ({ page }) => {
    await page.goto(`/${hash}`)
    await expect(page.getByText(seen, { exact: true })).toBeVisible()
    await expectNoFaults(page, name)
    await inWindows(page, [DESK, TABLET, PHONE], async () => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    })
  })
}
