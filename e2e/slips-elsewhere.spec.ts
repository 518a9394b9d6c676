import { expect, type Page } from '@playwright/test'
import { openCitadel } from './support/citadel.ts'
import { openFortland } from './support/fortland.ts'
import { fetchNothingAhead, meanAllPresses, open, pressEndTurn } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { openSiege } from './support/siege.ts'
import { fortlandUntil, LIFTED, rolled, SIEGE, walked } from './support/slip-positions.ts'
import { named, type SlipCase, testSlips } from './support/slips.ts'
import { beforeParade, begunTale, storedTale } from './support/tale.ts'

/** A game of Fortland for two people, up to one action after a roll. */
const oneAfterTheDie = (): string =>
  fortlandUntil(({ moves }) => {
    const [before, last] = moves.slice(-2)
    return before?.action.type === 'roll' && last?.barrier === false
  })

const nothingAsked = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0)

/** Opens the question whether to give up. */
async function askToGiveUp(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

/** Buttons that appear in the place of others, and a few with playback. */
const CASES: readonly SlipCase[] = [
  {
    name: 'Skip',
    tale: 'fairy-tale',
    async open(page) {
      await open(page, { stored: storedTale(beforeParade(4)), speed: 'calm' })
      await pressEndTurn(page)
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
    },
    button: named('Skip'),
    actions: 0,
    stays: nothingAsked,
  },
  {
    name: 'the last Undo before a die',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(walked()) }),
    button: named('Undo'),
    actions: -1,
    stays: nothingAsked,
  },
  {
    name: 'Give up',
    tale: 'fairy-tale',
    async open(page) {
      await open(page, { stored: storedTale(rolled()) })
      await askToGiveUp(page)
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }),
    stays: nothingAsked,
  },
  {
    name: 'Roll, calmly',
    tale: 'fairy-tale',
    open: (page) => open(page, { stored: storedTale(begunTale(3)), speed: 'calm' }),
    button: named('Roll for new monsters'),
  },
  {
    name: 'the tale of the day',
    tale: 'fairy-tale',
    async open(page) {
      await fetchNothingAhead(page)
      await meanAllPresses(page)
      await page.goto('/#/day/2026-11-22')
    },
    button: named('Begin the tale of the day'),
    actions: 0,
    stays: nothingAsked,
  },
  {
    name: 'the last Undo before a die',
    tale: 'fortland',
    open: (page) => openFortland(page, { actions: oneAfterTheDie() }),
    button: named('Undo'),
    actions: -1,
    stays: nothingAsked,
  },
  {
    name: 'the only Undo',
    tale: 'fortress',
    async open(page) {
      await openSiege(page, { position: SIEGE })
      await page.locator('[data-row="hand"]').first().press('Enter')
    },
    button: named('Undo'),
    actions: -1,
    stays: nothingAsked,
  },
  {
    name: 'End turn, calmly',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: SIEGE, speed: 'calm' }),
    button: named('End turn'),
  },
  {
    name: 'Lay siege again',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: LIFTED }),
    button: named('Lay siege again'),
  },
  {
    name: 'Yield',
    tale: 'fortress',
    open: (page) => openSiege(page, { position: LIFTED }),
    button: named('Yield'),
    stays: nothingAsked,
  },
  {
    name: 'Hire influence',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'hire'),
    button: named('Hire influence'),
  },
  {
    name: 'a card from the pile',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'buy-pile'),
    button: named(/^From the pile/),
  },
  {
    name: 'the gate, calmly',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'reveal', { opened: false, speed: 'calm' }),
    button: named(/^I am/),
    actions: 0,
  },
  {
    name: 'Turn up a card, calmly',
    tale: 'citadel',
    open: (page) => openCitadel(page, 'reveal', { speed: 'calm' }),
    button: named('Turn up a card'),
  },
]

testSlips(CASES)
