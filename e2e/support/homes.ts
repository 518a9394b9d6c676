import type { Locator } from '@playwright/test'

/** Elements that must stay visible: places of any board, entrance signs, hearts and diamonds, and all buttons. */
const KEPT_FREE = '[data-place], [data-tile], [data-row], [data-goal], [data-card^="side"], button'

/**
 * Returns the names of elements that a floating box covers. Elements in `mayWait` are ignored; by default those of the panel of the box.
 */
export const coveredBy = (floating: Locator, mayWait?: string): Promise<string[]> =>
  floating.evaluate(
    (box, [kept, mayWait]) => {
      const { left, top, right, bottom } = box.getBoundingClientRect()
      const covered = [...document.querySelectorAll<HTMLElement>(kept)].filter((one) => {
        const isOwnList = mayWait ? one.closest(mayWait) : box.closest('section')?.contains(one)
        if (
          isOwnList ||
          box.contains(one) ||
          one.contains(box) ||
          !one.checkVisibility({ visibilityProperty: true })
        )
          return false
        const rect = seenOf(one)
        return (
          rect.left < right - 1 && rect.right > left + 1 && rect.top < bottom - 1 && rect.bottom > top + 1
        )
      })
      return covered.map((one) => one.ariaLabel ?? one.outerHTML.slice(0, 80))

      /** The visible part of an element, without parts that scrolling panels cut off. */
      function seenOf(one: Element): Record<'left' | 'top' | 'right' | 'bottom', number> {
        const seen = one.getBoundingClientRect().toJSON() as DOMRect
        let { left, top, right, bottom } = seen
        for (let around = one.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue
          const clip = around.getBoundingClientRect()
          left = Math.max(left, clip.left)
          top = Math.max(top, clip.top)
          right = Math.min(right, clip.right)
          bottom = Math.min(bottom, clip.bottom)
        }
        return { left, top, right, bottom }
      }
    },
    [KEPT_FREE, mayWait] as const,
  )
