import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import * as citadelRules from '../src/engine/citadel/index.ts'
import { citadel } from '../src/engine/citadel/index.ts'
import * as fortlandRules from '../src/engine/fortland/index.ts'
import { fortland } from '../src/engine/fortland/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { begunTale, COMPANY, storedTale } from './support/tale.ts'

const LONG = 'W'.repeat(24)
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
const TURNED = 'abc\u202E'
const UNSEEN = '\u200B\u3164\u2800'
const HEBREW = '\u05D3\u05E0\u05D4'

const [a, b, c] = [LONG, TURNED, UNSEEN]

/** Every table that shows names, with a game whose saved names a link or an old version may have brought. */
const TABLES = {
  'fairy-tale': {
    key: 'the-last-fairy-tale',
    game: storedTale(
      begunTale(1, {
        ...COMPANY,
        seats: COMPANY.seats.map((seat, index) => ({ ...seat, player: [a, b, c][index] ?? '' })),
      }),
    ),
  },
  boogyman: {
    key: 'the-bigbadboogyman',
    game: writeGame(
      boogyman,
      openSession(boogyman, { players: [a, b], first: 'red', rules: { trees: 'two' } }, 1),
    ),
  },
  fortland: {
    key: 'fortland',
    game: writeGame(
      fortland,
      openSession(fortland, { players: [a, b, HEBREW, c], rules: fortlandRules.standardRules() }, 1),
    ),
  },
  citadel: {
    key: 'citadel',
    game: writeGame(
      citadel,
      openSession(citadel, { players: [a, b, HEBREW, FAMILY], rules: citadelRules.standardRules() }, 1),
    ),
  },
} as const

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

async function openTable(page: Page, tale: keyof typeof TABLES): Promise<void> {
  const { key, game } = TABLES[tale]
  const kept = {
    'shelf.settings': JSON.stringify({ language: 'en', speed: 'instant', handover: 'on', tips: 'off' }),
    [`${key}.leaders`]: JSON.stringify({ table: {}, cover: {}, people: 'several' }),
    [`${key}.game`]: game,
  }
  await page.addInitScript((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(`/#/${tale}`)
  await page.locator('#root > :not(.opening)').first().waitFor()
  await page.waitForTimeout(500)
}

/** Where a long name runs out of what it is written on, or out of the window; and which unseen signs are on the page. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const owner = node.parentElement
      if (!owner || owner.closest('script, style')) continue
      if (/[\u202A-\u202E\u200B\u3164\u2800]/u.test(text)) found.push(`unseen signs: ${text}`)
      if (!text.includes('WWWWWWWW') || !owner.checkVisibility() || owner.closest('.unseen')) continue
      const range = document.createRange()
      range.selectNode(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      // A line of its own that ends in dots shows on purpose what there is room for.
      if (getComputedStyle(owner).textOverflow === 'ellipsis') continue
      if (left < -1 || right > innerWidth + 1) found.push(`out of the window: ${text.slice(0, 40)}`)
      for (let paper: Element | null = owner; paper && paper !== document.body; paper = paper.parentElement) {
        const style = getComputedStyle(paper)
        const box = paper.getBoundingClientRect()
        const isBox = !style.display.startsWith('inline') && style.display !== 'contents' && box.width > 0
        if (isBox && (right > box.right + 1.5 || left < box.left - 1.5))
          found.push(`out of ${paper.className}: ${Math.round(right - box.right)} of ${text.slice(0, 40)}`)
        if (style.position === 'absolute' || style.position === 'fixed') break
      }
    }
    for (const named of document.querySelectorAll('[aria-label]'))
      if (/[\u202A-\u202E\u200B\u3164\u2800]|^, |\(\)/u.test(named.getAttribute('aria-label') ?? ''))
        found.push(`label: ${named.getAttribute('aria-label')}`)
    return [...new Set(found)]
  })

for (const tale of Object.keys(TABLES) as (keyof typeof TABLES)[])
  for (const size of SIZES)
    test(`${tale}: long, unseen and turned names do no harm, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await openTable(page, tale)
      // On a phone names may lie behind a tab.
      if (size.width > 500) await expect(page.locator('body')).toContainText(/W{8}/)
      expect(await faults(page), 'at first').toEqual([])
      const gate = page.getByRole('button', { name: /^I am /i })
      if (await gate.first().isVisible()) {
        await gate.first().click()
        await page.waitForTimeout(900)
        expect(await faults(page), 'behind the gate').toEqual([])
      }
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await faults(page), (await tab.textContent()) ?? '').toEqual([])
      }
      await expect(page.getByText(/^[\s,]+next to play/)).toHaveCount(0)
      await page.goto('/#/tales')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await faults(page), 'Your tales').toEqual([])
    })

test('a field cuts no family of emoji, and takes no unseen signs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shelf.settings', JSON.stringify({ language: 'en' })))
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/boogyman')
  const field = page.getByRole('textbox').first()
  await field.fill(FAMILY.repeat(6))
  await expect(field).toHaveValue(FAMILY.repeat(3))
  await field.fill(`abc\u202E${UNSEEN}`)
  await expect(field).toHaveValue('abc')
})
