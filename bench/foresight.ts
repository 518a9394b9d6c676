import type { Page } from '@playwright/test'
import { moreGames, NO_GAMES } from '../src/tales/fairy-tale/bots/index.ts'
import {
  afterConsidered,
  futuresOf,
  lossesByNextTurn,
  monsterRuns,
} from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'
import { MONSTERS, onLargeForest, press, spread, TILES } from './large-forest.ts'

const TIMES = 200
const LOOKS = 24

/**
 * Measures foresight on a large forest. Rules: the time for all futures, and for the odds. Real browser: the time from pointing at a future
 * to the painted arrows.
 */
export async function benchForesight(): Promise<void> {
  const state = bigForest(TILES, MONSTERS)
  const placement = fairyTale.list(state).find(({ type }) => type === 'expand')
  report('six futures', TIMES, () => futuresOf(state))
  report('six futures after a placement', TIMES, () => {
    const then = placement && afterConsidered(state, placement)
    if (then) Object.values(futuresOf(then) ?? {}).map(({ events }) => monsterRuns(events))
  })
  report('losses by the end of the next turn', 10, () => lossesByNextTurn(state))
  report('twenty games played on', 10, () => moreGames(state, NO_GAMES, 20))
  await onLargeForest(reportLooks)
}

function report(name: string, times: number, look: () => unknown): void {
  for (let warm = 0; warm < times / 4; warm++) look()
  const spans = Array.from({ length: times }, () => {
    const start = performance.now()
    look()
    return performance.now() - start
  })
  console.log(`${name}: ${spread(spans)} ms`)
}

/**
 * Measures the milliseconds between a pointer event on a future and its painted arrows. They end with the first task after the frame. Moves
 * the pointer without the driver's checks, because they take time in the page.
 */
async function reportLooks(page: Page): Promise<void> {
  await press(page, page.locator('[data-foresight]'))
  await page.locator('[data-future]').last().waitFor()
  await page.evaluate(() => {
    const looks: number[] = []
    let last: Element | null = null
    Object.assign(window, { looks })
    window.addEventListener(
      'pointerover',
      ({ target }) => {
        const card = target instanceof Element ? target.closest('[data-future]') : null
        // The same card again: it moved below the pointer.
        if (!card || card === last) return
        last = card
        const start = performance.now()
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => looks.push(performance.now() - start)
          painted.port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  const boxes = await page
    .locator('[data-future]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  for (let look = 0; look < LOOKS; look++) {
    const { x, y, width, height } = boxes[look % boxes.length] ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.waitForTimeout(150)
  }
  const looks = await page.evaluate(() => (window as unknown as { looks: number[] }).looks)
  console.log(`pointing at a future: ${spread(looks)} ms until the arrows are painted`)
}
