import type { WindowPoint } from '../../input/placement.ts'
import { CARD } from './info-targets.ts'

/** A request for an info card: the thing, its element, and the input device. */
export interface InfoRequest {
  /** The element of the thing itself: `element`, or a piece on it. */
  thing: Element
  /** The element under the pointer or with the focus. */
  element: Element
  by: 'mouse' | 'touch' | 'key'
}

/** A narrower piece cannot be pointed at: the request is about its place. In pixels. */
const LEAST_PIECE = 26

/** Returns the thing at a point of an element, or the element as a whole without a point. */
export function infoTargetOf(element: Element, by: InfoRequest['by'], point?: WindowPoint): InfoRequest {
  const isPlace = element.hasAttribute('data-place')
  const thing = (point && isPlace ? pieceAt(element, point) : null) ?? element
  return { thing, element, by }
}

/** Returns the top piece at a point of the board, if it is large enough to point at. */
function pieceAt(place: Element, { x, y }: WindowPoint): Element | null {
  const pieces = place.closest('section')?.querySelectorAll(`[data-piece][${CARD}]`) ?? []
  return [...pieces].findLast((piece) => covers(piece.getBoundingClientRect(), { x, y })) ?? null
}

const covers = ({ left, top, right, bottom, width }: DOMRect, { x, y }: WindowPoint): boolean =>
  width >= LEAST_PIECE && x >= left && x < right && y >= top && y < bottom
