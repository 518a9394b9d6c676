import type { CSSProperties } from 'react'
import type { Bounds } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../../../../engine/kernel/index.ts'
import { type Box, cssTiles, type Spot } from '../../../../ui/stage/spot.ts'

/** The middle of a place. */
export const spotOf = (place: Place): Spot => ({ x: eastOf(place), y: southOf(place) })

/** The rectangle round these places, borders included; the oak's tile alone when there are none. */
export function boxOf(places: readonly Place[]): Box {
  const spots = (places.length > 0 ? places : [CENTRE]).map(spotOf)
  return {
    left: Math.min(...spots.map(({ x }) => x)) - 0.5,
    top: Math.min(...spots.map(({ y }) => y)) - 0.5,
    right: Math.max(...spots.map(({ x }) => x)) + 0.5,
    bottom: Math.max(...spots.map(({ y }) => y)) + 0.5,
  }
}

/** The rectangle round the outermost columns and rows with a tile, borders included. */
export const boxRound = ({ west, north, east, south }: Bounds): Box => ({
  left: west - 0.5,
  top: north - 0.5,
  right: east + 0.5,
  bottom: south + 0.5,
})

/** The box of a place on the board's layer. */
export const cellStyle = (place: Place): CSSProperties => {
  const { x, y } = spotOf(place)
  return { left: cssTiles(x - 0.5), top: cssTiles(y - 0.5), width: cssTiles(1), height: cssTiles(1) }
}
