import type { Page } from '@playwright/test'

/** What is seen of the things that a selector names, as far as they lie in the window and under no sheet. */
interface Seen {
  /** How many there are in sight. */
  count: number
  /** The width of the narrowest, in pixels; 0 where there is none. */
  narrowest: number
  /** Those over whose middle something else is painted, and what it is. */
  hidden: string[]
}

/**
 * Looks at pieces and marks of the board as eyes do: what is painted at the middle of each, and a little round it; of a
 * standee that is its face. Buttons let the look through: theirs are rings.
 */
export const seen = (page: Page, selector: string): Promise<Seen> => page.evaluate(lookAt, selector)

/** In the page. */
function lookAt(selector: string): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    button { pointer-events: none !important }
    :is([data-piece] svg, [data-full], [data-corner], [data-future-marks]) * { pointer-events: visiblePainted !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const board = document.querySelector('[data-place]')?.closest('section')
  /** A thing by what it is on the board. */
  const nameOf = (thing: Element): string => {
    const named = thing.closest(
      '[data-piece], [data-full], [data-corner], [data-order], [data-count], [data-arrow]',
    )
    const { dataset } = named instanceof HTMLElement || named instanceof SVGElement ? named : { dataset: {} }
    return named ? JSON.stringify(dataset) : thing.tagName
  }
  const seenAt = (x: number, y: number) => document.elementFromPoint(x, y)
  const inSight = (x: number, y: number) => seenAt(x, y)?.closest('section') === board
  const things = [...document.querySelectorAll(selector)].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const stands = thing.matches('[data-piece^="c"]')
    const [x, y] = [left + width / 2, top + height * (stands ? 0.42 : 0.5)]
    return inSight(x, y) ? [{ thing, x, y, width, reach: Math.min(width, height) * 0.12 }] : []
  })
  const hidden = things.flatMap(({ thing, x, y, reach }) => {
    const spots = [-reach, 0, reach].flatMap((right) =>
      [-reach, 0, reach].map((down) => [x + right, y + down] as const),
    )
    const over = spots.map(([right, down]) => seenAt(right, down)).find((top) => !thing.contains(top))
    return over ? [`${nameOf(thing)} below ${nameOf(over)}`] : []
  })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  const narrowest = Math.min(...things.map(({ width }) => width))
  return { count: things.length, narrowest: things.length > 0 ? narrowest : 0, hidden }
}
