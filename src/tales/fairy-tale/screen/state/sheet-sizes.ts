import type { CSSProperties } from 'react'
import type { Layout } from '../../../../ui/frames/table/useLayout.ts'
import type { Queries } from '../../../../ui/page/window-size.ts'

/** The default font size, in pixels. */
export const USUAL = 16

/** Widths of the sheets at the sides of the board, in pixels at the default font size. */
export const SHEET_WIDTHS = {
  wide: { left: 272, right: 226 },
  rail: { left: 240, right: 0 },
  phone: { left: 0, right: 0 },
  across: { left: 0, right: 0 },
} as const satisfies Record<Layout, { left: number; right: number }>

/** Height of the rail, in pixels. */
export const RAIL = 138

/** Heights of a phone's bottom sheet and of its action bar, in pixels; `low` for low windows. */
export const BOTTOM = {
  usual: { height: 298, bar: 84 },
  low: { height: 266, bar: 76 },
} as const

/** Width of a phone's side sheet, in pixels. */
export const ASIDE = 360

/** Height of the paper above the bar of a folded sheet, in pixels. */
export const FOLD = 14

/** Maximum share of the window that a phone's sheet covers, in percent. */
export const MOST = { height: 56, width: 50 } as const

/** The two rows of a phone's header, the ribbon and the goals, in pixels. A broad header has the whole ribbon. */
export const HEADER = {
  usual: { ribbon: 42, goals: 42 },
  roomy: { ribbon: 58, goals: 42 },
  low: { ribbon: 42, goals: 26 },
  across: { ribbon: 40, goals: 38 },
} as const

/** Space from the rows of a phone's header to the board, with margins, in pixels. */
export const UNDER_HEADER = 8

/** Minimum width of a header for the whole ribbon, in pixels at the default font size. */
const ROOMY = 688

/** Windows with a header of that width. In landscape the sheet takes its part of the width. */
export const ROOMY_WINDOWS: Queries<'phone' | 'across'> = {
  phone: `(min-width: ${ROOMY / USUAL}em)`,
  across: `(min-width: ${(ROOMY + ASIDE) / USUAL}em)`,
}

/** Returns the header of a phone in this layout. */
export function headerOf(layout: Layout, low: boolean, roomy: boolean): { ribbon: number; goals: number } {
  if (layout === 'across') return HEADER.across
  if (low) return HEADER.low
  return roomy ? HEADER.roomy : HEADER.usual
}

/** Distance from the edge of the sheets to the controls over the board, in pixels. */
export const EDGE = 14

/** The sizes of the sheets, as CSS variables for all style sheets of the table. */
export function sheetSizes(layout: Layout, low: boolean, roomy: boolean): CSSProperties {
  const { left, right } = SHEET_WIDTHS[layout]
  const { height, bar } = BOTTOM[low ? 'low' : 'usual']
  const header = headerOf(layout, low, roomy)
  return {
    '--left': rem(left),
    '--right': rem(right),
    '--rail': `calc(${RAIL}px * var(--screen, 1))`,
    '--sheet-height': `min(max(${height}px, ${rem(height)}), ${MOST.height}dvh)`,
    '--sheet-width': `min(${rem(ASIDE)}, ${MOST.width}vw)`,
    '--sheet-bar': `${bar}px`,
    '--sheet-fold': `${FOLD}px`,
    '--header-ribbon': `${header.ribbon}px`,
    '--header-goals': `${header.goals}px`,
  } as CSSProperties
}

/** Returns a length that scales with the font size. */
const rem = (pixels: number): string => `${pixels / USUAL}rem`
