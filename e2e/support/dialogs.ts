import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { type DialogName, TALE_DIALOGS } from '../../src/ui/tale.ts'
import { frames as enFrames } from '../../src/ui/text/en/frames.ts'
import { sharedSettings as enSettings } from '../../src/ui/text/en/house.ts'
import { frames as nlFrames } from '../../src/ui/text/nl/frames.ts'
import { sharedSettings as nlSettings } from '../../src/ui/text/nl/house.ts'
import { onPurpose } from './game.ts'
import { fromMenu, rulesFromMenu } from './menu.ts'
import { closeAll } from './table-walks.ts'

export type Language = 'en' | 'nl'

const WORDS = {
  en: { ...enSettings, readTale: enFrames.log.readTale },
  nl: { ...nlSettings, readTale: nlFrames.log.readTale },
}

export const openDialogs = (page: Page): Locator => page.locator('dialog[open]')

/** Returns the dialogs of a tale: the shared ones, and its own from `ownDialogs` in its `tale.ts`. */
export function dialogsOf(tale: string): DialogName[] {
  const door = readFileSync(`src/tales/${tale}/tale.ts`, 'utf8')
  const declared = /^ {2}ownDialogs: (\{.*?\}),$/ms.exec(door)?.[1] ?? ''
  const own = [...declared.matchAll(/(?:^\{ |^ {4})'?([\w-]+)'?: /gm)].map(([, name]) => name as DialogName)
  if (own.length === 0) throw new Error(`The tale "${tale}" declares no ownDialogs.`)
  const lessons: readonly DialogName[] = /^ {2}lessons: /m.test(door) ? ['lessons'] : []
  return [...TALE_DIALOGS, ...lessons, ...own]
}

async function pressNamed(page: Page, name: string): Promise<void> {
  await onPurpose(page)
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Opens every dialog that a tale can declare, starting from the table. */
const WAYS: Record<DialogName, (page: Page, language: Language) => Promise<void>> = {
  settings: (page) => fromMenu(page, 'settings'),
  keys: (page) => page.keyboard.press('?'),
  rules: (page) => rulesFromMenu(page),
  lessons: (page) => fromMenu(page, 'help', 'lesson'),
  players: (page) => fromMenu(page, 'players'),
  'our-tale': (page, language) => pressNamed(page, WORDS[language].readTale),
  send: async (page, language) => {
    await fromMenu(page, 'settings')
    await pressNamed(page, WORDS[language].send)
  },
  'give-up': async (page, language) => {
    await fromMenu(page, 'settings')
    await pressNamed(page, WORDS[language].giveUp)
  },
}

/** Opens a dialog over the table, and expects that it is open. */
export async function openFromTable(page: Page, dialog: DialogName, language: Language): Promise<void> {
  await expect(openDialogs(page)).toHaveCount(0)
  await WAYS[dialog](page, language)
  await expect(openDialogs(page)).not.toHaveCount(0)
}

/** The limit of presses. A page that exceeds it creates buttons endlessly. */
const MOST_PRESSES = 120

/**
 * Presses every button of a page without a board, including buttons that appear on the way. Calls `look` for every dialog and for every
 * view with new controls. `reopen` opens the page in its first state. Returns the number of dialogs.
 */
export async function behindEveryButton(
  page: Page,
  reopen: () => Promise<void>,
  look: (pressed: string) => Promise<void>,
): Promise<number> {
  await reopen()
  const home = page.url()
  const pressed = new Set<string>()
  const seen = new Set(await controls(page))
  const openers: string[] = []
  let dialogs = 0
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const next = (await buttons(page)).find((name) => !pressed.has(name))
    if (next === undefined) return dialogs
    pressed.add(next)
    await press(page, next)
    if ((await openDialogs(page).count()) > 0) {
      dialogs++
      await look(next)
      await closeAll(page)
    }
    if (page.url() !== home || (await page.locator(BOARD).count()) > 0) {
      await reopen()
      for (const opener of openers) if ((await buttons(page)).includes(opener)) await press(page, opener)
      continue
    }
    const fresh = (await controls(page)).filter((name) => !seen.has(name))
    if (fresh.length === 0) continue
    for (const name of fresh) seen.add(name)
    openers.push(next)
    await look(next)
  }
  throw new Error(`Not all buttons were pressed after ${MOST_PRESSES} presses.`)
}

/** Selects elements that every table and no cover has. */
const BOARD = 'button[data-place], [data-row]'

/** Treats names of controls that differ only in numbers as equal. */
const unnumbered = (name: string): string => name.replaceAll(/\d+/g, '0')

/** The names of all visible controls. */
const controls = (page: Page): Promise<string[]> => namesOf(page.locator('button, a, [role=tab], input'))

/** The names of the visible buttons that are enabled. */
const buttons = (page: Page): Promise<string[]> =>
  namesOf(page.locator('button:not(:disabled, [aria-disabled=true])'))

const namesOf = async (all: Locator): Promise<string[]> => {
  const names = await all.evaluateAll((elements) =>
    elements.map((element) =>
      element.checkVisibility() ? element.getAttribute('aria-label') || element.textContent || '' : '',
    ),
  )
  return [...new Set(names.map(unnumbered).filter((name) => name.trim() !== ''))]
}

/** Presses the first button with a name. */
async function press(page: Page, name: string): Promise<void> {
  await onPurpose(page)
  await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('button')].find(
      (button) =>
        button.checkVisibility() &&
        (button.getAttribute('aria-label') || button.textContent || '').replaceAll(/\d+/g, '0') === wanted,
    )
    found?.click()
  }, name)
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 150)))
}
