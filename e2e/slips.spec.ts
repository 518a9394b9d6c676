import { expect, type Locator, type Page, test } from '@playwright/test'
import { suggestOpening } from '../src/engine/fairy-tale/index.ts'
import {
  type Fortland,
  fortland,
  standardRules as fortlandRules,
  turnText,
} from '../src/engine/fortland/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  seededChance,
  stateOf,
} from '../src/engine/kernel/index.ts'
import { apprentice } from '../src/tales/fortland/bots/index.ts'
import { openCitadel } from './support/citadel.ts'
import { openDuel } from './support/duel.ts'
import { openFortland, space } from './support/fortland.ts'
import { fetchNothingAhead, keptTexts, open } from './support/game.ts'
import { openSiege } from './support/siege.ts'
import { SLIPS, slip } from './support/slips.ts'
import { after, begunTale, newTale, storedTale } from './support/tale.ts'

/** A button on which a slip is made, in a game that stands so. */
interface Case {
  name: string
  tale: 'fairy-tale' | 'boogyman' | 'fortland' | 'fortress' | 'citadel'
  open(page: Page): Promise<void>
  button(page: Page): Locator
  /** How many actions the log has more afterwards; 1 unless it is said. */
  actions?: number
}

const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first()

const SIEGE =
  'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox; lands 1 0 0; hand wood bridge-goat; deck wood*14'

const SENT = SIEGE.replace('; lands', '; column donkey-drummer>1; lands')
const GATE = SIEGE.replace('garrison antler-king goose-maid', 'garrison -')

/** What two people do in Fortland until the first of them is about to end a turn. */
function beforeTheEnd(): string {
  const luck = seededChance({ random: randomState(7) })
  const config = { players: ['', ''], rules: fortlandRules() }
  let session: Session<Fortland> = openSession(fortland, config, 11)
  for (;;) {
    const action = apprentice(stateOf(session), luck)
    if (action.type === 'end') return turnText(session.moves.map((move) => move.action))
    const done = advance(fortland, session, action)
    if (!done.ok) throw new Error(done.refusal.code)
    session = done.session
  }
}

const fresh = newTale()
const laid = after(fresh, ...suggestOpening(fresh.state))
const rolled = () => after(begunTale(3), { type: 'roll' })

const CASES: readonly Case[] = [
  {
    name: 'the cover’s Begin',
    tale: 'fairy-tale',
    open: (page) => open(page),
    button: named(/^Begin (the tale|a new one)$/),
    actions: 0,
  },
  {
    name: 'Begin the tale',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(laid) }),
    button: named('Begin the tale'),
  },
  {
    name: 'Roll',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(begunTale(3)) }),
    button: named('Roll for new monsters'),
  },
  {
    name: 'End turn',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(rolled()) }),
    button: named('End turn'),
  },
  {
    name: 'Lay them for us',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(fresh) }),
    button: named(/for us$/),
    actions: 4,
  },
  {
    name: 'the cover’s Begin',
    tale: 'boogyman',
    open: (page) => openDuel(page),
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'Place them for us',
    tale: 'boogyman',
    open: (page) => openDuel(page, { actions: '' }),
    button: named('Place them for us'),
    actions: 4,
  },
  {
    name: 'a tile to place a pawn on',
    tale: 'boogyman',
    open: (page) => openDuel(page, { actions: '' }),
    button: (page) => page.locator('[data-tile="d4"]'),
  },
  {
    name: 'the cover’s Begin',
    tale: 'fortland',
    open: (page) => openFortland(page),
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'Roll',
    tale: 'fortland',
    open: (page) => openFortland(page, { actions: 'muster n1, muster w2' }),
    button: named('Roll'),
  },
  {
    name: 'End turn',
    tale: 'fortland',
    open: (page) => openFortland(page, { actions: beforeTheEnd() }),
    button: named('End turn'),
  },
  {
    name: 'a space to muster on',
    tale: 'fortland',
    open: (page) => openFortland(page, { actions: '' }),
    button: (page) => space(page, 0),
  },
  {
    name: 'the cover’s Begin',
    tale: 'fortress',
    open: (page) => openSiege(page),
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'Fight',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: SENT }),
    button: named('Fight'),
  },
  {
    name: 'Storm the gate',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: GATE }),
    button: named('Storm the gate'),
  },
  {
    name: 'End turn',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: SIEGE }),
    button: named('End turn'),
  },
  {
    name: 'the cover’s Begin',
    tale: 'citadel',
    open: async (page) => {
      await fetchNothingAhead(page)
      await page.goto('/#/citadel')
    },
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'I am the Lion',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'reveal', false),
    button: named(/^I am/),
    actions: 0,
  },
  {
    name: 'Turn up a card',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'reveal'),
    button: named('Turn up a card'),
  },
  {
    name: 'End turn',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'end'),
    button: named('End turn'),
  },
]

/** How many actions the newest game of a tale has in its log. */
async function actionsIn(page: Page, tale: Case['tale']): Promise<number> {
  const [text] = await keptTexts(page, tale)
  return text === undefined ? 0 : JSON.parse(text).actions.length
}

/** Long enough for whatever a second press might do, at every pace. */
const AFTERWARDS = 900

for (const { name, tale, open: opens, button, actions = 1 } of CASES)
  test.describe(`${tale}: a slip on ${name}`, () => {
    for (const how of SLIPS)
      test(`${how}: acts once`, async ({ browser }) => {
        const phone = how === 'two taps, 150 ms'
        const context = await browser.newContext(
          phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
        )
        const page = await context.newPage()
        await opens(page)
        await expect(button(page)).toBeVisible()
        await page.waitForTimeout(AFTERWARDS)
        const before = await actionsIn(page, tale)
        await slip(page, button(page), how)
        await expect.poll(() => actionsIn(page, tale)).toBe(before + actions)
        await page.waitForTimeout(AFTERWARDS)
        expect(await actionsIn(page, tale)).toBe(before + actions)
        await context.close()
      })
  })
