import type { Inset, Size } from '../../board/camera/view.ts'

/** Between the card and the sheets, in pixels. */
const GAP = 10

/** On which side of the board the card lies, and what it then covers of the board, in pixels. */
export interface CardSide {
  side: 'left' | 'right'
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
  return middle <= room
    ? { side: 'right', cover: { right: inset.right + card + GAP } }
    : { side: 'left', cover: { left: inset.left + card + GAP } }
}
