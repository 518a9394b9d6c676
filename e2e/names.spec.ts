import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { boogyman, parseTile } from '../src/engine/boogyman/index.ts'
import * as citadelRules from '../src/engine/citadel/index.ts'
import { citadel } from '../src/engine/citadel/index.ts'
import * as fortlandRules from '../src/engine/fortland/index.ts'
import { fortland } from '../src/engine/fortland/index.ts'
import { advance, openSession, writeGame } from '../src/engine/kernel/index.ts'
import citadels from '../tests/recorded/citadel.json' with { type: 'json' }
import fortlands from '../tests/recorded/fortland.json' with { type: 'json' }
import games from '../tests/recorded/games.json' with { type: 'json' }
import sieges from '../tests/recorded/sieges.json' with { type: 'json' }
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { begunTale, COMPANY, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const LONG = 'W'.repeat(24)
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
const TURNED = 'abc\u202E'
const UNSEEN = '\u200B\u3164\u2800'
const HEBREW = '\u05D3\u05E0\u05D4'

const [a, b, c] = [LONG, TURNED, UNSEEN]

/** Every table with names, and a game with names that a link or an old version may contain. */
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

const WINDOWS = [PHONE, TABLET, DESK]

/** The first of these recorded games, with other names. */
const endOf = (recorded: readonly { stored: { config: object } }[], named: object): string => {
  const { stored } = recorded[0] ?? {}
  return JSON.stringify({ ...stored, config: { ...stored?.config, ...named } })
}

const DUEL = openSession(boogyman, { players: [a, b], first: 'red', rules: { trees: 'two' } }, 1)
const givenUp = advance(
  boogyman,
  (['d4', 'a1', 'g7', 'd1'] as const).reduce((session, name) => {
    const at = parseTile(name)
    const done = at === null ? null : advance(boogyman, session, { type: 'place', at })
    if (!done?.ok) throw new Error(`Cannot place a pawn on ${name}.`)
    return done.value
  }, DUEL),
  { type: 'give-up' },
)
if (!givenUp.ok) throw new Error(givenUp.error.code)

/** Every last page, with such names. */
const ENDS: Record<string, { key: string; game: string }> = {
  'fairy-tale': {
    key: 'the-last-fairy-tale',
    game: endOf(games, {
      seats: games[0]?.stored.config.seats.map((seat, index) => ({
        ...seat,
        player: [a, FAMILY.repeat(3)][index] ?? b,
      })),
    }),
  },
  boogyman: { key: 'the-bigbadboogyman', game: writeGame(boogyman, givenUp.value) },
  fortland: { key: 'fortland', game: endOf(fortlands, { players: [a, b] }) },
  fortress: { key: 'the-fortress', game: endOf(sieges, { player: a }) },
  citadel: { key: 'citadel', game: endOf(citadels, { players: [a, b] }) },
}

const openTable = (page: Page, tale: keyof typeof TABLES): Promise<void> => openKept(page, tale, TABLES[tale])

async function openKept(
  page: Page,
  tale: string,
  { key, game }: { key: string; game: string },
): Promise<void> {
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

/** Returns long names that overflow their area or the window, and invisible characters on the page. */
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
      // A line that ends in an ellipsis is cut on purpose, if its title has the full text.
      if (getComputedStyle(owner).textOverflow === 'ellipsis') {
        const whole = owner.closest('[title]')?.getAttribute('title') ?? ''
        if (owner.scrollWidth > owner.clientWidth && !whole.includes(text.trim()))
          found.push(`cut, and nowhere whole: ${text.slice(0, 40)}`)
        continue
      }
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

const expectNoFaults = (page: Page, when: string) =>
  expect.poll(() => faults(page), { message: when }).toEqual([])

for (const tale of Object.keys(TABLES) as (keyof typeof TABLES)[])
  test(`${tale}: long, invisible and reversed names cause no faults`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await openTable(page, tale)
    await expect(page.locator('body')).toContainText(/W{8}/)
    const gate = page.getByRole('button', { name: /^I am /i })
    await inWindows(page, WINDOWS, () => expectNoFaults(page, 'at first'))
    if (await gate.first().isVisible()) {
      await gate.first().click()
      await page.waitForTimeout(900)
    }
    await inWindows(page, WINDOWS, async () => {
      await expectNoFaults(page, 'behind the gate')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expectNoFaults(page, (await tab.textContent()) ?? '')
      }
      await expect(page.getByText(/^[\s,]+next to play/)).toHaveCount(0)
    })
    await page.goto('/#/tales')
    await expect(page.getByRole('article').first()).toBeVisible()
    await inWindows(page, WINDOWS, () => expectNoFaults(page, 'Your tales'))
  })

test('a name field splits no emoji sequence, and removes invisible characters', async ({ page }) => {
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

/** Every text that is drawn on a canvas of the page. */
const textsOfPictures = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    const write = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (...given: Parameters<typeof write>) {
      written.push(given[0])
      return write.apply(this, given)
    }
  })
  return () => page.evaluate(() => ('written' in window ? (window.written as string[]) : []))
}

for (const [tale, kept] of Object.entries(ENDS))
  test(`${tale}: long, invisible and reversed names are safe on the last page`, async ({ page }) => {
    const texts = await textsOfPictures(page)
    await openKept(page, tale, kept)
    await inWindows(page, WINDOWS, async () => {
      await expect(page.getByRole('button', { name: 'Save this page', exact: true })).toBeVisible()
      await expectNoFaults(page, 'the last page')
    })
    // So narrow that every name breaks into several lines.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main p, main li, main bdi { max-width: 1.5em; word-break: break-all; }')
      document.adoptedStyleSheets.push(sheet)
    })
    await page.getByRole('button', { name: 'Save this page', exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'As a picture', exact: true }).click()
    await saved
    const written = await texts()
    expect(written.length).toBeGreaterThan(20)
    expect(
      // A split character leaves a lone surrogate.
      written.filter((text) => /[\p{Surrogate}\u202A-\u202E\u200B\u3164\u2800]/u.test(text)),
    ).toEqual([])
    // A joiner of an emoji sequence must not be at either end.
    expect(written.filter((text) => /^\u200D|\u200D$/u.test(text))).toEqual([])
  })

test('our tale omits invisible characters of names', async ({ page }) => {
  const ended = ENDS['fairy-tale']
  if (!ended) throw new Error('No finished game of "fairy-tale" is recorded.')
  await openKept(page, 'fairy-tale', ended)
  await page.getByRole('button', { name: 'Read our tale', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text', exact: true }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text.length).toBeGreaterThan(200)
  expect(text).not.toMatch(/[\u202A-\u202E\u200B\u3164\u2800]/u)
})
