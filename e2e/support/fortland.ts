import type { Locator, Page } from '@playwright/test'
import {
  type Action,
  type Config,
  fortland,
  parseTurn,
  type SEATS,
  type Space,
  type State,
  standardRules,
} from '../../src/engine/fortland/index.ts'
import { readGame, replay, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, onPurpose } from './game.ts'

const TALE = 'fortland'

/** The stored state and settings before the page opens. */
interface Before {
  /** The actions of the current game in notation. Without them there is no game. */
  actions?: string
  /** The seed of that game, with a default. */
  seed?: number
  players?: number
  rules?: Partial<Config['rules']>
  /** The bots that play a country. */
  leaders?: Partial<Record<(typeof SEATS)[number], 'cub' | 'apprentice' | 'guardian'>>
  letters?: '100' | '150'
  theme?: 'light' | 'night'
  language?: 'en' | 'nl'
}

/** Opens Fortland with a stored game, without playback and without tips. */
export async function openFortland(page: Page, before: Before = {}): Promise<void> {
  const { actions, seed = 11, players = 2, rules = {}, leaders = {} } = before
  const { letters = '100', theme = 'light', language = 'en' } = before
  const settings = { language, theme, speed: 'instant', handover: 'off', tips: 'off', letters }
  const config = {
    players: Array.from({ length: players }, () => ''),
    rules: { ...standardRules(), ...rules },
  }
  const kept = {
    'shelf.settings': JSON.stringify(settings),
    [`${TALE}.leaders`]: JSON.stringify({ table: leaders, cover: {}, people: 'several' }),
    [`${TALE}.game`]: actions === undefined ? '' : storedGame(config, seed, actions),
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
  await page.goto('/#/fortland')
  await page.locator('#root > :not(.opening)').first().waitFor()
}

/** A game as the page stores it. */
function storedGame(config: Config, seed: number, text: string): string {
  const actions = text === '' ? [] : (parseTurn(text) ?? [])
  const played = replay(fortland, { config, seed, actions })
  if (!played.ok)
    throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
  return writeGame(fortland, played.value)
}

/** The current position of the stored game. */
export async function fortlandNow(page: Page): Promise<State> {
  const [text = ''] = await keptTexts(page, fortland.id)
  const read = readGame(fortland, text)
  if (!read.ok) throw new Error(`Cannot read the game stored by the page: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

/** A space of the road, as an element to press. */
export const space = (page: Page, at: Space): Locator => page.locator(`[data-place="${at}"]`)

/** The keys of the actions of the army on turn. */
const KEYS = { roll: 'r', march: 'm', turn: 't', build: 'b', tear: 'x', end: 'e' } as const

/** Does an action by mouse or by keyboard. */
export async function doBy(page: Page, how: 'mouse' | 'keys', { type, ...action }: Action): Promise<void> {
  await onPurpose(page)
  if ('at' in action) {
    const there = space(page, action.at)
    if (how === 'mouse') await there.click()
    else await there.press('Enter')
  } else if (type !== 'muster' && type !== 'give-up') {
    if (how === 'keys') await page.keyboard.press(KEYS[type])
    else await page.locator(`[aria-keyshortcuts="${KEYS[type].toUpperCase()}"]`).first().click()
  }
}
