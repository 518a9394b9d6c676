import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { Action } from '../src/engine/fairy-tale/index.ts'
import { seedText } from '../src/engine/kernel/index.ts'
import {
  begin,
  click,
  hashOf,
  KEYS,
  keptText,
  keptTexts,
  open,
  openBox,
  seal,
  seedField,
} from './support/game.ts'
import { after, begunTale, COMPANY, findTale, someOf, storedTale } from './support/tale.ts'

const firstTiles = (page: Page) => page.getByRole('button', { name: 'Lay them for us' })

test.describe('a seed that cannot be read', () => {
  test('in the field is reported, and the previous seed stays in use', async ({ page }) => {
    await open(page)
    await openBox(page)
    for (const [written, words] of [
      ['7KM-04', /^A seed has six letters and digits, like 7KM-04Q\. Until then we use 7KM-04Q\.$/],
      ['7KM-04?', /^A seed has only letters A to Z and digits\. Until then we use 7KM-04Q\.$/],
    ] as const) {
      await seedField(page).fill('7KM-04Q')
      await expect(seedField(page)).not.toHaveAttribute('aria-invalid', 'true')
      await seedField(page).fill(written)
      await expect(page.getByText(words)).toBeVisible()
      await expect(seedField(page)).toHaveAttribute('aria-invalid', 'true')
    }
    await begin(page).click()
    await expect(firstTiles(page)).toBeVisible()
    expect(await storedSeed(page)).toBe('7KM-04Q')
  })

  test('in a link is reported and replaced; other spellings are accepted', async ({ page }) => {
    await open(page, { query: '?seed=7km+o4q' })
    await openBox(page)
    await expect(seedField(page)).toHaveValue('7KM-04Q')
    await open(page, { query: '?seed=who+knows%3F' })
    const fresh = await seedField(page).inputValue()
    expect(fresh).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)
    await expect(
      page.getByText(`The seed in the link, “who knows?”, cannot be read. Here is a new one: ${fresh}.`),
    ).toBeVisible()
    await begin(page).click()
    await expect(firstTiles(page)).toBeVisible()
    expect(await storedSeed(page)).toBe(fresh)
  })
})

async function storedSeed(page: Page): Promise<string> {
  return seedText(JSON.parse((await keptText(page)) ?? '').seed)
}

const whole = storedTale(findTale(({ phase, turn }) => phase === 'action' && turn === 2))

/** A stored game with changed contents. */
const changed = (change: (game: { format: number; actions: object[] }) => void): string => {
  const game = JSON.parse(whole)
  change(game)
  return JSON.stringify(game)
}

const DAMAGED = {
  'cut off': [whole.slice(0, -30), 'Its text is broken off or was changed.'],
  'of a newer version': [
    changed((game) => {
      game.format = 99
    }),
    'Another version of the game saved it.',
  ],
  'with a move that the rules refuse': [
    changed(({ actions }) => actions.splice(5, 0, { type: 'walk', to: '9,9' })),
    'Its move 6 is not allowed by the rules.',
  ],
} as const

const damagedTitle = (page: Page) => page.getByRole('heading', { name: 'A saved game cannot be opened' })

const DAMAGED_TEXTS: readonly string[] = Object.values(DAMAGED).map(([text]) => text)

/** The unreadable texts that were kept, in order of arrival. */
const putAside = async (page: Page): Promise<string[]> =>
  (await keptTexts(page, 'fairy-tale')).filter((text) => DAMAGED_TEXTS.includes(text)).reverse()

/** Expects that the page offers a damaged text for download, and allows another game beside it. */
async function keepCopy(page: Page, text: string): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('last-fairy-tale-damaged.json')
  expect(await readFile(await download.path(), 'utf8')).toBe(text)
  await begin(page).click()
  await firstTiles(page).click()
}

/** Expects the offer also after a reload, until it is dismissed. */
async function startAnew(page: Page): Promise<void> {
  const begun = await hashOf(page)
  await page.reload()
  await expect(seal(page, 'Begin the tale')).toBeVisible()
  expect(await hashOf(page)).toBe(begun)
  await expect(damagedTitle(page)).toBeVisible()
  await page.getByRole('button', { name: 'New game' }).click()
  await expect(damagedTitle(page)).toHaveCount(0)
  await page.reload()
  await expect(seal(page, 'Begin the tale')).toBeVisible()
  await expect(damagedTitle(page)).toHaveCount(0)
}

