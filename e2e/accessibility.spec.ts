import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults, faults } from './support/faults.ts'
import { begin, open, openBox, playTogether, pressEndTurn, seedField } from './support/game.ts'
import { closePlayers, setLeader } from './support/menu.ts'
import {
  actionPhase,
  beforeTheRoll,
  closeAll,
  everyBoxOpen,
  expansionsOpen,
  largeLetters,
  openSheet,
  refusedWish,
} from './support/table-walks.ts'
import {
  after,
  beforeParade,
  begunTale,
  diligent,
  findTale,
  newTale,
  recordedTale,
  storedTale,
  type Tale,
  withAll,
} from './support/tale.ts'
import { type Screen, type Walk, walkThrough } from './support/walk.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })

/** Adds two heroes, or removes them. */
async function changeHeroes(page: Page): Promise<void> {
  for (const name of [/^Rapunzel(,|$)/, /^Pied Piper(,|$)/]) await button(page, name).click()
}

const cover = (): Walk => ({
  screens: [
    { name: 'the cover as it is first seen', see: (page) => begin(page) },
    {
      name: 'several people, and lines for their names',
      reach: playTogether,
      see: (page) => page.getByRole('combobox').first(),
    },
    {
      name: 'the sheet of keys',
      reach: async (page) => {
        await begin(page).focus()
        await page.keyboard.press('?')
      },
      see: (page) => page.getByRole('dialog', { name: 'Keys' }),
      leave: closeAll,
    },
  ],
})

/** The settings behind "Choose the box…" on the cover. */
const box = (): Walk => ({
  screens: [
    {
      name: 'how often a tale is won',
      reach: openBox,
      see: (page) => page.getByText(/^Measured with 3 heroes/),
    },
    {
      name: 'how often it is won with as many',
      reach: changeHeroes,
      see: (page) => page.getByText(/We have no win rate for these choices\.$/),
      leave: changeHeroes,
    },
    {
      name: 'a seed that cannot be read',
      reach: (page) => seedField(page).fill('7KM-0!'),
      see: (page) => page.getByText(/^A seed has only letters/),
      leave: (page) => seedField(page).fill('7KM-04Q'),
    },
  ],
})

const houseRules = (): Walk => ({
  screens: [
    {
      async reach(page) {
        if (!(await button(page, 'House rules: none').isVisible())) await openBox(page)
        await button(page, 'House rules: none').click()
      },
      see: (page) => page.getByRole('dialog', { name: 'House rules' }),
      leave: closeAll,
    },
  ],
})

/** Red Riding Hood with her basket, which is on the heroes tab if there is one, as on a phone. */
const basket = (): Walk => ({
  stored: storedTale(begunTale(1, withAll('red-riding-hood'))),
  screens: [
    {
      name: 'the basket, carried',
      reach: (page) => openSheet(page, 'Heroes'),
      see: (page) => page.getByText('Carries the basket.').first(),
    },
  ],
})

const wonTale = (): Walk => ({
  stored: storedTale(recordedTale('won')),
  screens: [
    { name: 'the last page', see: heading('And the forest stood') },
    {
      name: 'the forest',
      reach: (page) => button(page, 'Look at the table').click(),
      see: (page) => button(page, 'Back to the last page'),
      leave: (page) => button(page, 'Back to the last page').click(),
    },
  ],
})

/** A walk with one view of a game. */
const one = (tale: Tale, screen: Screen, before?: Walk['before']): Walk => ({
  stored: storedTale(tale),
  ...(before && { before }),
  screens: [screen],
})

const acting = () => findTale(({ phase }) => phase === 'action')

const waiting = (): Walk =>
  one(acting(), {
    name: 'a computer player that was told to wait',
    async reach(page) {
      // The worker never loads, so the bot is still thinking on a machine of any speed.
      await page.route(/guardian\.worker.*js/, () => {})
      await setLeader(page, 'The Pied Piper', 'The Guardian')
      await closePlayers(page)
      await button(page, 'Pause').click({ force: true })
    },
    see: (page) => button(page, 'Go on'),
  })

