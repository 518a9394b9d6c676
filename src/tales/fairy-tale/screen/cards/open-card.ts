import type { Anchor } from './card-spot.ts'
import { CARD, type Subject, subjectOf } from './subject.ts'

/** Somebody asks about something: what, where it is seen, and by what it was pointed at. */
export interface Asked {
  subject: Subject
  /** The element that was asked about. */
  element: Element
  by: 'mouse' | 'touch' | 'key'
  /** Where the thing itself is in the window: the element, or a piece on it. */
  box(): Anchor
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A piece this narrow is not pointed at by itself: what is meant is the tile that it stands on; in pixels. */
const LEAST_PIECE = 26

/** The element round a target that can be asked about. */
export const elementAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${CARD}]`) : null

/** What is asked about at a point of an element, or about the element as a whole. */
export function askedOf(element: Element, by: Asked['by'], point?: Point): Asked | null {
  const subject = subjectOf(element)
  if (!subject) return null
  const piece = point && subject.kind === 'place' ? pieceAt(element, point) : null
  const asked = piece ?? element
  const about = subjectOf(asked)
  return about && { subject: about, element, by, box: () => asked.getBoundingClientRect() }
}

/** The piece that is seen at a point of the board, where it is large enough to be meant. */
function pieceAt(place: Element, { x, y }: Point): Element | null {
  const pieces = place.closest('section')?.querySelectorAll(`[data-piece][${CARD}]`) ?? []
  return [...pieces].findLast((piece) => covers(piece.getBoundingClientRect(), { x, y })) ?? null
}

const covers = ({ left, top, right, bottom, width }: DOMRect, { x, y }: Point): boolean =>
  width >= LEAST_PIECE && x >= left && x < right && y >= top && y < bottom
