import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import citadels from '../tests/recorded/citadel.json' with { type: 'json' }
import fortlands from '../tests/recorded/fortland.json' with { type: 'json' }
import games from '../tests/recorded/games.json' with { type: 'json' }
import sieges from '../tests/recorded/sieges.json' with { type: 'json' }
import { faults } from './support/faults.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { unspeakable } from './support/label-in-name.ts'
import { menuItem, openMenu } from './support/menu.ts'

const half = (stored: { actions: readonly unknown[] }): string =>
  JSON.stringify({ ...stored, actions: stored.actions.slice(0, stored.actions.length / 2) })

const first = <Recorded>(all: readonly Recorded[]): Recorded => {
  const [one] = all
  if (one === undefined) throw new Error('The list of recorded games is empty.')
  return one
}

const DUEL = openSession(boogyman, { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } }, 0)

/** The storage key and a running game of each tale, and whether it has a daily game. */
const GAMES: Readonly<Record<string, { key: string; stored: string; hasDay: boolean }>> = {
  'fairy-tale': { key: 'the-last-fairy-tale', stored: half(first(games).stored), hasDay: true },
  boogyman: { key: 'the-bigbadboogyman', stored: writeGame(boogyman, DUEL), hasDay: false },
  fortland: { key: 'fortland', stored: half(first(fortlands).stored), hasDay: true },
  fortress: { key: 'the-fortress', stored: half(first(sieges).stored), hasDay: true },
  citadel: { key: 'citadel', stored: half(first(citadels).stored), hasDay: true },
}

/** The windows, and how people press in each. */
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, ways: ['mouse', 'keys'] },
  tablet: { viewport: { width: 1024, height: 768 }, ways: ['mouse', 'finger'] },
  phone: { viewport: { width: 390, height: 844 }, ways: ['finger', 'keys'] },
} as const

const ITEMS = ['home', 'saved', 'day', 'players', 'help', 'settings'] as const

type Item = (typeof ITEMS)[number]

/** Chooses an item in one way. */
type Press = (page: Page, item: Item) => Promise<void>

const BY: Readonly<Record<'mouse' | 'finger' | 'keys', Press>> = {
  async mouse(page, item) {
    await openMenu(page)
    await menuItem(page, item).click()
  },
  async finger(page, item) {
    const opener = page.locator('button[aria-haspopup="menu"], [data-tab="menu"]').first()
    if (!(await page.getByRole('menu').isVisible())) await opener.tap()
    await menuItem(page, item).tap()
  },
  async keys(page, item) {
    const opener = page.locator('button[aria-haspopup="menu"], [data-tab="menu"]').first()
    const isTab = (await opener.getAttribute('role')) === 'tab'
    if (isTab || !(await page.getByRole('menu').isVisible())) {
      await opener.focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('menu')).toBeVisible()
    // Tab goes from the tab to the menu in its panel.
    if (isTab) await page.keyboard.press('Tab')
    await expect(page.locator('[role=menu] button:focus')).toHaveCount(1)
    await page.keyboard.press('Home')
    for (let press = 0; press < 8; press++) {
      if (await menuItem(page, item).evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
  },
}

async function openTable(page: Page, game: string): Promise<void> {
  const { key, stored } = GAMES[game] ?? { key: '', stored: '' }
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      localStorage.setItem(`${name}.game`, text as string)
      const settings = { language: 'en', theme: 'light', speed: 'instant', handover: 'off', tips: 'off' }
      localStorage.setItem('shelf.settings', JSON.stringify(settings))
    },
    [key, stored],
  )
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(`/#/${game}`)
  await backToTable(page)
}

/** Waits for the table; in the Citadel for its gate. */
async function backToTable(page: Page): Promise<void> {
  const table = page.locator('main[data-layout]')
  const gate = page.getByRole('button', { name: /^I am / })
  await expect(table.or(gate).first()).toBeVisible()
  if (await gate.isVisible()) await gate.click()
  await expect(table).toBeVisible()
}

/** Expects the page or dialog of an item. */
async function expectOpened(page: Page, item: Item): Promise<void> {
  if (item === 'home') await expect(page).toHaveURL(/#\/$/)
  else if (item === 'saved') await expect(page).toHaveURL(/#\/tales$/)
  else if (item === 'day') await expect(page).toHaveURL(/#\/day\/\d{4}-\d{2}-\d{2}\//)
  else if (item === 'help') await expect(menuItem(page, 'rules')).toBeVisible()
  else {
    const name = item === 'players' ? 'Players and bots' : 'Settings'
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }
}

/** Returns from there to the table. */
async function leave(page: Page, game: string, item: Item): Promise<void> {
  if (item === 'help') await menuItem(page, 'back').click()
  else if (item === 'players' || item === 'settings') {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } else {
    await page.evaluate((to) => location.assign(`#/${to}`), game)
    await backToTable(page)
  }
}

for (const [game, { hasDay }] of Object.entries(GAMES))
  for (const [size, { viewport, ways }] of Object.entries(SIZES))
    test.describe(`the menu of ${game}, ${size}`, () => {
      test.use({ viewport, hasTouch: true })
      const items = ITEMS.filter((item) => item !== 'day' || hasDay)

      test(`leads to each of its items by ${ways.join(' and ')}, in order and inside the window`, async ({
        page,
      }) => {
        test.slow()
        await openTable(page, game)
        for (const by of ways)
          for (const item of items)
            await test.step(`${item} by ${by}`, async () => {
              await BY[by](page, item)
              await expectOpened(page, item)
              await leave(page, game, item)
            })
        await openMenu(page)
        await expect(page.locator('[role=menu] [role=menuitem]')).toHaveCount(items.length)
        expect(
          await page
            .locator('[role=menu] [data-item]')
            .evaluateAll((all) => all.map((one) => one.dataset.item)),
        ).toEqual([...items, 'sound', 'night'])
        for (const item of [...items, 'sound', 'night'])
          await expect(menuItem(page, item)).toBeInViewport({ ratio: 1 })
        expect(await faults(page)).toEqual([])
        expect(await unspeakable(page)).toEqual([])
      })
    })
