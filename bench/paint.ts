import type { Locator, Page } from '@playwright/test'
import { again, reportFrames, reportPanning, swung } from './gauges.ts'
import { onLargeForest, press as pressed, slowed, spread } from './large-forest.ts'

const SLOWED = 4
const CLICKS = 12
const DRAG_MS = 3000

/**
 * The production page on a large forest: from a click to the painted answer at a slowed processor, and the time
 * between frames while the board is dragged, and while a market tile is dragged over it: with all that is told of
 * each place that it comes over, of which is counted how much was told.
 */
export const benchPaint = (): Promise<void> =>
  onLargeForest(async (page) => {
    await reportPanning(page, DRAG_MS)
    await reportTileDrag(page)
    await slowed(page, SLOWED)
    await reportClicks(page)
  })

/** Milliseconds between frames while a market tile is dragged over the places where it may and may not lie. */
async function reportTileDrag(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: /^Market 1:/ }).boundingBox()
  if (!box) throw new Error('The market is not to be seen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(...swung(720, 450))
  await page.waitForTimeout(400)
  await countTold(page)
  await reportFrames(page, 'dragging a market tile', () =>
    again(DRAG_MS, () => page.mouse.move(...swung(720, 450))),
  )
  const { previews, refusals } = await page.evaluate(() => (window as unknown as { told: Told }).told)
  if (previews === 0) throw new Error('Nothing was told while a tile was dragged.')
  console.log(`  meanwhile ${previews} previews and ${refusals} refusals were told`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.up()
  await page.keyboard.press('Escape')
}

/** How often something new was told of a place. */
interface Told {
  previews: number
  refusals: number
}

/** Counts from now on what is told of the places that a tile is dragged over. */
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

/** What the browser told of clicks, and between which moments those happened that are measured. */
interface Clicks {
  clicks: { at: number; duration: number }[]
  spans: { from: number; to: number }[]
}

/** The browser tells only of what took longer than this, in milliseconds. */
const LEAST = 16

/** How long a slow answer may come late to be told of, in milliseconds. */
const LATE = 1000

/**
 * Milliseconds from a click to the painted answer, as the browser's event timing has it (steps of 8 ms). Clicks that only
 * lead to the one that is measured do not count; those of which the browser does not tell count as the least it tells of.
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
    console.log(`click, ${SLOWED}× slowed, ${name}: ${spread(durations)} ms to the painted answer`)
  }
}

/** Presses a thing, and the click counts. */
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
      // Where a tile can lie one way only there is no button.
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

/** Chooses a tile of the market and aims it at one place after another, until there is a way to turn it. */
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

/** The places that may be aimed at and lie under no panel. */
const reachablePlaces = (page: Page): Promise<string[]> =>
  page.locator('[data-offer="place"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((button) => button.getAttribute('data-place') ?? ''),
  )
