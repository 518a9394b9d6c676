import { boundsOf, type State } from '../../../engine/fairy-tale/index.ts'
import { eastOf, type Place, southOf } from '../../../engine/kernel/index.ts'

/** By how much a tile at a place would lengthen the forest's longest side, and so the number of new monsters. */
export function growthOf({ tiles }: State): (place: Place) => number {
  const { west, east, north, south } = boundsOf(tiles)
  const longest = Math.max(east - west, south - north)
  return (place) => {
    const width = Math.max(east, eastOf(place)) - Math.min(west, eastOf(place))
    const height = Math.max(south, southOf(place)) - Math.min(north, southOf(place))
    return Math.max(longest, width, height) - longest
  }
}
