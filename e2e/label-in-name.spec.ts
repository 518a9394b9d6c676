import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { advance, openSession, stateOf, writeGame } from '../src/engine/kernel/index.ts'
import { apprentice } from '../src/tales/boogyman/bots/index.ts'
import citadels from '../tests/recorded/citadel.json' with { type: 'json' }
import fortlands from '../tests/recorded/fortland.json' with { type: 'json' }
import games from '../tests/recorded/games.json' with { type: 'json' }
import sieges from '../tests/recorded/sieges.json' with { type: 'json' }
import { behindEveryButton, dialogsOf, type Language, openDialogs, openFromTable } from './support/dialogs.ts'
import { fetchNothingAhead, meanAllPresses, onPurpose, resize } from './support/game.ts'
import { unspeakable } from './support/label-in-name.ts'
import { closeAll } from './support/table-walks.ts'

/** A stored game, complete (`over`) and cut in the middle (`running`). */
interface Stored {
  readonly over: string
  readonly running: string
}

const whole = ({ stored }: { stored: { actions: readonly unknown[] } }): Stored => ({
  over: JSON.stringify(stored),
  running: JSON.stringify({ ...stored, actions: stored.actions.slice(0, stored.actions.length / 2) }),
})

/** A duel of two Apprentices, up to a number of actions. */
function duel(most: number): string {
  const config = {
    players: ['Mira', 'Tom'] as [string, string],
    first: 'red' as const,
    rules: { trees: 'two' as const },
  }
  let session = openSession(boogyman, config, 0)
  const luck = { die: () => 1, draw: () => 0 }
  for (let done = 0; done < most && !stateOf(session).outcome; done++) {
    const next = advance(boogyman, session, apprentice(stateOf(session), luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return writeGame(boogyman, session)
}

const named = <Game extends { name: string }>(all: readonly Game[], part: string): Game => {
  const found = all.find(({ name }) => name.includes(part))
  if (!found) throw new Error(`No recorded game "${part}".`)
  return found
}

/** The storage key, a game and additional pages of each tale. */
const TALES: Record<string, { key: string; game: Stored; pages: readonly string[] }> = {
  'fairy-tale': {
    key: 'the-last-fairy-tale',
    game: whole(named(games, 'won')),
    pages: ['/rules', '/rules/haste', '/album', '/lesson', '/rescues', '/rescues/3'],
  },
  boogyman: {
    key: 'the-bigbadboogyman',
    game: { over: duel(2000), running: duel(18) },
    pages: ['/rules', '/album', '/rescues', '/rescues/3'],
  },
  fortland: { key: 'fortland', game: whole(named(fortlands, 'three')), pages: ['/rules', '/album'] },
  fortress: { key: 'the-fortress', game: whole(named(sieges, 'random 1')), pages: ['/rules', '/album'] },
  citadel: {
    key: 'citadel',
    game: whole(named(citadels, '3 knights, strategic')),
    pages: ['/rules', '/album'],
  },
}

const HOUSE = ['/', '/tales', '/chronicle', '/day/2026-11-22']

/** Opens a page with this storage, from a fresh start. */
async function openAt(page: Page, address: string, kept: Record<string, string>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    (texts) =>
      new Promise<void>((done) => {
        localStorage.clear()
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
        const forgetting = indexedDB.deleteDatabase('tales')
        forgetting.onsuccess = () => done()
        forgetting.onerror = () => done()
        forgetting.onblocked = () => done()
      }),
    kept,
  )
  await page.goto(`/#${address}`)
  await page.locator('#root > :not(.opening)').first().waitFor()
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible()
}

/** Passes the gate of the Citadel, which hides the table until the player confirms. */
async function passTheGate(page: Page): Promise<void> {
  const gate = page.getByRole('button', { name: /^(I am|Ik ben) / })
  if (await gate.isVisible()) await gate.click()
}

/** Undoes actions until the consent of all is needed. */
async function undoUntilAsked(page: Page): Promise<void> {
  await expect(async () => {
    await passTheGate(page)
    await onPurpose(page)
    await page.keyboard.press('u')
    await expect(openDialogs(page)).toHaveCount(1, { timeout: 300 })
  }).toPass({ intervals: [0] })
}

/** Expects that the name of every control contains its visible text. */
async function expectSpeakable(page: Page, screen: string): Promise<void> {
  await expect.poll(() => unspeakable(page), { message: screen, timeout: 8000 }).toEqual([])
}

for (const language of ['en', 'nl'] as const satisfies readonly Language[]) {
  const settings = {
    'shelf.settings': JSON.stringify({
      language,
      theme: 'light',
      speed: 'instant',
      tips: 'off',
      handover: 'off',
    }),
  }

  test.describe(`visible text on controls is part of their name, in ${language} (WCAG 2.5.3)`, () => {
    test.beforeEach(async ({ page }) => {
      await fetchNothingAhead(page)
      await meanAllPresses(page)
    })

    test('in the app', async ({ page }) => {
      for (const address of HOUSE) {
        await openAt(page, address, settings)
        await test.step(address, () => expectSpeakable(page, address))
      }
    })

    for (const [tale, { key, game, pages }] of Object.entries(TALES)) {
      test(`in ${tale}`, async ({ page }) => {
        const soft = (screen: string) => test.step(screen, () => expectSpeakable(page, `${tale}, ${screen}`))
        await openAt(page, `/${tale}`, settings)
        await soft('the cover')
        await openAt(page, `/${tale}`, { ...settings, [`${key}.game`]: game.running })
        await soft('the table')
        await passTheGate(page)
        for (const dialog of dialogsOf(tale)) {
          await openFromTable(page, dialog, language)
          await soft(`the dialog ${dialog}`)
          await closeAll(page)
        }
        await undoUntilAsked(page)
        await soft('the question whether all agree to go back')
        await closeAll(page)
        await resize(page, { width: 390, height: 844 })
        await soft('the table on a phone')
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click({ force: true })
          await soft('a tab of the table')
        }
        await page.setViewportSize({ width: 1440, height: 900 })
        await openAt(page, `/${tale}`, { ...settings, [`${key}.game`]: game.over })
        await soft('the last page')
        for (const address of pages) {
          await openAt(page, `/${tale}${address}`, { ...settings, [`${key}.game`]: game.over })
          await soft(address)
        }
      })

      // Everything is behind the same buttons in either language: the cover is searched in one, the last page in the other.
      const [where, texts] =
        language === 'en'
          ? ['of the cover', settings]
          : ['of the last page', { ...settings, [`${key}.game`]: game.over }]
      test(`in everything that buttons ${where} of ${tale} open`, async ({ page }) => {
        test.slow()
        const dialogs = await behindEveryButton(
          page,
          () => openAt(page, `/${tale}`, texts),
          (pressed) =>
            test.step(pressed, () => expectSpeakable(page, `${where} of ${tale}, behind ${pressed}`)),
        )
        // At least the rules and the settings.
        expect(dialogs, `dialogs ${where} of ${tale}`).toBeGreaterThanOrEqual(2)
      })
    }
  })
}
