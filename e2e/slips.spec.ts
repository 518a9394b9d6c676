import { suggestOpening } from '../src/engine/fairy-tale/index.ts'
import { asSpace } from '../src/engine/fortland/index.ts'
import { openCitadel } from './support/citadel.ts'
import { openDuel } from './support/duel.ts'
import { openFortland, space } from './support/fortland.ts'
import { fetchNothingAhead, meanAllPresses, open } from './support/game.ts'
import { openSiege } from './support/siege.ts'
import { fortlandUntil, openDuelToGive, rolled, SIEGE, walked } from './support/slip-positions.ts'
import { named, type SlipCase, testSlips } from './support/slips.ts'
import { after, begunTale, newTale, storedTale } from './support/tale.ts'

const SENT = SIEGE.replace('; lands', '; column donkey-drummer>1; lands')
const GATE = SIEGE.replace('garrison antler-king goose-maid', 'garrison -')
/** Seven lands and no creature, so that the hand may be drawn again. */
const OPENING = 'turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*9 wood*5'

const fresh = newTale()
const laid = after(fresh, ...suggestOpening(fresh.state))

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
    open: (page) => open(page, { stored: storedTale(walked()) }),
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
    name: 'Spawn',
    tale: 'boogyman',
    open: (page) => openDuelToGive(page, 'spawn'),
    button: named('Spawn'),
  },
  {
    name: 'Call the Boogyman',
    tale: 'boogyman',
    open: (page) => openDuelToGive(page, 'call'),
    button: named(/^Call/),
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
    open: (page) => openFortland(page, { actions: fortlandUntil((_, next) => next.type === 'end') }),
    button: named('End turn'),
  },
  {
    name: 'a space to muster on',
    tale: 'fortland',
    open: (page) => openFortland(page, { actions: '' }),
    button: (page) => space(page, asSpace(0)),
  },
  {
    name: 'the cover’s Begin',
    tale: 'fortress',
    open: (page) => openSiege(page),
    button: named(/^Begin/),
    actions: 0,
  },
  {
    name: 'Keep it',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: OPENING }),
    button: named('Keep it'),
  },
  {
    name: 'Draw seven others',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: OPENING }),
    button: named('Draw seven others'),
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
