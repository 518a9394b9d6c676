import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  type CharacterId,
  type Difficulty,
  everyBox,
  isGoal,
  type State,
  symbolUses,
} from '../src/engine/fairy-tale/index.ts'
import { en } from '../src/ui/text/en/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { faults } from './support/faults.ts'
import { aim, type Before, open, place, press, seal } from './support/game.ts'
import {
  after,
  allowed,
  beforeParade,
  begunTale,
  diligent,
  findTale,
  newTale,
  recordedTale,
  someOf,
  storedTale,
} from './support/tale.ts'

/** A screen, and the way to it. */
interface Screen {
  stored?: string
  /** What else the page finds when it opens. */
  before?: Omit<Before, 'stored' | 'theme'>
  reach?: (page: Page) => Promise<void>
  /** By what one sees that the screen is there. */
  see: (page: Page) => Locator
  /** What lies near it, and is looked at from there on. */
  next?: readonly Pick<Required<Screen>, 'reach' | 'see'>[]
}

const RULE_PAGES = ['Symbols', 'Special tiles', 'Heroes']

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const ruleBook = (page: Page) => page.getByRole('dialog', { name: 'How to play' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

const acting = findTale(({ phase }) => phase === 'action')

/** Two players, the first of them so led, with everything that the boxes hold. */
const withAll = (first: CharacterId, difficulty: Difficulty = 'bedtime-story') =>
  someConfig([first, 'pied-piper'], difficulty, {}, everyBox(true))

const bombing = findTale(
  (state) => symbolUses(state).some(({ effect, refusal }) => effect === 'destroy' && !refusal),
  { config: withAll('huntsman'), player: diligent },
)

/** The Pied Piper may walk; Rapunzel suggests where. */
const walking = findTale((state) => state.phase === 'action' && allowed(state, 'walk').length > 1)

/** The special tiles in the market, by their slots, but the diamonds. */
const specials = ({ market }: State) =>
  market.flatMap((face, slot) => (face?.building && !isGoal(face) ? [{ slot, building: face.building }] : []))

const special = findTale((state) => state.phase === 'action' && specials(state).length > 1, {
  config: withAll('huntsman'),
  player: diligent,
})

/** The card of one of them, opened by key. */
const cardOf = ({ slot, building }: ReturnType<typeof specials>[number]) => ({
  async reach(page: Page) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).focus()
    await page.keyboard.press('F2')
  },
  see: (page: Page) => page.getByText(en.cards.buildings[building], { exact: true }),
})

const marching = beforeParade(2)

/** Where the table has a page of a sheet for something, as on a phone, it is opened. */
async function openSheet(page: Page, name: 'Forest' | 'Heroes'): Promise<void> {
  await expect(seal(page, 'Roll for new monsters').or(seal(page, 'End turn'))).toBeVisible()
  const sheet = page.getByRole('tab', { name })
  if (await sheet.isVisible()) await sheet.click()
}

async function openSettings(page: Page): Promise<void> {
  await openSheet(page, 'Forest')
  await button(page, 'Settings').click()
}

async function openRules(page: Page): Promise<void> {
  await openSettings(page)
  await button(settings(page), 'How to play').click()
}

