import { expect, type Locator, type Page } from '@playwright/test'
import { isGoal, places, type State } from '../../src/engine/fairy-tale/index.ts'
import { symbolUses } from '../../src/tales/fairy-tale/rules.ts'
import { buildingCard } from '../../src/tales/fairy-tale/words/card-texts.ts'
import { messagesOf } from '../../src/tales/fairy-tale/words/testing.ts'
import { at, everyExpansion, stored } from './expansions.ts'
import { aim, place, press, seal } from './game.ts'
import { fromMenu } from './menu.ts'
import { after, allowed, begunTale, diligent, findTale, someOf, storedTale, theOne, withAll } from './tale.ts'
import type { Screen, Walk } from './walk.ts'

const en = messagesOf('en')

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const ruleBook = (page: Page) => page.getByRole('dialog', { name: 'How to play' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const key = (name: string) => (page: Page) => page.keyboard.press(name)
const putAway = key('Escape')

/** Opens a tab of the bottom sheet, if the table has one, as on a phone. */
export async function openSheet(page: Page, name: 'Heroes'): Promise<void> {
  await expect(seal(page, 'Roll for new monsters').or(seal(page, 'End turn'))).toBeVisible()
  const sheet = page.getByRole('tab', { name, selected: false })
  if (await sheet.isVisible()) await sheet.click()
}

async function openSettings(page: Page): Promise<void> {
  await expect(seal(page, 'Roll for new monsters').or(seal(page, 'End turn'))).toBeVisible()
  await fromMenu(page, 'settings')
}

/** Closes all open dialogs, which may be stacked. */
export async function closeAll(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]')
  for (let left = await dialogs.count(); left > 0; left--) {
    await putAway(page)
    await expect(dialogs).toHaveCount(left - 1)
  }
}

const SETTINGS: Screen = { name: 'the settings', reach: openSettings, see: settings, leave: closeAll }

/** Pressed instead of using its key: on a busy machine a key may be held so long that the futures only show meanwhile. */
const pressPlank = (page: Page) => page.locator('[data-foresight]').click()

const FUTURES: Screen = {
  name: 'the six futures',
  reach: pressPlank,
  see: (page) => page.locator('[data-future="all"]'),
  leave: pressPlank,
}

const RULE_PAGES = ['Symbols', 'Special tiles', 'Heroes']

/** The rule book and its pages, in order. */
const RULE_BOOK: readonly Screen[] = [
  {
    name: 'how to play',
    async reach(page) {
      await openSettings(page)
      await button(settings(page), 'How to play').click()
    },
    see: ruleBook,
  },
  ...RULE_PAGES.map(
    (name, index): Screen => ({
      name: `how to play: ${name}`,
      reach: (page) => ruleBook(page).getByRole('tab', { name, exact: true }).click(),
      see: (page) => ruleBook(page).getByRole('tabpanel', { name, exact: true }),
      ...(index === RULE_PAGES.length - 1 && { leave: closeAll }),
    }),
  ),
]

/** The table right after opening the page. */
const table = (name: Parameters<typeof seal>[1]): Screen => ({
  name: 'the table',
  see: (page) => seal(page, name),
})

/** The table, and the dialogs that it opens. */
export const beforeTheRoll = (): Walk => ({
  stored: storedTale(begunTale()),
  screens: [
    table('Roll for new monsters'),
    {
      name: 'the question whether all agree to go back',
      reach: (page) => press(button(page, 'Undo')),
      see: (page) => page.getByRole('alertdialog', { name: 'Go further back?' }),
      leave: closeAll,
    },
    SETTINGS,
    {
      name: 'the question whether to give up',
      async reach(page) {
        await openSettings(page)
        await button(settings(page), 'Give up').click()
      },
      see: (page) => page.getByRole('alertdialog', { name: 'Give up this game?' }),
      leave: closeAll,
    },
    ...RULE_BOOK,
  ],
})

/** The tiles with monsters. */
const hunted = ({ tiles }: State) => places(tiles).filter((at) => tiles[at]?.monsters.length)

/** The Pied Piper can walk, and Rapunzel suggests a place. */
export function actionPhase(): Walk {
  const tale = findTale(
    (state) => state.phase === 'action' && allowed(state, 'walk').length > 1 && hunted(state).length > 0,
  )
  const { state } = tale
  return {
    stored: storedTale(tale),
    screens: [
      table('End turn'),
      {
        name: 'a tile aimed',
        reach: (page) => aim(page, someOf(state, 'expand')),
        see: (page) => button(page, 'Lay tile'),
        leave: putAway,
      },
      {
        name: 'a step explained',
        async reach(page) {
          await place(page, theOne(hunted(state)[0])).focus()
          await page.keyboard.press('w')
        },
        see: (page) => page.locator('[data-why]'),
        leave: putAway,
      },
      {
        name: 'all ways to the Oak',
        reach: key('h'),
        see: (page) => page.locator('[data-routes]'),
        leave: key('h'),
      },
      {
        name: 'the card of a side, by key',
        async reach(page) {
          await page.locator('[data-card="side north"]').focus()
          await page.keyboard.press('F2')
        },
        see: (page) => page.getByText(/^On a 1, new monsters/),
        leave: putAway,
      },
      {
        name: 'a hint',
        reach: key('g'),
        see: (page) => page.getByRole('region', { name: 'The Guardian’s hint' }),
        leave: (page) => button(page, 'Put the hint away').click(),
      },
      {
        name: 'somebody suggests, and what was suggested',
        async reach(page) {
          await openSheet(page, 'Heroes')
          await press(button(page, 'Suggest as Rapunzel'))
          await place(page, someOf(state, 'walk').to).click()
        },
        see: (page) => page.locator('[data-pin]:not([data-pin=""])').first(),
        leave: (page) => page.reload(),
      },
    ],
  }
}

/** After a placed tile: another one is refused with a text. */
export function refusedWish(): Walk {
  const acting = findTale((state) => state.phase === 'action' && allowed(state, 'expand').length > 0)
  return {
    stored: storedTale(after(acting, someOf(acting.state, 'expand'))),
    screens: [
      table('End turn'),
      {
        name: 'a wish refused',
        reach: key('2'),
        see: (page) =>
          page.getByRole('main').getByText('You cannot lay, put under or fell any more tiles this turn.'),
        leave: putAway,
      },
    ],
  }
}

/** The special tiles in the market except diamonds, with their slots. */
const specials = ({ market }: State) =>
  market.flatMap((face, slot) => (face?.building && !isGoal(face) ? [{ slot, building: face.building }] : []))

const canBomb = (state: State) =>
  symbolUses(state).some(({ effect, refusal }) => effect === 'destroy' && !refusal)

/** A position with a bomb to use, and several special tiles in the market. */
const wellOff = () =>
  findTale((state) => state.phase === 'action' && canBomb(state) && specials(state).length > 1, {
    config: withAll('huntsman', 'fairy-tale'),
    player: diligent,
  })

/** The card of a special tile in the market, opened by key. */
const cardOf = ({ slot, building }: ReturnType<typeof specials>[number]): Screen => ({
  name: `the card of a special tile: ${building}`,
  async reach(page) {
    await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).focus()
    await page.keyboard.press('F2')
  },
  see: (page) => page.getByText(buildingCard(en, building), { exact: true }),
  leave: putAway,
})

