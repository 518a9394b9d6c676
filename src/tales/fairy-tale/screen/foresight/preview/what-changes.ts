import type { Action, Face, State, SymbolId } from '../../../../../engine/fairy-tale/index.ts'
import {
  DIRECTIONS,
  type Direction,
  memoizeByObject,
  type Place,
} from '../../../../../engine/kernel/index.ts'
import type { BoardRect } from '../../../../../ui/stage/board-point.ts'
import { changeBy, type OutlookChange, type Route } from '../../../foresight/index.ts'
import { boxRound } from '../../forest/layout.ts'

/** A value before an action and after it. */
interface BeforeAfter<Value> {
  before: Value
  after: Value
}

/** A monster that would go another way. */
export interface Rerouted extends BeforeAfter<Route> {
  monster: number
}

/** The relevant effects of an action; null or empty where nothing changes. */
export interface Changes {
  /** The longest side of the forest, and the number of new monsters it causes [R 6]. */
  longest: BeforeAfter<number> | null
  toCome: BeforeAfter<number> | null
  /** The rectangle round the forest. */
  box: BeforeAfter<BoardRect>
  /** The change in the number of each resource in the forest. */
  icons: { symbol: SymbolId; more: number }[]
  /** Market tiles that become affordable. */
  payable: Face[]
  /** The probability that the next movement hurts the oak. */
  hurt: BeforeAfter<number> | null
  /** Sides with another entrance for new monsters. */
  entrances: ({ side: Direction } & BeforeAfter<Place | null>)[]
  rerouted: Rerouted[]
}

const knownIn = memoizeByObject((_: State) => new Map<string, Changes | null>())

/** Returns the effects of an action, or null if it is refused. Cached for every position and action. */
export function actionEffects(state: State, action: Action): Changes | null {
  const known = knownIn(state)
  const key = JSON.stringify(action)
  const found = known.get(key)
  if (found !== undefined) return found
  const change = changeBy(state, action)
  const changes = change && told(state, change)
  known.set(key, changes)
  return changes
}

function told(state: State, { before, after, rerouted }: OutlookChange): Changes {
  const symbols = new Set([...before.icons.keys(), ...after.icons.keys()])
  const [now, then] = [before.hurt, after.hurt]
  return {
    longest: changed(before.longest, after.longest),
    toCome: changed(before.toCome, after.toCome),
    box: { before: boxRound(before.bounds), after: boxRound(after.bounds) },
    icons: [...symbols].flatMap((symbol) => {
      const more = (after.icons.get(symbol) ?? 0) - (before.icons.get(symbol) ?? 0)
      return more === 0 ? [] : [{ symbol, more }]
    }),
    // The placed tile is never among them: it was affordable before.
    payable: after.payable.flatMap((slot) => {
      const face = state.market[slot]
      return face && !before.payable.includes(slot) ? [face] : []
    }),
    hurt: now === null || then === null ? null : { before: now, after: then },
    entrances: DIRECTIONS.flatMap((side) => {
      const moved = changed(before.entrances[side], after.entrances[side])
      return moved ? [{ side, ...moved }] : []
    }),
    rerouted: rerouted.flatMap((monster) => {
      const [earlier, later] = [before.routes.get(monster), after.routes.get(monster)]
      return earlier && later ? [{ monster, before: earlier, after: later }] : []
    }),
  }
}

const changed = <Value>(before: Value, after: Value): BeforeAfter<Value> | null =>
  before === after ? null : { before, after }

/**
 * Returns the number of tiles by which the longest side grows: at its west or south, and at its east or north. Zero if it
 * shrinks.
 */
export function growthOf({ box: { before, after } }: Changes): { before: number; after: number } {
  const wide = after.right - after.left >= after.bottom - after.top
  const [first, last] = wide
    ? [before.left - after.left, after.right - before.right]
    : [after.bottom - before.bottom, before.top - after.top]
  return { before: Math.max(0, first), after: Math.max(0, last) }
}
