import type { Page } from '@playwright/test'

/** The visibility of the elements of a selector, limited to those inside the window and not under a panel. */
interface Seen {
  /** The number of these elements. */
  count: number
  /** The width of the narrowest one, in pixels; 0 for none. */
  narrowest: number
  /** Elements with something else painted over their centre, each with the covering element. */
  hidden: string[]
}

/**
 * Checks pieces and marks of the board for visibility: what is painted at the centre of each and close to it (for a standee, at its face).
 * Buttons are ignored, since they draw only rings.
 */
export const seen = (page: Page, selector: string): Promise<Seen> => page.evaluate(lookAt, selector)

/** Runs in the page. */
function lookAt(selector: string): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    button { pointer-events: none !important }
    :is([data-piece] svg, [data-full], [data-corner], [data-future-marks]) * { pointer-events: visiblePainted !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const board = document.querySelector('[data-place]')?.closest('section')
  /** Describes an element by its part on the board. */
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
