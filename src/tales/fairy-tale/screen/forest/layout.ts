import type { CSSProperties } from 'react'
import type { Bounds } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../../../../engine/kernel/index.ts'
import { type BoardPoint, type BoardRect, cssTiles } from '../../../../ui/stage/board-point.ts'

/** Returns the middle of a place. */
export const spotOf = (place: Place): BoardPoint => ({ x: eastOf(place), y: southOf(place) })

/** Returns the rectangle round these places with borders, or the oak's tile if there are none. */
export function boxOf(places: readonly Place[]): BoardRect {
  const spots = (places.length > 0 ? places : [CENTRE]).map(spotOf)
  return {
    left: Math.min(...spots.map(({ x }) => x)) - 0.5,
    top: Math.min(...spots.map(({ y }) => y)) - 0.5,
    right: Math.max(...spots.map(({ x }) => x)) + 0.5,
    bottom: Math.max(...spots.map(({ y }) => y)) + 0.5,
  }
}

/** Returns the rectangle round the outermost columns and rows with a tile, with borders. */
export const boxRound = ({ west, north, east, south }: Bounds): BoardRect => ({
  left: west - 0.5,
  top: north - 0.5,
  right: east + 0.5,
  bottom: south + 0.5,
})

/** Returns the CSS rectangle of a place in the layer of the board. */
export const cellStyle = (place: Place): CSSProperties => {
  const { x, y } = spotOf(place)
  return { left: cssTiles(x - 0.5), top: cssTiles(y - 0.5), width: cssTiles(1), height: cssTiles(1) }
}
