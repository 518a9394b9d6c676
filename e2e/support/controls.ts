import type { Page } from '@playwright/test'

/** The width of the page in pixels, including the scrollable part. */
export const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/**
 * Returns the controls that a finger cannot reach even after scrolling, because they are outside the window or covered. Ignores those on
 * the board (places, arrows, signs), which the player moves, and those that are visible only with focus.
 */
export const unreachable = (page: Page) =>
  page.evaluate(() => {
    // On a phone an open menu covers the board.
    const scope = document.querySelector('dialog[open], [data-menu="true"]') ?? document
    const controls = [...scope.querySelectorAll<HTMLElement>('button, input, summary, a')]
    return controls
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[data-place], [data-asks], [data-card^="side "], .unseen'),
      )
      .filter((control) => {
        const pressed = control.closest('label') ?? control
        pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = pressed.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return (
          !hit || !(pressed.contains(hit) || hit.contains(pressed)) || left < 0 || left + width > innerWidth
        )
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML)
  })

/**
 * Returns the visible buttons that are smaller than `least` pixels. Ignores those on the board, which zooms, and those that are visible
 * only with focus.
 */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((size) => {
    const scope = document.querySelector('dialog[open]') ?? document
    const controls = [
      ...scope.querySelectorAll<HTMLElement>(
        'button, input:is([type="radio"], [type="checkbox"]), summary, a',
      ),
    ]
    return controls
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches('[data-place], [data-acts], [data-card^="side "], .unseen'),
      )
      .flatMap((control) => {
        const pressed = control.closest('label') ?? control
        const { width, height } = pressed.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML
        return Math.min(width, height) < size ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
      })
  }, least)

/**
 * Returns the visible controls that a finger would miss. From the centre of each, its own area must extend `least` pixels across and down,
 * excluding parts that are covered. Things on the board count only if their centre is uncovered and the window does not cut them off,
 * because the board can be moved. Ignores controls that are visible only with focus, links in sentences, and arrows, which share their area
 * with places.
 */
export const missed = (
  page: Page,
  least: number,
  kinds = 'button, input, select, summary, a, [role="button"], [role="tab"]',
) =>
  page.evaluate(
    ([size, kinds]) => {
      const scope = document.querySelector('dialog[open]') ?? document
      const board = document.querySelector('[data-place]')?.closest('section')
      const away = (element: Element, x: number, y: number) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return Math.hypot(left + width / 2 - x, top + height / 2 - y)
      }
      const owns = (pressed: Element, x: number, y: number) => {
        const [first = null, ...below] = document.elementsFromPoint(x, y)
        // Of an arrow and the place below it, or of two places, the nearer one is meant.
        const isPlace = pressed.matches('[data-place]') && first?.matches('[data-place]') === true
        const passed = (first?.matches('[data-asks]') === true || isPlace) && below.includes(pressed)
        const hit = passed && first && away(pressed, x, y) * 0.6 < away(first, x, y) ? pressed : first
        return hit !== null && (pressed.contains(hit) || hit.closest('label')?.contains(pressed) === true)
      }
      const reach = (pressed: Element, x: number, y: number, dx: number, dy: number) => {
        let steps = 0
        while (steps < size && owns(pressed, x + dx * (steps + 1), y + dy * (steps + 1))) steps++
        return steps
      }
      return [...scope.querySelectorAll<HTMLElement>(kinds)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen, p')) return []
        if (control.matches('[data-place]:not([data-acts]), [data-asks]')) return []
        const pressed = control.closest('label') ?? control
        const onBoard = board?.contains(control) && !control.closest('[data-camera]')
        if (!onBoard) pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = pressed.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const name = control.getAttribute('aria-label') || control.textContent || control.outerHTML
        if (!owns(pressed, x, y)) {
          const hit = document.elementFromPoint(x, y)
          // The button that places the tile may cover another place, which would refuse the tile.
          const lays = hit?.closest('button')?.textContent?.startsWith('Lay tile') === true
          if (lays && name.startsWith('The tile does not fit')) return []
          if (onBoard && (!hit || !board?.contains(hit))) return []
          return [`${name}: under ${hit?.outerHTML.slice(0, 90) ?? 'the edge of the window'}`]
        }
        const half = size / 2 - 1
        const corners = [
          [half, 0],
          [-half, 0],
          [0, half],
          [0, -half],
        ] as const
        const isSeen = (px: number, py: number) => px >= 0 && py >= 0 && px < innerWidth && py < innerHeight
        if (onBoard && !corners.every(([dx, dy]) => isSeen(x + dx, y + dy))) return []
        if (corners.every(([dx, dy]) => owns(pressed, x + dx, y + dy))) return []
        const across = reach(pressed, x, y, -1, 0) + reach(pressed, x, y, 1, 0) + 1
        const down = reach(pressed, x, y, 0, -1) + reach(pressed, x, y, 0, 1) + 1
        return Math.min(across, down) < size ? [`${name}: ${across} × ${down}`] : []
      })
    },
    [least, kinds] as const,
  )
