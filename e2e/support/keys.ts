import { expect, type Locator, type Page } from '@playwright/test'
import { asPlace, eastOf, type Place, southOf } from '../../src/engine/kernel/index.ts'

/** More presses of the tab key than any page has stops. */
const STOPS = 120

/**
 * Goes on with the tab key until something has the focus; every stop on the way must be seen to have it. After
 * the last stop of the page the browser's own window has it for once.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  let focus = await whereFocus(wanted)
  for (let stop = 0; stop < STOPS; stop++) {
    if (focus === 'there') return
    await page.keyboard.press('Tab')
    focus = await whereFocus(wanted)
    if (focus !== 'nowhere') await expectFocusSeen(page)
  }
  throw new Error(`The tab key does not lead to ${wanted}.`)
}

/** Whether the one thing that is wanted has the focus, in one question to the page. */
const whereFocus = (wanted: Locator): Promise<'there' | 'elsewhere' | 'nowhere'> =>
  wanted.evaluateAll((found) => {
    const { activeElement, body } = document
    if (found.length === 1 && found[0] === activeElement) return 'there'
    return activeElement === body || activeElement === null ? 'nowhere' : 'elsewhere'
  })

/** Goes to a place of the board with the arrow keys, from the place that has the focus. */
export async function arrowTo(page: Page, to: Place): Promise<void> {
  for (let press = 0; press < 20; press++) {
    const from = await focusedPlace(page)
    if (from === to) return
    for (const key of keysFrom(from, to)) {
      await page.keyboard.press(key)
      if ((await focusedPlace(page)) !== from) break
    }
    await expectFocusSeen(page)
  }
  throw new Error('The arrow keys do not lead to the place.')
}

const focusedPlace = async (page: Page): Promise<Place> =>
  asPlace(Number(await page.locator('[data-place]:focus').getAttribute('data-place')))

/** The arrow keys that lead nearer to a place. */
function keysFrom(from: Place, to: Place): string[] {
  const across = eastOf(to) - eastOf(from)
  const down = southOf(to) - southOf(from)
  return [
    ...(down === 0 ? [] : [down < 0 ? 'ArrowUp' : 'ArrowDown']),
    ...(across === 0 ? [] : [across < 0 ? 'ArrowLeft' : 'ArrowRight']),
  ]
}

/** The focus is on something, and that can be seen: by an outline round it, its label or a part of it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusSeen)).toBe('seen')
}

/** In the page: what has the focus, unless it is something and can be seen. */
function focusSeen(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'the focus is lost'
  const marked = [
    focused,
    focused.closest('label'),
    ...focused.querySelectorAll('*'),
    focused.nextElementSibling,
  ]
  const seen = marked.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  return seen ? 'seen' : `not seen on ${focused.outerHTML.slice(0, 160)}`
}
