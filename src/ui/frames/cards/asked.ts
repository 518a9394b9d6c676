import { CARD } from './subjects.ts'

/** Somebody asks about something: what, where it is seen, and by what it was pointed at. */
export interface Asked {
  /** What is about the thing itself: the element that was asked about, or a piece on it. */
  thing: Element
  /** The element that was asked about. */
  element: Element
  by: 'mouse' | 'touch' | 'key'
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A piece this narrow is not pointed at by itself: what is meant is the place that it stands on; in pixels. */
const LEAST_PIECE = 26

/** What is asked about at a point of an element, or about the element as a whole. */
export function askedOf(element: Element, by: Asked['by'], point?: Point): Asked {
  const isPlace = element.hasAttribute('data-place')
  const thing = (point && isPlace ? pieceAt(element, point) : null) ?? element
  return { thing, element, by }
}

/** The piece that is seen at a point of the board, where it is large enough to be meant. */
function pieceAt(place: Element, { x, y }: Point): Element | null {
  const pieces = place.closest('section')?.querySelectorAll(`[data-piece][${CARD}]`) ?? []
  return [...pieces].findLast((piece) => covers(piece.getBoundingClientRect(), { x, y })) ?? null
}

const covers = ({ left, top, right, bottom, width }: DOMRect, { x, y }: Point): boolean =>
  width >= LEAST_PIECE && x >= left && x < right && y >= top && y < bottom