const SCREENS: Record<string, Screen> = {
  'the cover with a seed that cannot be read': {
    reach: (page) => page.getByRole('textbox', { name: 'Seed', exact: true }).fill('7KM-0!'),
    see: (page) => page.getByText(/^A seed has only letters/),
  },
  'the cover with how often a tale is won': {
    see: (page) => page.getByText(/^Won: how often our best computer player won, with 3 heroes/),
    next: [
      {
        async reach(page) {
          for (const name of [/^Rapunzel/, /^Pied Piper/]) await button(page, name).click()
        },
        see: (page) => page.getByText(/You chose otherwise\.$/),
      },
    ],
  },
  'the house rules': {
    reach: (page) => button(page, 'House rules: none').click(),
    see: (page) => page.getByRole('dialog', { name: 'House rules' }),
  },
  'the first tiles': { stored: storedTale(newTale()), see: (page) => button(page, 'Place them for us') },
  'the table before the roll': {
    stored: storedTale(begunTale()),
    see: (page) => seal(page, 'Roll for new monsters'),
  },
  'the table in the action phase': { stored: storedTale(acting), see: (page) => seal(page, 'End turn') },
  'a tile aimed': {
    stored: storedTale(acting),
    reach: (page) => aim(page, someOf(acting.state, 'expand')),
    see: (page) => button(page, 'Place tile'),
  },
  'a step explained': {
    stored: storedTale(acting),
    reach: async (page) => {
      const at = Object.entries(acting.state.tiles).find(([, { monsters }]) => monsters.length > 0)?.[0]
      await page.locator(`[data-place="${at}"]`).focus()
      await page.keyboard.press('w')
    },
    see: (page) => page.locator('[data-why]'),
  },
  'all ways to the Oak': {
    stored: storedTale(acting),
    reach: (page) => page.keyboard.press('h'),
    see: (page) => page.locator('[data-routes]'),
  },
  'a wish refused': {
    stored: storedTale(begunTale()),
    reach: (page) => press(button(page, /^Market 1:/)),
    see: (page) => page.getByRole('main').getByText('That has to wait for its own part of the turn.'),
  },
  'a side asked': {
    stored: storedTale(findTale(({ pending }) => pending !== null)),
    see: (page) => page.getByRole('group', { name: /^A five:/ }),
  },
  'the question whether the die shall stand': {
    stored: storedTale(findTale(({ pending }) => pending?.kind === 'die', { config: withAll('aladdin') })),
    see: (page) => button(page, 'Let it stand'),
  },
  'two bargains': {
    stored: storedTale(begunTale(1, withAll('rumpelstiltskin'))),
    see: (page) => page.getByRole('group', { name: 'A bargain instead of an ordinary turn' }),
  },
  'the question which tile is cleared': {
    stored: storedTale(
      findTale(({ pending }) => pending?.kind === 'clear-place', {
        config: withAll('red-riding-hood', 'fairy-tale'),
        player: diligent,
      }),
    ),
    see: (page) => page.locator('[data-offer="clear"]').first(),
  },
  'a bomb taken up': {
    stored: storedTale(bombing),
    async reach(page) {
      await expect(seal(page, 'End turn')).toBeVisible()
      await page.keyboard.press('p')
    },
    see: (page) => page.locator('[data-offer="use"]').first(),
  },
  'a card': {
    stored: storedTale(bombing),
    reach: (page) => page.locator('[data-goal="hearts"]').click(),
    see: (page) => page.getByRole('dialog').or(page.locator('[data-card-layer]')),
  },
  'the six futures': {
    stored: storedTale(bombing),
    async reach(page) {
      await expect(seal(page, 'End turn')).toBeVisible()
      await page.keyboard.press('f')
    },
    see: (page) => page.locator('[data-future="all"]'),
  },
  'the sheet of keys': {
    async reach(page) {
      await expect(button(page, 'Once upon a time… Begin')).toBeVisible()
      await page.keyboard.press('?')
    },
    see: (page) => page.getByRole('dialog', { name: 'Keys' }),
  },
  'the settings': { stored: storedTale(acting), reach: openSettings, see: settings },
  'the settings in large letters': {
    stored: storedTale(acting),
    before: { letters: '150' },
    reach: openSettings,
    see: settings,
  },
  'the table in large letters': {
    stored: storedTale(acting),
    before: { letters: '150' },
    see: (page) => seal(page, 'End turn'),
  },
  'the six futures in large letters': {
    stored: storedTale(bombing),
    before: { letters: '150' },
    async reach(page) {
      await expect(seal(page, 'End turn')).toBeVisible()
      await page.keyboard.press('f')
    },
    see: (page) => page.locator('[data-future="all"]'),
  },
  'the cards of special tiles': {
    stored: storedTale(special),
    see: (page) => seal(page, 'End turn'),
    next: specials(special.state).map(cardOf),
  },
  'the card of a side, by key': {
    stored: storedTale(acting),
    async reach(page) {
      await page.locator('[data-card="side north"]').focus()
      await page.keyboard.press('F2')
    },
    see: (page) => page.getByText(/^At a 1, new monsters/),
  },
  'somebody suggests, and what was suggested': {
    stored: storedTale(walking),
    async reach(page) {
      await openSheet(page, 'Heroes')
      await press(button(page, 'Suggest as Rapunzel'))
      await place(page, someOf(walking.state, 'walk').to).click()
    },
    see: (page) => page.locator('[data-pin]:not([data-pin=""])').first(),
  },
  'the card between two players': {
    stored: storedTale(marching),
    before: { handover: 'on' },
    reach: (page) => seal(page, 'End turn').click(),
    see: (page) => button(page, 'I’m ready'),
  },
  'a hint': {
    stored: storedTale(acting),
    async reach(page) {
      await expect(seal(page, 'End turn')).toBeVisible()
      await page.keyboard.press('g')
    },
    see: (page) => page.getByRole('region', { name: 'The Guardian’s hint' }),
  },
  'a computer player that was told to wait': {
    stored: storedTale(acting),
    before: { leaders: JSON.stringify({ table: { 'pied-piper': 'guardian' }, cover: {} }) },
    reach: (page) => press(button(page, 'Let it wait')),
    see: (page) => button(page, 'Go on'),
  },
  'leaders that cannot be read': {
    stored: storedTale(acting),
    before: { leaders: '{' },
    see: (page) => page.getByText(/^Who led whom could not be read/),
  },
  'a page that cannot be fetched': {
    before: { query: '?seed=7KM-04Q' },
    async reach(page) {
      await page.route(/SetupPage.*js/, (route) => route.abort())
      await page.reload()
    },
    see: heading('This page has not come'),
  },
  'the basket, carried': {
    stored: storedTale(begunTale(1, withAll('red-riding-hood'))),
    reach: (page) => openSheet(page, 'Heroes'),
    see: (page) => page.getByText('Carries the basket.').first(),
  },
  'the forest of a tale that is over': {
    stored: storedTale(recordedTale('won')),
    reach: (page) => button(page, 'Look at the table').click(),
    see: (page) => button(page, 'Back to the last page'),
  },
  'how to play': {
    stored: storedTale(acting),
    reach: openRules,
    see: ruleBook,
    next: RULE_PAGES.map((name) => ({
      reach: (page) => ruleBook(page).getByRole('tab', { name, exact: true }).click(),
      see: (page) => ruleBook(page).getByRole('tabpanel', { name, exact: true }),
    })),
  },
  'the question whether to give up': {
    stored: storedTale(acting),
    async reach(page) {
      await openSettings(page)
      await button(settings(page), 'Give up').click()
    },
    see: (page) => page.getByRole('alertdialog', { name: 'Give up this tale?' }),
  },
  'a game won': { stored: storedTale(recordedTale('won')), see: heading('And the forest stood') },
  'a game lost': { stored: storedTale(recordedTale('lost')), see: heading('The Oak fell') },
  'a game given up': {
    stored: storedTale(after(acting, { type: 'give-up' })),
    see: heading('The book was closed'),
  },
  'a damaged game': { stored: '{"format":1', see: heading('A stored game cannot be opened') },
  'a storage that is forbidden': {
    before: { trouble: 'forbidden' },
    see: (page) => page.getByText(/^This browser keeps nothing/),
  },
}

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, { stored, before, next = [], ...first }] of Object.entries(SCREENS)) {
    test(`${name}, ${size}: nothing is wrong by day, and by night all words can be read`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.setViewportSize(viewport)
      await open(page, { ...(stored && { stored }), ...before, theme: 'system' })
      for (const { reach, see } of [first, ...next]) {
        await reach?.(page)
        await expect(see(page)).toBeVisible()
        expect(await faults(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await faults(page, { only: 'color-contrast' })).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
    })
  }
}

test('an axe finds what is wrong, where something is', async ({ page }) => {
  await open(page)
  await expect(button(page, 'Once upon a time… Begin')).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect(await faults(page)).toEqual([expect.stringContaining('button-name: <button></button>')])
})
