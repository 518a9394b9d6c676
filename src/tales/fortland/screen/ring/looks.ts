import {
  allPlaces,
  boardOf,
  fortOn,
  hasFallen,
  isBesieged,
  isCity,
  ownerOf,
  SEATS,
  type Space,
  type State,
} from '../../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import type { PlaneLayout } from '../../../../ui/input/plane-layout.ts'
import { type PlaceLook, type Ring, ringOf, spotOfSpace } from '../../art/index.ts'

/** Returns the look of each place of a position, in ring order. */
export const looksIn: (state: State) => readonly PlaceLook[] = memoizeByObject((state: State) =>
  allPlaces(state).map((place): PlaceLook => {
    const owner = ownerOf(state, place)
    const fort = fortOn(state, place)
    return {
      land: hasFallen(state, owner) ? null : SEATS[owner],
      city: isCity(state, place),
      fort: fort === null ? null : SEATS[fort],
      besieged: isBesieged(state, place),
    }
  }),
)

const RINGS: Readonly<Record<Detail, WeakMap<object, Ring>>> = { fine: new WeakMap(), bold: new WeakMap() }

/** Returns the ring of a position, shared by all positions on the same board. */
export function ringIn(state: State, detail: Detail): Ring {
  const board = boardOf(state)
  const known = RINGS[detail].get(board)
  if (known) return known
  const ring = ringOf(board, detail)
  RINGS[detail].set(board, ring)
  return ring
}

/** The keyboard layout of a ring: arrow keys go round the road, or straight across. */
export const roadOf = (ring: Ring): PlaneLayout<Space> => ({
  spotOf(space) {
    const [x, y] = spotOfSpace(ring, space)
    return { x, y }
  },
  aside: 1.2,
})

/** Returns the view box of a whole ring. */
export const viewBoxOf = ({ width, height }: Ring): string => `0 0 ${width} ${height}`
