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
import { fetchNothingAhead, meanAllPresses, open } from './support/game.ts'
import { openSiege } from './support/siege.ts'
import { named, type SlipCase, testSlips } from './support/slips.ts'
import { after, allowed, begunTale, newTale, storedTale } from './support/tale.ts'

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

/** A first step in that turn: nothing is asked when it ends. */
function walk() {
  const [step] = allowed(rolled().state, 'walk')
  if (!step) throw new Error('Nobody can walk.')
  return step
}

const CASES: readonly SlipCase[] = [
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
    open: (page) => open(page, { stored: storedTale(after(rolled(), walk())) }),
    button: named('End turn'),
  },
  {
    name: 'End turn where it asks first',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(rolled()) }),
    button: named('End turn'),
    actions: 0,
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
      await meanAllPresses(page)
      await page.goto('/#/citadel')
    },
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'I am the Lion',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'reveal', { opened: false }),
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

testSlips(CASES)
