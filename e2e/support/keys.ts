import { expect, type Locator, type Page } from '@playwright/test'
import { asPlace, eastOf, type Place, southOf } from '../../src/engine/kernel/index.ts'

/** More Tab presses than any page has focus stops. */
const STOPS = 120

/**
 * Presses Tab until an element or its group has the focus, then an arrow key until the element has it. Expects visible focus at every stop.
 * After the last stop of the page, the browser window has the focus once.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  let focus = await whereFocus(wanted)
  for (let stop = 0; stop < STOPS; stop++) {
    if (focus === 'there') return
    await page.keyboard.press(focus === 'in its group' ? 'ArrowRight' : 'Tab')
    focus = await whereFocus(wanted)
    if (focus !== 'nowhere') await expectFocusSeen(page)
  }
  throw new Error(`The Tab key does not reach ${wanted}.`)
}

/** Returns whether the given element has the focus, with one call to the page. */
const whereFocus = (wanted: Locator): Promise<'there' | 'in its group' | 'elsewhere' | 'nowhere'> =>
  wanted.evaluateAll((found) => {
    const { activeElement, body } = document
    if (found.length === 1 && found[0] === activeElement) return 'there'
    if (found.length === 1 && found[0]?.matches('[data-parked]')) return 'in its group'
    return activeElement === body || activeElement === null ? 'nowhere' : 'elsewhere'
  })

/** Moves the focus to a place of the board with the arrow keys. */
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
  throw new Error('The arrow keys do not reach the place.')
}

const focusedPlace = async (page: Page): Promise<Place> =>
  asPlace(Number(await page.locator('[data-place]:focus').getAttribute('data-place')))

/** The arrow keys that lead closer to a place. */
function keysFrom(from: Place, to: Place): string[] {
  const across = eastOf(to) - eastOf(from)
  const down = southOf(to) - southOf(from)
  return [
    ...(down === 0 ? [] : [down < 0 ? 'ArrowUp' : 'ArrowDown']),
    ...(across === 0 ? [] : [across < 0 ? 'ArrowLeft' : 'ArrowRight']),
  ]
}

/** Expects that some element has the focus and shows it, by an outline of its own, of its label or of a part. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusSeen)).toBe('seen')
}

/** Runs in the page: returns 'seen', or a description of the element without visible focus. */
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
