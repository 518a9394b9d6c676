import { expect, type Page, test } from '@playwright/test'
import { citadel, standardRules } from '../src/engine/citadel/index.ts'
import { advance, openSession, stateOf, writeGame } from '../src/engine/kernel/index.ts'
import { faults } from './support/faults.ts'
import { openFortland } from './support/fortland.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { openSiege } from './support/siege.ts'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

type Language = 'en' | 'nl'

/** Tables after some events, so that no tab is empty. */
const TABLES = {
  'The Fortress': (page: Page, language: Language) =>
    openSiege(page, {
      position:
        'turn 3; life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox!; lands 1 1 0; treasure honing-wheel; hand wood bridge-goat; deck wood*4',
      language,
    }),
  Fortland: (page: Page, language: Language) =>
    openFortland(page, { actions: 'muster n1, muster w2, roll', language }),
  'the Citadel': openCitadel,
} as const

/** The Citadel after a drawn card, with one person against a bot. */
async function openCitadel(page: Page, language: Language): Promise<void> {
  let session = openSession(citadel, { players: ['', ''], rules: standardRules() }, 7)
  const isTurnedUp = () =>
    session.moves.some(({ frames }) => frames.some(({ event }) => event.type === 'income'))
  const isOurs = () => stateOf(session).onTurn === 0 && stateOf(session).questions.length === 0
  for (let move = 0; move < 80 && !(isTurnedUp() && isOurs()); move++) {
    const [first] = citadel.list(stateOf(session))
    const next = first && advance(citadel, session, first)
    if (!next?.ok) throw new Error('The rules of the Citadel refused the first listed action.')
    session = next.value
  }
  const kept = {
    'citadel.game': writeGame(citadel, session),
    'citadel.leaders': JSON.stringify({ table: { lion: 'page' }, cover: {}, people: 'one' }),
    'shelf.settings': JSON.stringify({
      language,
      theme: 'light',
      speed: 'instant',
      handover: 'off',
      tips: 'off',
    }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  await page.locator('#root > :not(.opening)').first().waitFor()
}

for (const [tale, open] of Object.entries(TABLES))
  for (const language of ['en', 'nl'] as const)
    test(`every tab of ${tale} on the smallest phone has no faults: ${language}`, async ({ page }) => {
      await open(page, language)
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(5)
      for (const tab of await tabs.all()) {
        await tab.tap()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        expect.soft(await faults(page), (await tab.textContent()) ?? '').toEqual([])
      }
      // The menu is the last tab, after the log.
      await tabs.nth(3).tap()
      await expect(page.getByRole('log')).toBeVisible()
    })