const unreadableLeaders = (): Walk =>
  one(
    acting(),
    {
      name: 'leaders that cannot be read',
      see: (page) => page.getByText(/^We could not read who plays which hero/),
    },
    { leaders: '{' },
  )

const handover = (): Walk =>
  one(
    beforeParade(2),
    {
      name: 'the card between two players',
      reach: pressEndTurn,
      see: (page) => button(page, 'I’m ready'),
    },
    { handover: 'on' },
  )

const questions = (): readonly Walk[] => [
  one(
    findTale(({ pending }) => pending !== null),
    { name: 'a side asked', see: (page) => page.getByRole('group', { name: /^A five!/ }) },
  ),
  one(
    findTale(({ pending }) => pending?.kind === 'die', { config: withAll('aladdin') }),
    { name: 'whether the die shall stand', see: (page) => button(page, 'Keep it') },
  ),
  one(begunTale(1, withAll('rumpelstiltskin')), {
    name: 'two bargains',
    see: (page) => page.getByRole('group', { name: 'Make a bargain for this turn' }),
  }),
  one(
    findTale(({ pending }) => pending?.kind === 'clear-place', {
      config: withAll('red-riding-hood', 'fairy-tale'),
      player: diligent,
    }),
    { name: 'which tile is cleared', see: (page) => page.locator('[data-offer="clear"]').first() },
  ),
]

/** A page that fails to load while the table works. */
const unfetched = (): Walk => ({
  before: { query: '?seed=7KM-04Q' },
  screens: [
    {
      async reach(page) {
        await page.route(/SetupPage.*js/, (route) => route.abort())
        await page.reload()
      },
      see: heading('This page did not load'),
    },
  ],
})

/** The views that each test checks on one page, because opening another one takes longer. */
const WALKS: Record<string, () => readonly Walk[]> = {
  'the cover': () => [cover()],
  'the box on the cover': () => [box()],
  'the house rules': () => [houseRules()],
  'before the roll': () => [beforeTheRoll()],
  'a wish refused': () => [refusedWish()],
  'the action phase': () => [actionPhase()],
  'the action phase with everything that the boxes hold': () => [everyBoxOpen()],
  'everything that the expansions bring': () => [expansionsOpen()],
  'large letters': () => [largeLetters()],
  'questions at the table': questions,
  'the first tiles, and what is carried': () => [
    one(newTale(), { name: 'the first tiles', see: (page) => button(page, 'Lay them for us') }),
    basket(),
  ],
  'who plays next': () => [waiting(), unreadableLeaders(), handover()],
  'the ends of a tale': () => [
    wonTale(),
    one(recordedTale('lost'), { name: 'lost', see: heading('The Oak fell') }),
    one(after(acting(), { type: 'give-up' }), { name: 'given up', see: heading('The book was closed') }),
  ],
  'a damaged tale': () => [
    { stored: '{"format":1', screens: [{ see: heading('A saved game cannot be opened') }] },
  ],
  'a page that cannot be fetched': () => [unfetched()],
  'a storage that is forbidden': () => [
    {
      before: { trouble: 'forbidden' },
      screens: [{ see: (page) => page.getByText(/^This browser does not save anything/) }],
    },
  ],
}

/** Words have the same colors on a phone, so there only the current color scheme is checked. */
const LOOKS = {
  wide: expectNoFaults,
  phone: async (page: Page, screen: string) => expect.soft(await faults(page), screen).toEqual([]),
}

for (const [name, walks] of Object.entries(WALKS)) {
  test(`${name}: has no faults, and readable text by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    for (const walk of walks()) await walkThrough(page, walk, (screen, size) => LOOKS[size](page, screen))
  })
}

test('axe-core reports the faults of a faulty page', async ({ page }) => {
  await open(page)
  await expect(begin(page)).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect(await faults(page)).toEqual([expect.stringContaining('button-name: <button></button>')])
})
