import type { Page } from '@playwright/test'
import { aim, KEYS } from '../e2e/support/game.ts'
import {
  after,
  allowed,
  beforeParade,
  begunTale,
  COMPANY,
  diligent,
  findTale,
  newTale,
  recordedTale,
  someOf,
  storedTale,
} from '../e2e/support/tale.ts'
import { everyBox } from '../src/engine/fairy-tale/index.ts'
import type { Settings } from '../src/store/settings.ts'
import { symbolUses } from '../src/tales/fairy-tale/rules.ts'
import type { TaleSettings } from '../src/tales/fairy-tale/settings.ts'
import { CLOSED, PACKED, VAST } from '../tests/support/drawn-forests.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { CROWDED, MIDDLE, TALL } from './positions.ts'

/** A state of the page for pictures. */
export interface PictureState {
  /** The position of the table, in the notation. */
  position?: string
  /** The browser's storage when the page opens. */
  stored?: Record<string, string>
  settings?: Partial<Settings & TaleSettings>
  /** Leads from the opened page to the state. */
  reach?: (page: Page) => Promise<void>
}

const game = (text: string) => ({ [KEYS.game]: text })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Opens the settings. On a phone the buttons are in a panel of their own. */
async function openSettings(page: Page): Promise<void> {
  const sheet = page.getByRole('tab', { name: 'Forest' })
  if (await sheet.isVisible()) await sheet.click()
  await button(page, 'Settings').click()
}

async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

/** Opens the futures, and selects that of a six. */
async function pointAtAll(page: Page): Promise<void> {
  await page.keyboard.press('f')
  await page.locator('[data-future="all"]').click()
}

/** Time for the camera to show all places, in milliseconds. */
const CAMERA_MS = 600

/** Selects the middle tile of the market, and aims it at the first allowed place. */
async function aimSecond(page: Page): Promise<void> {
  await button(page, /^Market 2:/).click()
  await page.waitForTimeout(CAMERA_MS)
  await page.locator('[data-offer="place"]').first().click({ force: true })
}

const busy = findTale(
  (state) => state.turn > 6 && Object.keys(state.tiles).length > 13 && allowed(state, 'expand').length > 0,
  { player: diligent, config: { ...COMPANY, boxes: everyBox(true) } },
)
const bombing = findTale(
  (state) => symbolUses(state).some(({ effect, refusal }) => effect === 'destroy' && !refusal),
  { config: someConfig(3, 'bedtime-story', {}, everyBox(true)), player: diligent },
)
const marching = beforeParade(5)

/** The same position with six players. */
const SIX = MIDDLE.replace(
  /seats .*/,
  'seats rumpelstiltskin -1,0; red-riding-hood 1,1 basket; huntsman 2,-1; cinderella 0,0 turns=2; aladdin 0,1 wishes=2; three-little-pigs 0,0',
)

/** The states for reviews of the look. */
export const PICTURE_STATES: Record<string, PictureState> = {
  cover: {},
  'cover-of-six': {
    reach: (page) => pick(page, 'Rapunzel', 'Rumpelstiltskin', 'Three Little Pigs'),
  },
  opening: { stored: game(storedTale(newTale(1, { ...COMPANY, boxes: everyBox(true) }))) },
  roll: { stored: game(storedTale(begunTale(1, COMPANY))) },
  middle: { position: MIDDLE },
  calm: { position: MIDDLE, settings: { foresight: 'calm' } },
  full: { position: MIDDLE, settings: { foresight: 'full' } },
  six: { position: SIX },
  aimed: { position: MIDDLE, reach: aimSecond },
  refusal: {
    stored: game(storedTale(begunTale(1, COMPANY))),
    reach: (page) => button(page, /^Market 1:/).click({ force: true }),
  },
  futures: { position: MIDDLE, reach: (page) => page.keyboard.press('f') },
  'future-pointed': {
    position: MIDDLE,
    reach: pointAtAll,
  },
  why: {
    position: MIDDLE,
    async reach(page) {
      await page.locator('[data-place]').first().waitFor()
      await page
        .getByRole('button', { name: /two Big Bad Wolves/i })
        .first()
        .focus()
      await page.keyboard.press('w')
    },
  },
  routes: { position: MIDDLE, reach: (page) => page.keyboard.press('h') },
  five: { position: MIDDLE.replace('phase action', 'phase new-monsters\npending spawn-side 5') },
  'five-tall': { position: TALL },
  die: {
    stored: game(
      storedTale(
        findTale(({ pending }) => pending?.kind === 'die', {
          config: someConfig(['aladdin', 'huntsman'], 'bedtime-story'),
        }),
      ),
    ),
  },
  bargain: {
    stored: game(storedTale(begunTale(3, someConfig(['rumpelstiltskin', 'beast'], 'bedtime-story')))),
  },
  'monsters-move': {
    stored: game(storedTale(marching)),
    settings: { speed: 'calm' },
    async reach(page) {
      await page.keyboard.press('e')
      await button(page, 'Pause').click()
      for (let step = 0; step < 5; step++) await button(page, 'One step').click()
    },
  },
  handover: {
    stored: game(storedTale(marching)),
    settings: { handover: 'on' },
    reach: (page) => page.keyboard.press('e'),
  },
  'bomb-taken-up': { stored: game(storedTale(bombing)), reach: (page) => page.keyboard.press('p') },
  card: {
    position: CROWDED,
    async reach(page) {
      await page
        .getByRole('button', { name: /palace/i })
        .first()
        .focus()
      await page.keyboard.press('i')
    },
  },
  'rule-book': {
    position: MIDDLE,
    async reach(page) {
      await openSettings(page)
      await page.getByRole('dialog').getByRole('button', { name: 'How to play' }).click()
    },
  },
  settings: { position: MIDDLE, reach: openSettings },
  keys: { position: MIDDLE, reach: (page) => page.keyboard.press('?') },
  tale: {
    stored: game(storedTale(busy)),
    async reach(page) {
      const sheet = page.getByRole('tab', { name: 'The tale' })
      if (await sheet.isVisible()) await sheet.click()
      await page.locator('details summary').last().click()
    },
  },
  'aimed-in-play': {
    stored: game(storedTale(busy)),
    reach: (page) => aim(page, someOf(busy.state, 'expand')),
  },
  won: { stored: game(storedTale(recordedTale('won'))) },
  lost: { stored: game(storedTale(recordedTale('lost'))) },
  'given-up': { stored: game(storedTale(after(busy, { type: 'give-up' }))) },
  closed: { position: CLOSED },
  swept: { position: CLOSED.replace('2 ╹◆#1', '1') },
  crowded: { position: CROWDED, settings: { foresight: 'full' } },
  packed: { position: PACKED, settings: { foresight: 'full' } },
  'packed-future': { position: PACKED, settings: { foresight: 'full' }, reach: pointAtAll },
  vast: { position: VAST, settings: { foresight: 'full' } },
  dutch: { position: MIDDLE, settings: { language: 'nl' } },
  'dutch-cover': { settings: { language: 'nl' } },
  damaged: { stored: game('{"format":1') },
}
