import type { MouseEvent } from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'

/** What draws a press to itself: a place where something may be done. Its ground reaches as far as a finger needs. */
const DRAWS = '[data-place][data-acts]:not([data-offer="no-fit"])'

/**
 * The place that is meant by a press on the ground of one: that on whose tile it is, if something may be done there; else the
 * nearest of those whose wider ground it is on. Tiles that are seen from afar are smaller than a finger.
 */
export function meantBy(
  { currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>,
  place: Place,
): Place {
  // A key has no spot.
  if (detail === 0 || !('elementsFromPoint' in document)) return place
  const away = (element: Element): number => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom)
  }
  // Most presses are well within a tile: what else is below is asked only for the others, since it costs.
  if (currentTarget.matches(DRAWS) && away(currentTarget) < 0) return place
  const below = document.elementsFromPoint(clientX, clientY).filter((element) => element.matches(DRAWS))
  const nearest = below.reduce<Element | null>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    null,
  )
  const meant = nearest ?? currentTarget
  return meant instanceof HTMLElement ? Number(meant.dataset['place'] ?? place) : place
}
