import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { type DialogName, TALE_DIALOGS } from '../../src/ui/tale.ts'
import { frames as enFrames } from '../../src/ui/text/en/frames.ts'
import { sharedSettings as enSettings } from '../../src/ui/text/en/house.ts'
import { frames as nlFrames } from '../../src/ui/text/nl/frames.ts'
import { sharedSettings as nlSettings } from '../../src/ui/text/nl/house.ts'
import { onPurpose } from './game.ts'
import { closeAll } from './table-walks.ts'

export type Language = 'en' | 'nl'

const WORDS = {
  en: { ...enSettings, readTale: enFrames.log.readTale },
  nl: { ...nlSettings, readTale: nlFrames.log.readTale },
}

/** The dialogs that lie open. */
export const openDialogs = (page: Page): Locator => page.locator('dialog[open]')

/** The dialogs of a tale: those of every tale, and its own, as its door in the source names them. */
export function dialogsOf(tale: string): DialogName[] {
  const door = readFileSync(`src/tales/${tale}/tale.ts`, 'utf8')
  const declared = /^ {2}ownDialogs: (\{.*?\}),$/ms.exec(door)?.[1] ?? ''
  const own = [...declared.matchAll(/(?:^\{ |^ {4})'?([\w-]+)'?: /gm)].map(([, name]) => name as DialogName)
  if (own.length === 0) throw new Error(`${tale} declares no dialogs of its own.`)
  return [...TALE_DIALOGS, ...own]
}

async function pressNamed(page: Page, name: string): Promise<void> {
  await onPurpose(page)
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** The way from the table to every dialog that a tale can declare. */
const WAYS: Record<DialogName, (page: Page, language: Language) => Promise<void>> = {
  settings: (page, language) => pressNamed(page, WORDS[language].title),
  keys: (page) => page.keyboard.press('?'),
  rules: (page, language) => pressNamed(page, WORDS[language].rules),
  'our-tale': (page, language) => pressNamed(page, WORDS[language].readTale),
  send: async (page, language) => {
    await pressNamed(page, WORDS[language].title)
    await pressNamed(page, WORDS[language].send)
  },
  'give-up': async (page, language) => {
    await pressNamed(page, WORDS[language].title)
    await pressNamed(page, WORDS[language].giveUp)
  },
}

/** Opens a dialog over the table, and sees that it lies there. */
export async function openFromTable(page: Page, dialog: DialogName, language: Language): Promise<void> {
  await expect(openDialogs(page)).toHaveCount(0)
  await WAYS[dialog](page, language)
  await expect(openDialogs(page)).not.toHaveCount(0)
}

/** Presses beyond this number mean that the buttons of a page never end. */
const MOST_PRESSES = 120

/**
 * Presses every button of a page that has no board, those too that a press brings, and looks whenever there is
 * something new to see: a dialog, or a leaf with other controls. `reopen` opens the page as it was at first. Answers how
 * many dialogs were seen.
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
  throw new Error(`After ${MOST_PRESSES} presses there are still buttons that were not pressed.`)
}

/** What is on a table and on no cover. */
const BOARD = 'button[data-place], [data-row]'

/** Names of controls that are the same but for numbers are one. */
const unnumbered = (name: string): string => name.replaceAll(/\d+/g, '0')

/** The names of all controls that are seen. */
const controls = (page: Page): Promise<string[]> => namesOf(page.locator('button, a, [role=tab], input'))

/** The names of the buttons that are seen and do something. */
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

/** Presses the first button so named. */
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
