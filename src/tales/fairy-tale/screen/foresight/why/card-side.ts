import { END, placeBox, type Rect, type Spot, START } from '../../../../../ui/input/placement.ts'
import type { Inset, Size } from '../../../../../ui/stage/camera/view.ts'

/** Between the card and the sheet at that side, in pixels: at the right the camera's buttons lie between. */
const AWAY = { left: 10, right: 74 } as const

/** Between the card and what it explains, in pixels. */
const GAP = 10

/** On which side of the board the card lies, and what it then covers of the board, in pixels. */
export interface CardSide {
  side: 'left' | 'right'
  /** How far from the border of the window it lies, in pixels. */
  away: number
  cover: Partial<Inset>
}

interface SideSpot extends Spot {
  side: CardSide['side']
}

const SIDES: readonly [SideSpot, SideSpot] = [
  { side: 'right', to: 'room', x: END, y: START },
  { side: 'left', to: 'room', x: START, y: START },
]

/** The side of the board on which a card hides nothing of what it explains: the one further from it. */
export function cardSide(about: Rect, card: number, { width, height }: Size, inset: Inset): CardSide {
  const within = { ...inset, right: width - inset.right, bottom: height - inset.bottom }
  // Only the outer edge is placed: on a narrow board the card would cover its subject from either side.
  const size = { width: 0, height: within.bottom - within.top }
  const { side } = placeBox({ size, anchor: about, within, spots: SIDES, apart: width }).spot
  const away = inset[side] + AWAY[side]
  return { side, away, cover: { [side]: away + card + GAP } }
}

/** What a card covers that is a sheet at the bottom of a small window, or at its right where that is held across. */
export const sheetCover = (wide: number, high: number, window: number): Partial<Inset> =>
  wide < window ? { right: wide + GAP } : { bottom: high + GAP }