export function everyBoxOpen(): Walk {
  const tale = wellOff()
  return {
    stored: storedTale(tale),
    screens: [
      table('End turn'),
      ...specials(tale.state).map(cardOf),
      {
        name: 'a bomb taken up',
        reach: key('p'),
        see: (page) => page.locator('[data-offer="use"]').first(),
        leave: putAway,
      },
      {
        name: 'a card',
        reach: (page) => page.locator('[data-goal="hearts"]').click(),
        see: (page) => page.getByRole('dialog').or(page.locator('[data-card-layer]')),
        leave: putAway,
      },
      FUTURES,
    ],
  }
}

/** All seven expansions at once: on the board, in panels and on cards, with the futures and a selected spell. */
export const expansionsOpen = (): Walk => ({
  stored: stored(everyExpansion),
  screens: [
    table('End turn'),
    ...(['-2,-1', '2,0', '-2,0', '1,1', '-1,-1'] as const).map(cardAt),
    {
      name: 'a spell taken up',
      reach: key('c'),
      see: (page) => page.locator('[data-offer="deed"]').first(),
      leave: putAway,
    },
    FUTURES,
  ],
})

/** The card of everything on a tile, opened by key. */
const cardAt = (where: string): Screen => ({
  name: `the card of the tile at ${where}`,
  async reach(page) {
    await place(page, at(where)).focus()
    await page.keyboard.press('F2')
  },
  see: (page) => page.locator('[data-card-layer]'),
  leave: putAway,
})

export const largeLetters = (): Walk => ({
  stored: storedTale(wellOff()),
  before: { letters: '150' },
  screens: [table('End turn'), FUTURES, SETTINGS],
})
