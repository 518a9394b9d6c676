import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, memoizeByObject, type Place } from '../../../../../engine/kernel/index.ts'
import type { Route } from '../../../foresight/index.ts'
import { routesIn } from './routes-in.ts'

/** The number of monsters that will take one step from a tile to the next. */
export interface Flow {
  from: Place
  to: Place
  count: number
}

/** The ends of ways other than the oak, with the number of monsters. */
export interface WayEnd {
  at: Place
  kind: Exclude<Route['end']['kind'], 'oak'>
  count: number
}

/** The ways of all monsters, with equal steps added up. */
export interface Traffic {
  /** The busiest last, so that it is drawn above the others. */
  flows: Flow[]
  ends: WayEnd[]
}

/** Returns the added ways of all monsters of a position. Cached. */
export const trafficIn = memoizeByObject((state: State): Traffic => trafficOf(routesIn(state)))

/** Adds all ways: a step that a monster takes twice on its way counts once. */
export function trafficOf(routes: readonly Route[]): Traffic {
  const flows = new Map<string, Flow>()
  const ends = new Map<string, WayEnd>()
  for (const { path, end } of routes) {
    const taken = new Set<string>()
    path.slice(1).forEach((to, index) => {
      const from = path[index] ?? to
      const key = `${from} ${to}`
      if (taken.has(key)) return
      taken.add(key)
      flows.set(key, { from, to, count: (flows.get(key)?.count ?? 0) + 1 })
    })
    if (end.kind === 'oak') continue
    const at = end.kind === 'loop' ? end.from : (path.at(-1) ?? CENTRE)
    const key = `${end.kind} ${at}`
    ends.set(key, { at, kind: end.kind, count: (ends.get(key)?.count ?? 0) + 1 })
  }
  return {
    flows: [...flows.values()].sort((a, b) => a.count - b.count),
    ends: [...ends.values()],
  }
}

/** Returns the thickness of a flow's arrow, in hundredths of a tile. Grows with the square root of the count, up to a maximum. */
export const thickness = (count: number): number => Math.min(7, 1.2 + 1.6 * Math.sqrt(count))
