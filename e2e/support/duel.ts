import type { Locator, Page } from '@playwright/test'
import {
  type Action,
  asTile,
  boogyman,
  type Config,
  parseTurn,
  pawnsOn,
  type SEATS,
  type State,
  type Tile,
  tileName,
  tiredOn,
} from '../../src/engine/boogyman/index.ts'
import { readGame, replay, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, onPurpose } from './game.ts'

const TALE = 'the-bigbadboogyman'

/** The stored state and settings before the page opens. */
interface Before {
  /** The actions of the current game in notation. Without them there is no game. */
  actions?: string
  /** The text of a stored game, valid or not. */
  stored?: string
  /** The bots that play a side. */
  leaders?: Partial<Record<(typeof SEATS)[number], 'cub' | 'apprentice' | 'guardian'>>
  letters?: '100' | '150'
  theme?: 'light' | 'night'
  /** Tips; off by default. */
  tips?: 'on' | 'off'
  language?: 'en' | 'nl'
}

const CONFIG: Config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } }

/** Opens the duel with a stored game. */
export async function openDuel(page: Page, before: Before = {}): Promise<void> {
  const {
    actions,
    stored,
    leaders = {},
    letters = '100',
    theme = 'light',
    tips = 'off',
    language = 'en',
  } = before
  const settings = { language, theme, speed: 'instant', handover: 'off', tips, letters }
  const kept = {
    'shelf.settings': JSON.stringify(settings),
    [`${TALE}.leaders`]: JSON.stringify({ table: leaders, cover: {}, people: 'several' }),
    [`${TALE}.game`]: stored ?? (actions === undefined ? '' : storedDuel(actions)),
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
  await page.goto('/#/boogyman')
  await page.locator('#root > :not(.opening)').first().waitFor()
}

/** A game as the page stores it. */
function storedDuel(text: string): string {
  const actions = text === '' ? [] : (parseTurn(text) ?? [])
  const played = replay(boogyman, { config: CONFIG, seed: 0, actions })
  if (!played.ok)
    throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
  return writeGame(boogyman, played.value)
}

/** The current position of the stored duel. */
export async function duelNow(page: Page): Promise<State> {
  const [text = ''] = await keptTexts(page, boogyman.id)
  const read = readGame(boogyman, text)
  if (!read.ok) throw new Error(`Cannot read the game stored by the page: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

export const tile = (page: Page, name: string): Locator => page.locator(`[data-tile="${name}"]`)

/** Does an action as a person does, by pressing tiles and buttons. */
export async function doByHand(
  page: Page,
  state: State,
  action: Action,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await onPurpose(page)
  const on = (at: Tile) => press(tile(page, tileName(at)))
  switch (action.type) {
    case 'place':
      return on(action.at)
    case 'step':
      await on(action.from)
      return on(action.to)
    case 'spawn':
    case 'call':
      await on(action.at)
      return press(page.getByRole('button', { name: action.type === 'spawn' ? /^Spawn/ : /^Call/ }))
    case 'prowl': {
      const from = state.boogymen[state.onTurn] ?? asTile(-1)
      await on(from)
      // On a tile with folk, the first press selects them and the second one the Boogyman.
      if (pawnsOn(state, state.onTurn, from) > tiredOn(state, state.onTurn, from)) await on(from)
      return on(action.to)
    }
    default:
      throw new Error(`The action "${action.type}" needs no click on the board.`)
  }
}
