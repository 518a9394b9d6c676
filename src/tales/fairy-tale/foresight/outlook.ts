import {
  type Action,
  type Bounds,
  boundsOf,
  entranceOf,
  extent,
  iconsIn,
  monstersToCome,
  payRefusal,
  type State,
  type SymbolId,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction, memoizeByObject, type Place } from '../../../engine/kernel/index.ts'
import { afterConsidered, bringsCurse } from './future.ts'
import { riskOf } from './odds.ts'
import { type Route, routesOf } from './route.ts'

/** The figures of a forest that a tile changes. */
interface Outlook {
  /** The forest's longest side, in tiles, and the number of new monsters [R 6]. */
  longest: number
  toCome: number
  /** The bounding rectangle of the forest. */
  bounds: Bounds
  /** The place where monsters of each side appear now [R 9]; null for a side without an entrance. */
  entrances: Record<Direction, Place | null>
  /** The number of icons of each resource in the forest. */
  icons: ReadonlyMap<SymbolId, number>
  /** The market slots with a tile that can be paid for. */
  payable: number[]
  /** The probability that the coming movement hurts the Oak; null if no movement follows, or if a curse decides. */
  hurt: number | null
  /** The route of every monster, by its number. */
  routes: ReadonlyMap<number, Route>
}

function outlookOf(state: State): Outlook {
  return {
    longest: extent(state.tiles).longest,
    bounds: boundsOf(state.tiles),
    toCome: monstersToCome(state),
    entrances: Object.fromEntries(
      DIRECTIONS.map((side) => [side, entranceOf(state, side)?.at ?? null]),
    ) as Outlook['entrances'],
    icons: iconsIn(state),
    payable: [...state.market.entries()].flatMap(([slot, face]) =>
      face && payRefusal(state, face) === null ? [slot] : [],
    ),
    hurt: riskOf(state),
    routes: new Map(routesOf(state).map((route) => [route.monster, route])),
  }
}

/** The outlook of a state, cached because one state is compared with many actions. */
const outlookNow = memoizeByObject(outlookOf)

/** The change that a considered action would bring. */
export interface OutlookChange {
  before: Outlook
  after: Outlook
  /** The monsters with another route than now. */
  rerouted: number[]
}

/** Returns the change by an action without its luck; null if the action is not allowed. */
export function changeBy(state: State, action: Action): OutlookChange | null {
  const considered = afterConsidered(state, action)
  if (!considered) return null
  const before = outlookNow(state)
  const known = outlookOf(considered)
  const after = bringsCurse(state, action) ? { ...known, hurt: null } : known
  const rerouted = [...after.routes.values()].filter(({ monster, path }) => {
    const earlier = before.routes.get(monster)?.path
    return earlier?.join() !== path.join()
  })
  return { before, after, rerouted: rerouted.map(({ monster }) => monster) }
}
