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

/** The side of the board on which a card hides nothing of what it explains: the one further from it. */
export function cardSide(
  middle: number,
  card: number,
  { width }: Pick<Size, 'width'>,
  inset: Inset,
): CardSide {
  const room = (inset.left + width - inset.right) / 2
  const side = middle <= room ? 'right' : 'left'
  const away = inset[side] + AWAY[side]
  return { side, away, cover: { [side]: away + card + GAP } }
}

/** What a card covers that is a sheet at the bottom of a small window, or at its right where that is held across. */
export const sheetCover = (wide: number, high: number, window: number): Partial<Inset> =>
  wide < window ? { right: wide + GAP } : { bottom: high + GAP }
