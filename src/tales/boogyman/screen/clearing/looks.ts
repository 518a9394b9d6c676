import {
  enemyOf,
  pawnsOn,
  preyOf,
  SEATS,
  type Seat,
  type SeatName,
  type State,
  stepsApart,
  TILES,
} from '../../../../engine/boogyman/index.ts'
import type { Look } from '../../art/index.ts'
import { spotOf } from './spots.ts'

/** The direction of each Boogyman's eyes. Absent if he is at home or has no prey. */
export type Looks = Readonly<Partial<Record<SeatName, Look>>>

export const looksIn = (state: State): Looks =>
  Object.fromEntries(
    SEATS.flatMap((side, seat) => {
      const look = lookOf(state, seat === 0 ? 0 : 1)
      return look ? [[side, look]] : []
    }),
  )

/** Towards the nearest prey within reach, else the nearest of all. */
function lookOf(state: State, seat: Seat): Look | null {
  const from = state.boogymen[seat]
  if (from === null) return null
  const enemy = enemyOf(seat)
  const reached = [...preyOf(state, seat)].flatMap(([tile, count]) => (count > 0 ? [tile] : []))
  const prey = reached.length > 0 ? reached : TILES.filter((tile) => pawnsOn(state, enemy, tile) > 0)
  const [nearest] = prey.toSorted((one, other) => stepsApart(from, one) - stepsApart(from, other))
  if (nearest === undefined || nearest === from) return null
  const [here, there] = [spotOf(from), spotOf(nearest)]
  const away = Math.hypot(there.x - here.x, there.y - here.y)
  return [(there.x - here.x) / away, (there.y - here.y) / away]
}