test('unreadable stored games are reported and never overwritten', async ({ page }) => {
  const kept: string[] = []
  for (const [how, [text, words]] of Object.entries(DAMAGED)) {
    await test.step(how, async () => {
      await open(page, { stored: text, keepsGames: true })
      await expect(damagedTitle(page)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(words)
      await keepCopy(page, text)
      kept.push(text)
      await expect.poll(() => putAside(page)).toEqual(kept)
    })
  }
  await test.step('the new game continues, and all unreadable ones are kept', () => startAnew(page))
  await expect.poll(() => putAside(page)).toEqual(kept)
})

test('a truncated stored game continues from its start, and the original is kept', async ({ page }) => {
  const text = whole.slice(0, -30)
  await open(page, { stored: text })
  await expect(page.getByRole('alert')).toContainText(/Its first \d+ moves are good/)
  await page.getByRole('button', { name: 'Go on from there' }).click()
  await expect(damagedTitle(page)).toHaveCount(0)
  await expect(page.locator('[data-place]').first()).toBeVisible()
  const there = await hashOf(page)
  await page.reload()
  await expect(page.locator('[data-place]').first()).toBeVisible()
  expect(await hashOf(page)).toBe(there)
  await expect(damagedTitle(page)).toHaveCount(0)
  await expect.poll(() => putAside(page)).toEqual([text])
})

/** A name of the greatest length that a stored game may have. */
const LONG = 'Rumpelstiltskin'.repeat(400)

const NAMING = {
  'another game': JSON.stringify({ ...JSON.parse(whole), game: LONG }),
  'something else': JSON.stringify({ ...JSON.parse(whole), [LONG]: 1 }),
}

for (const [what, text] of Object.entries(NAMING)) {
  test(`a stored game that names ${what} at length keeps all controls reachable`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, { stored: text })
    await expect(page.getByRole('alert')).toContainText('Rumpelstiltskin')
    for (const name of ['Save a copy', 'New game'] as const)
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'New game' }).click()
    await expect(damagedTitle(page)).toHaveCount(0)
  })
}

test('says that a damaged game could not be copied for lack of room', async ({ page }) => {
  await open(page, { stored: whole.slice(0, -30), trouble: 'full' })
  const told = page.getByRole('alert').filter({ has: damagedTitle(page) })
  await expect(told).toContainText('It stays where it is, and a new game will not be saved')
  await expect(told).not.toContainText('We kept it safe')
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.game)).toBe(whole.slice(0, -30))
})

/** A first turn with the default company of the cover: the roll, a step, the end of the turn. */
function firstTurn(): Action[] {
  const begun = begunTale(1, COMPANY)
  let tale = begun
  const act = (action: Action) => {
    tale = after(tale, action)
  }
  act({ type: 'roll' })
  if (tale.state.pending) act({ type: 'choose-side', side: 'north' })
  act(someOf(tale.state, 'walk'))
  act({ type: 'end-turn' })
  if (tale.state.pending) act({ type: 'choose-side', side: 'north' })
  return [{ type: 'begin' }, ...tale.actions.slice(begun.actions.length)]
}

const TROUBLES = {
  full: 'This browser has no room left.',
  forbidden: 'This browser does not save anything.',
  unreadable: 'A game may be in it, so nothing is written over it',
} as const

test('a game the browser cannot read stays unchanged', async ({ page, context }) => {
  await open(page, { stored: whole })
  const sick = await context.newPage()
  await open(sick, { stored: whole, trouble: 'unreadable' })
  await expect(sick.getByRole('alert')).toContainText(TROUBLES.unreadable)
  await begin(sick).click()
  await expect(firstTiles(sick)).toBeVisible()
  await firstTiles(sick).click()
  await sick.close()
  expect(await keptTexts(page, 'fairy-tale')).toContain(whole)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const trouble of ['full', 'forbidden'] as const) {
  test(`reports a storage that is ${trouble}, and a whole turn can be played`, async ({ page }) => {
    await open(page, { trouble })
    await openBox(page)
    await seedField(page).fill(seedText(1))
    await begin(page).click()
    await expect(page.getByRole('alert')).toContainText(TROUBLES[trouble])
    // Without a database the tab still stores the game for itself, unless all storage is full.
    await expect(page.getByRole('alert')).toContainText(
      trouble === 'full' ? 'lost when you close or reload this page' : 'lost when you close this window',
    )
    await page.getByRole('button', { name: 'All right' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await firstTiles(page).click()
    for (const action of firstTurn()) {
      await click(page, action)
      await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0, {
        timeout: 20_000,
      })
    }
    await expect(page.getByText('Chapter the Second', { exact: true })).toBeVisible()
    await expect(seal(page, 'Roll for new monsters')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
