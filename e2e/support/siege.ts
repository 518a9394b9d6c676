import type { Locator, Page } from '@playwright/test'
import {
  type Action,
  type Config,
  fortress,
  PRESETS,
  parseNotation,
  positionConfig,
  type State,
  standardRules,
} from '../../src/engine/fortress/index.ts'
import { openSession, openSessionFrom, readGame, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, onPurpose, pressEndTurn } from './game.ts'

const TALE = 'the-fortress'

/** The stored state and settings before the page opens. */
interface Before {
  /** The position of a running siege. Without it and without a seed there is none. */
  position?: string
  /** The seed of a siege of the town watch against five defenders. */
  seed?: number
  theme?: 'light' | 'night'
  language?: 'en' | 'nl'
  letters?: '100' | '150'
  tips?: 'on' | 'off'
  /** 'instant' by default, which shows everything at once. */
  speed?: 'calm' | 'instant'
}

const CONFIG: Config = {
  player: '',
  muster: PRESETS['town-watch'],
  against: { defenders: 5 },
  rules: standardRules(),
}

/** Opens The Fortress with a stored siege; tips are off by default. */
export async function openSiege(page: Page, before: Before = {}): Promise<void> {
  const { theme = 'light', language = 'en', letters = '100', tips = 'off', speed = 'instant' } = before
  const kept = {
    'shelf.settings': JSON.stringify({ language, theme, speed, tips, letters }),
    [`${TALE}.game`]: storedSiege(before),
  }
  await page.addInitScript(
    ([once, texts]) => {
      if (sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'kept')
      for (const [key, text] of Object.entries(texts)) if (text) localStorage.setItem(key, text)
    },
    [crypto.randomUUID(), kept] as const,
  )
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/fortress')
  await page.locator('#root > :not(.opening)').first().waitFor()
}

/** A siege as the page stores it; '' for none. */
function storedSiege({ position, seed }: Before): string {
  if (seed !== undefined) return writeGame(fortress, openSession(fortress, CONFIG, seed))
  if (position === undefined) return ''
  const read = parseNotation(position)
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`)
  return writeGame(fortress, openSessionFrom(positionConfig(read.value, ''), 0, read.value))
}

/** The current position of the stored siege. */
export async function siegeNow(page: Page): Promise<State> {
  const [text = ''] = await keptTexts(page, fortress.id)
  const read = readGame(fortress, text)
  if (!read.ok) throw new Error(`Cannot read the siege stored by the page: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

/** The buttons in a row of the table, in the order of its cards. */
const spots = (page: Page, row: string): Locator => page.locator(`[data-row="${row}"]`)

/** Does an action as a person does, by pressing standees, cards and buttons. */
export async function doByHand(page: Page, state: State, action: Action): Promise<void> {
  await onPurpose(page)
  const press = (target: Locator) => target.click({ position: { x: 8, y: 12 } })
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  switch (action.type) {
    case 'lay':
    case 'cast':
      return press(spots(page, 'hand').nth(state.hand.indexOf(action.card)))
    case 'send': {
      const at = state.army
        .filter((_, index) => !state.column.some(({ soldier }) => soldier === index))
        .findIndex(
          ({ creature, fresh }) => creature === action.card && (!fresh || state.treasure === 'league-boots'),
        )
      return spots(page, 'army').nth(at).click()
    }
    case 'fight':
      return named('Fight')
    case 'end':
      return pressEndTurn(page)
    case 'assault':
      return named('Storm the gate')
    case 'keep':
      return named('Keep it')
    case 'redraw':
      return named('Draw seven others')
    case 'again':
      return named('Lay siege again')
    case 'yield':
      return named('Yield')
    default:
      throw new Error(`The action "${action.type}" belongs to a dialog.`)
  }
}
