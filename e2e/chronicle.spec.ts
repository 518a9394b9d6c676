import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { SavedGameSummary } from '../src/store/saved-games/saved-games.ts'
import { expectNoFaults } from './support/faults.ts'
import { open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

const DAY = 86_400_000
const HEROES = ['huntsman', 'puss-in-boots', 'rapunzel', 'beast'] as const

/** The summary of a game that ended some days ago. */
function line(ago: number, won: boolean, change: Partial<SavedGameSummary> = {}): SavedGameSummary {
  const touched = Date.now() - ago * DAY
  const chances = Array.from({ length: 12 }, (_, at) => ({
    turn: at + 1,
    chance: 0.5 + ((won ? 1 : -1) * at) / 30,
  }))
  return {
    ...{ id: `game-${ago}`, tale: 'fairy-tale', name: '', begun: touched, touched, turn: 12, actions: 40 },
    ...{ position: '', origin: { kind: 'begun' }, damaged: false, outcome: { won: won ? [0, 1] : [] } },
    seats: [HEROES[ago % 4], HEROES[(ago + 1) % 4]].map((role) => ({ player: '', role: role ?? '' })),
    facts: {
      ...{ difficulty: ago % 2 ? 'grim-tale' : 'bedtime-story', hearts: 2, ending: won ? 'won' : 'lost' },
      ...{ people: [true, true], seals: ago === 2 ? ['worlds-end'] : [] },
    },
    review: { chances, decided: 7 },
    ...change,
  }
}

/** Adds summaries to the saved games of this browser. */
async function keep(page: Page, lines: readonly SavedGameSummary[]): Promise<void> {
  const text = storedTale(recordedTale('won'))
  await page.evaluate(
    ([all, text]) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open('tales', 1)
        asked.onupgradeneeded = () => {
          for (const store of ['lines', 'games']) asked.result.createObjectStore(store, { keyPath: 'id' })
        }
        asked.onerror = () => failed(asked.error)
        asked.onsuccess = () => {
          const writing = asked.result.transaction(['lines', 'games'], 'readwrite')
          for (const one of all) {
            writing.objectStore('lines').put(one)
            writing.objectStore('games').put({ id: one.id, text, leaders: null, hand: null })
          }
          writing.oncomplete = () => {
            asked.result.close()
            done()
          }
        }
      }),
    [lines, text] as const,
  )
}

/** Opens a page of the app with these saved games. */
async function openHouse(page: Page, address: string, lines: readonly SavedGameSummary[]): Promise<void> {
  await open(page, { opening: true })
  await keep(page, lines)
  await page.goto(`./#/${address}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('an empty chronicle invites to play, lists seals', async ({ page }) => {
  await openHouse(page, 'chronicle', [])
  await expect(page.getByText('These pages are still white.')).toBeVisible()
  await page.getByRole('button', { name: /^World’s end/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'five steps' })).toBeVisible()
  await expectNoFaults(page, 'an empty chronicle')
})

test('the chronicle shows statistics as pictures and text, with links to albums', async ({ page }) => {
  const dream = line(40, true, { origin: { kind: 'branch', of: 'game-1', move: 3 } })
  await openHouse(page, 'chronicle', [
    ...Array.from({ length: 14 }, (_, ago) => line(ago, ago % 3 === 0)),
    dream,
  ])
  await expect(page.getByText(/^14 tales told since .*: 5 of them ended well$/)).toBeVisible()
  const tales = page.getByRole('table', { name: 'Tale by tale' })
  await expect(tales.getByRole('row', { name: /The Last Fairy Tale.*5 of 14/ })).toHaveCount(1)
  await expect(
    page.getByRole('link', { name: /the Oak (stood|fell), 12 turns, decided in turn 7/ }),
  ).toHaveCount(12)
  await expect(page.getByRole('button', { name: /^World’s end Earned/ })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resize(page, { width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectNoFaults(page, 'the chronicle')
  await page
    .getByRole('link', { name: /the Oak stood/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/fairy-tale\/album\/game-0$/)
})

test('the tale of the day begins with the company of its date', async ({ page }) => {
  await openHouse(page, 'day/2026-11-22', [])
  await expect(
    page.getByText(/With the Three Little Pigs, Red Riding Hood and Rumpelstiltskin/),
  ).toBeVisible()
  await expectNoFaults(page, 'the tale of a day')
  await page.getByRole('button', { name: 'Begin the tale of the day' }).click()
  await expect(page).toHaveURL(/#\/fairy-tale$/)
  await expect(page.getByRole('button', { name: /Red Riding Hood/ }).first()).toBeVisible()
})

test('lists further tales of the day, with the same setup for all players', async ({ page }) => {
  await openHouse(page, 'day/2026-11-22', [])
  await page.getByRole('link', { name: 'The Fortress' }).click()
  await expect(page.getByText(/^Your deck: /)).toBeVisible()
  await page.getByRole('link', { name: 'The Indomitable Citadel' }).click()
  await expect(page.getByText(/^You play the Cross\. .* played by the Knight\./)).toBeVisible()
  await page.getByRole('link', { name: 'Fortland' }).click()
  await expect(page.getByText(/^You play .* played by the/)).toBeVisible()
  await page.getByRole('button', { name: 'Begin the tale of the day' }).click()
  await expect(page).toHaveURL(/#\/fortland$/)
  await expect(page.getByRole('heading', { name: 'Fortland', level: 1 })).toBeVisible()
})

test('shows the own first try and its link', async ({ page }) => {
  const day = { kind: 'day', day: '2026-11-22' } as const
  await openHouse(page, 'day/2026-11-22', [
    line(1, true, { origin: day, turn: 21, begun: 1 }),
    line(2, false, { origin: day, begun: 2 }),
  ])
  await expect(page.getByText(/22 November.*: the Oak stood, 21 turns, 2 hearts/)).toBeVisible()
  await expect(page.getByRole('link', { name: /#\/day\/2026-11-22\/fairy-tale$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin the tale of the day' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible()
  await page.getByRole('link', { name: /#\/day/ }).click()
})

test('saves the last page as a picture of the right size', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Save this page' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'As a picture' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('last-fairy-tale.png')
  const picture = readFileSync(await file.path())
  const { width, height } = await page
    .locator('main')
    .evaluate((main) => ({ width: main.clientWidth, height: main.clientHeight }))
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width * 2, height * 2])
  const colours = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const ink = canvas.getContext('2d')
    ink?.drawImage(image, 0, 0)
    const data = new Uint32Array(
      ink?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
    )
    return new Set(data).size
  }, picture.toString('base64'))
  expect(colours).toBeGreaterThan(200)
})

/** The printable area of a sheet of A4, in CSS pixels. */
const SHEET = { width: 1031, height: 703 }

test('the last page prints on one bare sheet', async ({ page }) => {
  for (const name of ['won', 'lost'] as const) {
    await open(page, { stored: storedTale(recordedTale(name)) })
    await expect(page.getByRole('button', { name: 'Save this page' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await resize(page, SHEET)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBeLessThanOrEqual(SHEET.height)
    await page.emulateMedia({ media: 'screen' })
    await resize(page, { width: 1280, height: 800 })
  }
})
