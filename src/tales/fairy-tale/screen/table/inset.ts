import type { Hand, Letters } from '../../../../store/settings.ts'
import { isSmall, type Layout } from '../../../../ui/frames/table/useLayout.ts'
import { TAB } from '../../../../ui/frames/tabs/Tabs.tsx'
import { screenGrowth } from '../../../../ui/page/screen-growth.ts'
import type { Corner } from '../../../../ui/stage/camera/corners.ts'
import type { Inset, Size } from '../../../../ui/stage/camera/view.ts'
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
} from '../now/sheet-sizes.ts'

/** How far the tabs of a phone's sheet stand out above it, in pixels. */
const TABS_ABOVE = TAB + 4 - 12

/** The header of two sheets, with what is round it, in pixels. */
const DESK_HEADER = 88

/** What the sheets cover of the board below the header, in pixels where letters have their usual size. */
const INSETS = {
  wide: { right: SHEET_WIDTHS.wide.right + 6, bottom: 112, left: SHEET_WIDTHS.wide.left + 8 },
  rail: { right: 8, bottom: RAIL + 98, left: SHEET_WIDTHS.rail.left + 4 },
  phone: { right: 0, bottom: BOTTOM.usual.height + TABS_ABOVE, left: 0 },
  low: { right: 0, bottom: BOTTOM.low.height + 34, left: 0 },
  across: { right: ASIDE + 4, bottom: 8, left: 0 },
} as const satisfies Record<Layout | 'low', Omit<Inset, 'top'>>

/** What is left of a sheet that is folded: its bar, and its tabs, in pixels. */
const FOLDED = FOLD + BOTTOM.low.bar + TAB

/** The strip of six futures, in pixels. */
const STRIP = 216

/** For a left hand the seal of two sheets lies where otherwise the odds do: they lie higher, in pixels. */
const SEAL = 24

/** What the size and the place of the sheets depend on. */
export interface Covering {
  layout: Layout
  /** A phone that is low. */
  low: boolean
  /** A phone's header has room for the whole ribbon. */
  roomy: boolean
  /** Its sheet has no market for now: the board asks. */
  folded: boolean
  /** What the window's rounded corners and notches take, in pixels. */
  safe: Inset
  /** The first tiles are being laid: nothing is foreseen or told of an aim yet. */
  opening: boolean
  /** Somebody suggests: the ribbon that says so hangs from the header. */
  suggesting: boolean
  /** The strip of six futures lies open. */
  futures: boolean
  letters: Letters
  hand: Hand
  /** The sheets are turned to the far side. */
  across: boolean
}

/** What the sheets cover of the board now: those of words grow with the letters. */
export function insetOf(covering: Covering): Inset {
  const { layout, low, roomy, folded, futures, letters, hand, across } = covering
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
    bottom: folded ? FOLDED * grown : small + (layout === 'wide' && futures ? STRIP * screen : 0),
    left: left * grown,
  }
  const handed = hand === 'left' ? mirrored(inset, layout) : inset
  return sum(across ? turnedRound(handed) : handed, covering.safe)
}

/** What the sheets cover, and but in a wide window also what hangs over the board in a row or a column. */
export function clearOf(covering: Covering): Inset {
  const { layout, low, hand, across } = covering
  const { top = 0, right = 0, bottom = 0 } = TOOLS[low ? 'low' : layout]
  const screen = largerBy(layout)
  const standing = { top: top * screen, right: right * screen, bottom: bottom * screen, left: 0 }
  if (covering.suggesting && !isSmall(layout)) standing.top = RIBBON * screen
  const tools = hand === 'left' ? { ...standing, left: standing.right, right: standing.left } : standing
  return sum(insetOf(covering), across ? turnedRound(tools) : tools)
}

/**
 * The row of a phone, the column of one that is low or held across or of a small desk: the forest has room beside it; in a
 * wide window the ruler that measures the forest's longest side, which ends beside the seal; on a small desk the second row
 * of what is told of an aim. In pixels.
 */
const TOOLS: Record<Layout | 'low', Partial<Inset>> = {
  wide: { bottom: 40 },
  rail: { right: 58, bottom: 32 },
  phone: { bottom: 66 },
  low: { right: 66 },
  across: { right: 66 },
}

/** The ribbon of who suggests, below the header, in pixels. */
const RIBBON = 44

/** From what hangs in a corner to the forest, in pixels. */
const GAP = 6

/** What hangs in the corners at the foot of the board, in pixels: the way into the futures, or what is told of an aim; the column of buttons. */
const HANGING: Record<Layout | 'low', { plank: Size | null; column: Size | null }> = {
  wide: { plank: { width: 240, height: 52 }, column: { width: 48, height: 272 } },
  rail: { plank: { width: 240, height: 52 }, column: null },
  phone: { plank: null, column: null },
  low: { plank: { width: 176, height: 52 }, column: null },
  across: { plank: null, column: null },
}

/**
 * What hangs in the corners that `clearOf` leaves. The forest is shown beside it at any time: the board does not move
 * when something is aimed.
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

/** What the sheets cover as whoever is on turn sees it, at whichever side they sit. */
export const ownInset = (covering: Covering): Inset =>
  covering.across ? turnedRound(insetOf(covering)) : insetOf(covering)

/** The same covering, seen from the far side of the table. */
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

/** Where the strip below the board usually ends, from the bottom of the window; null where it lies at the far side. */
export const usualFoot = (covering: Covering): number | null =>
  covering.across ? null : insetOf({ ...covering, futures: false }).bottom

const mirrored = ({ top, right, bottom, left }: Inset, layout: Layout): Inset => ({
  top,
  right: left,
  bottom: bottom + (layout === 'wide' ? SEAL * largerBy(layout) : 0),
  left: right,
})

/** How much larger than usual pictures and buttons are over the board: on a large screen. A phone's header has no room for it. */
const largerBy = (layout: Layout): number => (isSmall(layout) ? 1 : screenGrowth())

/** How much larger than usual letters are: by the browser's wish, by ours, and on a large screen. */
function grownBy(letters: Letters): number {
  const { style } = document.documentElement
  const ours = (Number.parseFloat(style.fontSize) || 100) / 100
  const all = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL
  return (all / ours / USUAL) * (Number(letters) / 100) * screenGrowth()
}
