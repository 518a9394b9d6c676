import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import type { Route } from '../../../foresight/index.ts'

/** How many monsters will take one step from a tile to the next. */
export interface Flow {
  from: Place
  to: Place
  count: number
}

/** Where ways end other than at the oak, and how many monsters end so there. */
export interface WayEnd {
  at: Place
  kind: Exclude<Route['end']['kind'], 'oak'>
  count: number
}

/** The ways of all monsters, those that lie on each other together. */
export interface Traffic {
  /** The busiest last, so that it is drawn above the others. */
  flows: Flow[]
  ends: WayEnd[]
}

/** Adds all ways up: a step that a monster takes twice on its way counts once. */
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

/** How thick a flow is drawn, in hundredths of a tile: it grows ever more slowly. */
export const thickness = (count: number): number => Math.min(24, 3 + 3.4 * Math.sqrt(count))
