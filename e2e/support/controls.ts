import type { Page } from '@playwright/test'

/** How wide the page is, with all that can be scrolled to, in pixels. */
export const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/**
 * The controls that a finger cannot get at, even after scrolling to them: they lie beyond the window or below
 * something else. Not those on the board (places, sign posts), which is moved by itself, nor those that show only when they have the focus.
 */
export const unreachable = (page: Page) =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document
    const controls = [...scope.querySelectorAll<HTMLElement>('button, input, summary, a')]
    return controls
      .filter(
        (control) =>
          control.checkVisibility() && !control.closest('[data-place], [data-card^="side "], .unseen'),
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
 * The buttons in sight that are smaller than a finger needs, in pixels. Not those on the board, which zooms, nor
 * those that show only when they have the focus.
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
          control.checkVisibility() &&
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
 * The controls in sight that a finger would miss: from the middle of each, its own ground must reach a finger's width
 * across and down, whatever lies over it. Things on the board count where their middle is not under a sheet, nor
 * they themselves cut by the edge of the window: the board is moved. Not those that show only when they have the focus, nor links in a sentence,
 * nor arrows, which share their ground with the places that they lie on.
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
        // Of an arrow and the place under it, and of two places, the nearer one is meant.
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
        if (!control.checkVisibility() || control.closest('.unseen, p')) return []
        if (control.matches('[data-place]:not([data-acts]), [data-asks]')) return []
        const pressed = control.closest('label') ?? control
        const onBoard = board?.contains(control) && !control.closest('[data-camera]')
        if (!onBoard) pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = pressed.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const name = control.getAttribute('aria-label') || control.textContent || control.outerHTML
        if (!owns(pressed, x, y)) {
          const hit = document.elementFromPoint(x, y)
          // A place that refuses the tile may lie under the plank that lays it elsewhere.
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
