import { DIRECTIONS, type Direction, opposite } from '../../../kernel/boards/square.ts'
import type { ActionOf } from '../../actions.ts'
import type { Opening, OpeningSpot, State } from '../../state.ts'
import { type Face, hasRoad, TURNS, turnRoads } from '../../tiles.ts'
import type { ActionRule } from './action-rule.ts'

type Lay = ActionOf<'lay'>

/** True if a first tile in this spot has a road to the oak [R 4]. */
const joinsOak = (face: Face, { side, turn }: OpeningSpot): boolean =>
  hasRoad(turnRoads(face.roads, turn), opposite(side))

/** Places the four first tiles around the oak, as often as the players like [R 4]. */
export const lay: ActionRule<'lay'> = {
  candidates: ({ opening }) =>
    opening?.tiles.flatMap((_, tile) =>
      DIRECTIONS.flatMap((side) => TURNS.map((turn): Lay => ({ type: 'lay', tile, side, turn }))),
    ) ?? [],

  refuse({ opening }, { tile, side, turn }) {
    if (!opening) return { code: 'not-in-this-phase' }
    const face = opening.tiles[tile]
    if (!face) return { code: 'no-such-tile' }
    return joinsOak(face, { side, turn }) ? null : { code: 'no-road-to-the-oak' }
  },

  apply({ state, emit }, { tile, side, turn }) {
    const movedTile = state.opening && layTile(state.opening, tile, { side, turn })
    emit?.({ type: 'first-tile-laid', tile, side, turn, movedTile })
  },
}

/**
 * Places a first tile. The tile that was there moves to the spot that becomes free, or back to the unplaced ones. Returns the moved tile or
 * null.
 */
function layTile(opening: Opening, tile: number, spot: OpeningSpot): number | null {
  const free = opening.spots[tile] ?? null
  const other = opening.spots.findIndex((taken, index) => index !== tile && taken?.side === spot.side)
  opening.spots[tile] = spot
  const otherFace = opening.tiles[other]
  if (!otherFace) return null
  opening.spots[other] = free && firstSpot(otherFace, free.side)
  return other
}

/** Returns the first rotation that joins a tile to the oak on a side, preferably one with a road outward. */
export function firstSpot(face: Face, side: Direction): OpeningSpot {
  const spots = TURNS.map((turn) => ({ side, turn })).filter((spot) => joinsOak(face, spot))
  const outward = spots.find(({ turn }) => hasRoad(turnRoads(face.roads, turn), side))
  return outward ?? spots[0] ?? { side, turn: 0 }
}

/** Places the remaining first tiles on the free sides, clockwise from north: "for us" [R 4]. */
export function suggestOpening({ opening, phase }: State): Lay[] {
  if (!opening || phase !== 'opening') return []
  const free = DIRECTIONS.filter((side) => !opening.spots.some((spot) => spot?.side === side))
  const inHand = opening.tiles.flatMap((face, tile) => (opening.spots[tile] ? [] : [{ face, tile }]))
  return inHand.flatMap(({ face, tile }, index): Lay[] => {
    const side = free[index]
    return side ? [{ type: 'lay', tile, ...firstSpot(face, side) }] : []
  })
}
