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
import { DIRECTIONS, type Direction, oncePer, type Place } from '../../../engine/kernel/index.ts'
import { afterConsidered, bringsCurse } from './future.ts'
import { riskOf } from './odds.ts'
import { type Route, routesOf } from './route.ts'

/** Where a forest stands, in the figures that a tile changes. */
interface Outlook {
  /** The forest's longest side, in tiles, and how many monsters it will bring [R 6]. */
  longest: number
  toCome: number
  /** The rectangle round the forest. */
  bounds: Bounds
  /** Where monsters of each side appear now [R 9]; null where no side has an entrance. */
  entrances: Record<Direction, Place | null>
  /** Icons of each resource that lie in the forest. */
  icons: ReadonlyMap<SymbolId, number>
  /** The market slots whose tiles can be paid for. */
  payable: number[]
  /** The chance that the coming movement hurts the oak; null when nobody will move, or where a curse decides. */
  hurt: number | null
  /** The way of every monster, by its number. */
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

/** The same of a position that is looked at again and again: worked out once. */
const outlookNow = oncePer(outlookOf)

/** What an action that is only considered would change. */
export interface Change {
  before: Outlook
  after: Outlook
  /** The monsters whose ways would be others than now. */
  rerouted: number[]
}

/** What an action would change; null when it is not allowed. What luck would bring is left out. */
export function changeBy(state: State, action: Action): Change | null {
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
