import type { CSSProperties } from 'react'
import type { Layout } from '../../../../ui/frames/table/useLayout.ts'
import type { Queries } from '../../../../ui/page/window-size.ts'

/** The usual size of letters, in pixels. */
export const USUAL = 16

/** How wide the sheets at the sides of the board are, in pixels where letters have their usual size. */
export const SHEET_WIDTHS = {
  wide: { left: 272, right: 226 },
  rail: { left: 240, right: 0 },
  phone: { left: 0, right: 0 },
  across: { left: 0, right: 0 },
} as const satisfies Record<Layout, { left: number; right: number }>

/** How high the rail is, in pixels. */
export const RAIL = 138

/** A phone's sheet at the bottom, and the bar of what can be done in it: how high they are, also where the phone is low, in pixels. */
export const BOTTOM = {
  usual: { height: 298, bar: 84 },
  low: { height: 266, bar: 76 },
} as const

/** How wide a phone's sheet at the side is, in pixels. */
export const ASIDE = 360

/** The paper above the bar of a folded sheet, in pixels. */
export const FOLD = 14

/** A phone's sheet takes no more of the window than so much, in hundredths. */
export const MOST = { height: 56, width: 50 } as const

/** The two rows of a phone's header, in pixels: the ribbon, and the goals. A broad one has the whole ribbon. */
export const HEADER = {
  usual: { ribbon: 42, goals: 42 },
  roomy: { ribbon: 58, goals: 42 },
  low: { ribbon: 42, goals: 26 },
  across: { ribbon: 40, goals: 38 },
} as const

/** From the rows of a phone's header to the board, with what is round them, in pixels. */
export const UNDER_HEADER = 8

/** From how broad a header on there is room for the whole ribbon, in pixels where letters have their usual size. */
const ROOMY = 688

/** Windows with so broad a header: held across, the sheet takes its part of the width. */
export const ROOMY_WINDOWS: Queries<'phone' | 'across'> = {
  phone: `(min-width: ${ROOMY / USUAL}em)`,
  across: `(min-width: ${(ROOMY + ASIDE) / USUAL}em)`,
}

/** Which of its headers a phone has. */
export function headerOf(layout: Layout, low: boolean, roomy: boolean): { ribbon: number; goals: number } {
  if (layout === 'across') return HEADER.across
  if (low) return HEADER.low
  return roomy ? HEADER.roomy : HEADER.usual
}

/** From the edge of the sheets to what hangs over the board, in pixels. */
export const EDGE = 14

/** The sizes of the sheets as the table hands them to all style sheets below it. */
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

/** A length that grows with the letters. */
const rem = (pixels: number): string => `${pixels / USUAL}rem`
