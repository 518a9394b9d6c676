import type { Locator, Page } from '@playwright/test'
import { again, reportFrames, reportPanning, swung } from './gauges.ts'
import { onLargeForest, press as pressed, slowed, spread } from './large-forest.ts'

const SLOWED = 4
const CLICKS = 12
const DRAG_MS = 3000

/**
 * Measures the production page on a large forest: the time from a click to its paint with a slowed processor, and between frames during
 * drags. Dragged are the board and a market tile; the previews and refusals during the drag are counted.
 */
export const benchPaint = (): Promise<void> =>
  onLargeForest(async (page) => {
    await reportPanning(page, DRAG_MS)
    await reportTileDrag(page)
    await slowed(page, SLOWED)
    await reportClicks(page)
  })

/** Measures milliseconds between frames while a market tile is dragged over allowed and forbidden places. */
async function reportTileDrag(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: /^Market 1:/ }).boundingBox()
  if (!box) throw new Error('The market is not visible.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(...swung(720, 450))
  await page.waitForTimeout(400)
  await countTold(page)
  await reportFrames(page, 'dragging a market tile', () =>
    again(DRAG_MS, () => page.mouse.move(...swung(720, 450))),
  )
  const { previews, refusals } = await page.evaluate(() => (window as unknown as { told: Told }).told)
  if (previews === 0) throw new Error('No preview was shown while a tile was dragged.')
  console.log(`  previews shown: ${previews}, refusals shown: ${refusals}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.up()
  await page.keyboard.press('Escape')
}

/** Number of new previews and refusals. */
interface Told {
  previews: number
  refusals: number
}

/** Starts counting the previews and refusals of the places under a dragged tile. */
async function countTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: Told = { previews: 0, refusals: 0 }
    Object.assign(window, { told })
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    let [preview, refusal] = ['', '']
    new MutationObserver(() => {
      const [nextPreview, nextRefusal] = [textOf('[data-preview]'), textOf('[data-refusal]')]
      if (nextPreview && nextPreview !== preview) told.previews++
      if (nextRefusal && nextRefusal !== refusal) told.refusals++
      ;[preview, refusal] = [nextPreview, nextRefusal]
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** The clicks that the browser reported, and the spans of the measured clicks. */
interface Clicks {
  clicks: { at: number; duration: number }[]
  spans: { from: number; to: number }[]
}

/** Shortest duration that the browser reports, in milliseconds. */
const LEAST = 16

/** Longest delay of a report after a slow click, in milliseconds. */
const LATE = 1000

/**
 * Measures milliseconds from a click to its paint by the browser's event timing (in steps of 8 ms). Preparing clicks do not count. Clicks
 * below the browser's threshold count as the threshold.
 */
export async function reportClicks(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const watched: Clicks = { clicks: [], spans: [] }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'click') watched.clicks.push({ at: startTime, duration })
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, LEAST)
  for (const [name, press] of Object.entries(PRESSES)) {
    for (let count = 0; count < CLICKS; count++) await press(page, count)
    await page.waitForTimeout(LATE)
    const durations = await page.evaluate((least) => {
      const { watched } = window as unknown as { watched: Clicks }
      const clicks = watched.clicks.splice(0)
      const within = ({ from, to }: Clicks['spans'][number]) =>
        clicks.find(({ at }) => at >= from && at <= to)
      return watched.spans.splice(0).map((span) => within(span)?.duration ?? least)
    }, LEAST)
    console.log(`click, ${SLOWED}× slowed, ${name}: ${spread(durations)} ms to the next paint`)
  }
}

/** Clicks an element, and measures the click. */
async function press(page: Page, thing: Locator): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await pressed(page, thing)
  await page.evaluate((from) => {
    const { watched } = window as unknown as { watched: Clicks }
    watched.spans.push({ from, to: performance.now() })
  }, from)
}

const PRESSES: Record<string, (page: Page, count: number) => Promise<void>> = {
  'choosing a market tile': async (page, count) => {
    await press(page, page.getByRole('button', { name: new RegExp(`^Market ${1 + (count % 3)}:`) }))
  },
  'aiming at a place': async (page, count) => {
    for (let slot = 1; (await reachablePlaces(page)).length < 2; slot = 1 + (slot % 3)) {
      await page.getByRole('button', { name: new RegExp(`^Market ${slot}:`) }).click()
      await page.waitForTimeout(400)
    }
    const places = await reachablePlaces(page)
    await press(page, page.locator(`[data-place="${places[(count * 3) % places.length]}"]`))
  },
  'turning it': async (page, count) => {
    const turn = page.getByRole('button', { name: 'Turn the tile', exact: true })
    if (count === 0) {
      await page.keyboard.press('Escape')
      // The button is missing for a tile that fits in one direction only.
      for (let slot = 1; slot <= 3 && !(await turn.isVisible()); slot++)
        await aimedAtTurnable(page, slot, turn)
    }
    await press(page, turn)
  },
  'a step, and undo': async (page) => {
    await page.keyboard.press('Escape')
    await press(page, page.locator('[data-offer="walk"]').first())
    await press(page, page.getByRole('button', { name: 'Undo', exact: true }))
  },
}

/** Selects a market tile and aims it at one place after another, until it can be turned. */
async function aimedAtTurnable(page: Page, slot: number, turn: Locator): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Market ${slot}:`) }).click()
  await page.waitForTimeout(400)
  for (const place of await reachablePlaces(page)) {
    if (await turn.isVisible()) return
    // The controls of the aimed tile may cover another place.
    if (!(await reachablePlaces(page)).includes(place)) continue
    await page.locator(`[data-place="${place}"]`).click()
    await page.waitForTimeout(400)
  }
}

/** Returns the places that can be aimed at and are not covered by a panel. */
const reachablePlaces = (page: Page): Promise<string[]> =>
  page.locator('[data-offer="place"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((button) => button.getAttribute('data-place') ?? ''),
  )
