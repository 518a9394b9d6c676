import type { Letters, PlayingHand } from '../../../../store/settings.ts'
import { isSmall, type Layout } from '../../../../ui/frames/table/useLayout.ts'
import { TAB } from '../../../../ui/frames/tabs/Tabs.tsx'
import { screenGrowth } from '../../../../ui/page/ui-scale.ts'
import type { Inset, Size } from '../../../../ui/stage/camera/camera-view.ts'
import type { Corner } from '../../../../ui/stage/camera/corners.ts'
import {
  ASIDE,
  BOTTOM,
  EDGE,
  FOLD,
  headerOf,
  MOST,
  RAIL,
  SHEET_WIDTHS,
  UNDER_HEADER,
  USUAL,
} from '../state/sheet-sizes.ts'

/** Height of the tabs above a phone's sheet, in pixels. */
const TABS_ABOVE = TAB + 4 - 12

/** Height of the header of the two-sheet layouts with its margins, in pixels. */
const DESK_HEADER = 88

/** The part of the board that the sheets cover below the header, in pixels at the default font size. */
const INSETS = {
  wide: { right: SHEET_WIDTHS.wide.right + 6, bottom: 112, left: SHEET_WIDTHS.wide.left + 8 },
  rail: { right: 8, bottom: RAIL + 98, left: SHEET_WIDTHS.rail.left + 4 },
  phone: { right: 0, bottom: BOTTOM.usual.height + TABS_ABOVE, left: 0 },
  low: { right: 0, bottom: BOTTOM.low.height + 34, left: 0 },
  across: { right: ASIDE + 4, bottom: 8, left: 0 },
} as const satisfies Record<Layout | 'low', Omit<Inset, 'top'>>

/** Height of a folded sheet: its bar and its tabs, in pixels. */
const FOLDED = FOLD + BOTTOM.low.bar + TAB

/** Extra height of the odds for left-handed players, in pixels: the main button takes their place. */
const SEAL = 24

/** Inputs for the size and the position of the sheets. */
export interface Covering {
  layout: Layout
  /** True on a low phone. */
  low: boolean
  /** True if a phone's header has room for the whole ribbon. */
  roomy: boolean
  /** True while a question on the board hides the market in the sheet. */
  folded: boolean
  /** The insets of rounded corners and notches of the window, in pixels. */
  safe: Inset
  /** True while the first tiles are placed: there is no foresight and no text of an aim yet. */
  opening: boolean
  /** True at a table of several devices, which has its people in one line below the header. */
  devices: boolean
  letters: Letters
  hand: PlayingHand
  /** True if the sheets are turned to the far side. */
  across: boolean
}

/** Returns the part of the board that the sheets cover now. Sheets with text grow with the font size. */
export function insetOf(covering: Covering): Inset {
  const { layout, low, roomy, folded, letters, hand, across } = covering
  const { right, bottom, left } = INSETS[low ? 'low' : layout]
  const grown = grownBy(letters)
  const { ribbon, goals } = headerOf(layout, low, roomy)
  const top = isSmall(layout) ? ribbon + goals + UNDER_HEADER : DESK_HEADER
  const screen = largerBy(layout)
  const small =
    layout === 'phone'
      ? Math.max(bottom, Math.min(bottom * grown, (innerHeight * MOST.height) / 100 + TABS_ABOVE))
      : bottom * screen
  const inset = {
    top: top * screen,
    right: layout === 'across' ? Math.min(right * grown, (innerWidth * MOST.width) / 100 + 4) : right * grown,
    bottom: folded ? FOLDED * grown : small,
    left: left * grown,
  }
  const handed = hand === 'left' ? mirrored(inset, layout) : inset
  return sum(across ? turnedRound(handed) : handed, covering.safe)
}

/** Returns the part of the board covered by the sheets and by the row or column of tools over the board. */
export function clearOf(covering: Covering): Inset {
  const { layout, low, hand, across } = covering
  const { top = 0, right = 0, bottom = 0 } = TOOLS[low ? 'low' : layout]
  const screen = largerBy(layout)
  const standing = { top: top * screen, right: right * screen, bottom: bottom * screen, left: 0 }
  if (covering.devices) standing.top += DEVICES * screen
  const tools = hand === 'left' ? { ...standing, left: standing.right, right: standing.left } : standing
  return sum(insetOf(covering), across ? turnedRound(tools) : tools)
}

