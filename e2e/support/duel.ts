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

/** What the page finds when the duel is opened. */
interface Before {
  /** What was done in the game that goes on, in the words of the law; without it there is none. */
  actions?: string
  /** A stored game as it lies there, readable or not. */
  stored?: string
  /** Which computer players lead which side. */
  leaders?: Partial<Record<(typeof SEATS)[number], 'cub' | 'apprentice' | 'guardian'>>
  letters?: '100' | '150'
  theme?: 'light' | 'night'
  /** What the table tells once, when its moment has come; off unless a test is about it. */
  tips?: 'on' | 'off'
  language?: 'en' | 'nl'
}

const CONFIG: Config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } }

/** Opens the duel where its game stands. */
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
  if (!played.ok) throw new Error(`Action ${played.error.index} is refused: ${played.error.refusal.code}`)
  return writeGame(boogyman, played.value)
}

/** The position in which the page's stored duel stands. */
export async function duelNow(page: Page): Promise<State> {
  const [text = ''] = await keptTexts(page, boogyman.id)
  const read = readGame(boogyman, text)
  if (!read.ok) throw new Error(`The page stored no game that can be read: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

/** A tile of the board. */
export const tile = (page: Page, name: string): Locator => page.locator(`[data-tile="${name}"]`)

/** Does an action as a person does, by pressing tiles and planks. */
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
      // Behind one of the folk he comes with a second press.
      if (pawnsOn(state, state.onTurn, from) > tiredOn(state, state.onTurn, from)) await on(from)
      return on(action.to)
    }
    default:
      throw new Error(`${action.type} is asked of the table.`)
  }
}
