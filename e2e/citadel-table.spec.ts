import { expect, type Page, test } from '@playwright/test'
import { citadel, ORDERS, parseNotation } from '../src/engine/citadel/index.ts'
import { openSessionFrom, writeGame } from '../src/engine/kernel/index.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { DESK, inWindows, SMALL_PHONE, TABLET } from './support/windows.ts'

/** A position with sieges: the Cross can take b6 for two bricks, and the Lion could take its inn by the same plot. */
const SIEGE =
  'the indomitable citadel 1 | version strategic | seat 1 bricks 9 plots c4=inn c1 hand brewery | ' +
  'seat 2 bricks 9 plots c2=smithy c5 b3 hand manor | seat 3 bricks 4 plots g6 hand pig-sty'

interface Before {
  language: 'en' | 'nl'
  leader: 'person' | 'grand-master'
  people?: number
}

async function openSiege(page: Page, { language, leader, people = 3 }: Before) {
  const more = Array.from({ length: people - 3 }, (_, index) => ` | seat ${index + 4} bricks 4 hand manor`)
  const read = parseNotation(`${SIEGE}${more.join('')}`)
  if (!read.ok) throw new Error(read.error.code)
  const config = { players: Array.from({ length: people }, () => ''), rules: { ...read.value.rules } }
  const led = Object.fromEntries(ORDERS.slice(0, people).map((order) => [order, leader]))
  const kept = {
    'citadel.game': writeGame(citadel, openSessionFrom(config, 7, read.value)),
    'citadel.leaders': JSON.stringify({ table: led, cover: {} }),
    'shelf.settings': JSON.stringify({ language, theme: 'light', speed: 'instant', tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
}

test('the arrow of a siege covers no price', async ({ page }) => {
  await openSiege(page, { language: 'en', leader: 'person' })
  await page.getByRole('button', { name: 'I am the Cross' }).click()
  const planks = page.locator('[data-planks]')
  await expect(planks).toContainText('2')
  await expect(page.locator('[data-sieges="1"]')).toBeAttached()
  const isOver = await planks.evaluate((drawn) => {
    const arrows = document.querySelector('[data-sieges]')
    return arrows !== null && arrows.compareDocumentPosition(drawn) === Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(isOver).toBe(true)
})

const NARROW = [320, 360, 390].map((width) => ({ width, height: 568 }))

for (const people of [3, 5])
  test(`the shields of ${people} Orders are fully visible on narrow phones`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    await openSiege(page, { language: 'en', leader: 'person', people })
    await page.getByRole('button', { name: 'I am the Cross' }).click()
    await inWindows(page, NARROW, async ({ width }) => {
      const shields = page.locator('header').getByRole('listitem')
      await expect(shields).toHaveCount(people - 1)
      const ends = await shields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    })
  })

for (const [language, words] of [
  ['en', 'played by the Grand Master'],
  ['nl', 'door de Grootmeester'],
] as const)
  test(`in ${language} controllers of Orders fit in one line`, async ({ page }) => {
    await openSiege(page, { language, leader: 'grand-master' })
    // The game continues meanwhile, so all are measured at once.
    const low = () =>
      page
        .getByText(words, { exact: true })
        .evaluateAll(
          (lines) =>
            lines.map((line) => line.getBoundingClientRect().height).filter((high) => high > 0 && high < 24)
              .length,
        )
    await inWindows(page, [DESK, TABLET], () => expect.poll(low).toBe(3))
  })