/**
 * Space for the tools over the board, in pixels: the row of a phone; the column of a low or landscape phone, or of a small
 * desktop. In a wide window, the ruler of the longest side, which ends beside the main button. On a small desktop also the second
 * row of the text of an aim.
 */
const TOOLS: Record<Layout | 'low', Partial<Inset>> = {
  wide: { bottom: 40 },
  rail: { right: 58, bottom: 32 },
  phone: { bottom: 66 },
  low: { right: 66 },
  across: { right: 66 },
}

/** Height of the line of people and devices below the header, in pixels. */
const DEVICES = 38

/** Distance from a control in a corner to the forest, in pixels. */
const GAP = 6

/**
 * Controls in the lower corners of the board, in pixels. `plank` is the button of the futures or the text of an aim, `column` the
 * column of buttons.
 */
const HANGING: Record<Layout | 'low', { plank: Size | null; column: Size | null }> = {
  wide: { plank: { width: 240, height: 52 }, column: { width: 48, height: 272 } },
  rail: { plank: { width: 240, height: 52 }, column: null },
  phone: { plank: null, column: null },
  low: { plank: { width: 176, height: 52 }, column: null },
  across: { plank: null, column: null },
}

/**
 * Returns the rectangles in the corners that `clearOf` does not include. The forest always avoids them, so that the board does
 * not move when the player aims.
 */
export function cornersOf(covering: Covering): readonly Corner[] {
  const { layout, low, opening, letters, hand, across } = covering
  const kind = low ? 'low' : layout
  const { plank, column } = HANGING[kind]
  const screen = largerBy(layout)
  const lifted = (TOOLS[kind].bottom ?? 0) * screen
  const swapped = hand === 'left' && isSmall(layout)
  const corner = ({ width, height }: Size, atRight: boolean, grown: number): Corner => ({
    across: atRight === across ? 'left' : 'right',
    down: across ? 'top' : 'bottom',
    width: width * grown + EDGE + GAP,
    height: height * grown + EDGE + GAP - lifted,
  })
  return [
    ...(plank && !opening ? [corner(plank, swapped, grownBy(letters))] : []),
    ...(column ? [corner(column, true, screen)] : []),
  ]
}

/** Returns the covered part as the player on turn sees it, from either side of the table. */
export const ownInset = (covering: Covering): Inset =>
  covering.across ? turnedRound(insetOf(covering)) : insetOf(covering)

/** Returns the insets as seen from the far side of the table. */
const turnedRound = ({ top, right, bottom, left }: Inset): Inset => ({
  top: bottom,
  right: left,
  bottom: top,
  left: right,
})

const sum = (a: Inset, b: Inset): Inset => ({
  top: a.top + b.top,
  right: a.right + b.right,
  bottom: a.bottom + b.bottom,
  left: a.left + b.left,
})

/**
 * Returns the usual upper edge of the strip below the board, from the bottom of the window. Null if the strip is at the far side.
 */
export const usualFoot = (covering: Covering): number | null =>
  covering.across ? null : insetOf(covering).bottom

const mirrored = ({ top, right, bottom, left }: Inset, layout: Layout): Inset => ({
  top,
  right: left,
  bottom: bottom + (layout === 'wide' ? SEAL * largerBy(layout) : 0),
  left: right,
})

/** Scale of pictures and buttons over the board on a large screen. A phone's header has no room for it. */
const largerBy = (layout: Layout): number => (isSmall(layout) ? 1 : screenGrowth())

/** Scale of the font: by the browser's setting, the app's setting, and on a large screen. */
function grownBy(letters: Letters): number {
  const { style } = document.documentElement
  const ours = (Number.parseFloat(style.fontSize) || 100) / 100
  const all = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL
  return (all / ours / USUAL) * (Number(letters) / 100) * screenGrowth()
}
