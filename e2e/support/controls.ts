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
