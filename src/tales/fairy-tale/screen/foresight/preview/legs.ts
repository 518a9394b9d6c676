import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Rerouted } from './what-changes.ts'

/** A step from one tile to the next. */
export interface Leg {
  from: Place
  to: Place
}

const legsOf = (path: readonly Place[]): Leg[] =>
  path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }))

const keyOf = ({ from, to }: Leg): string => `${from} ${to}`

/** Returns the steps that differ between old and new ways, each once: steps that no monster takes any more, and new ones. */
export function changedLegs(rerouted: readonly Rerouted[]): { old: Leg[]; fresh: Leg[] } {
  const old = new Map<string, Leg>()
  const fresh = new Map<string, Leg>()
  for (const { before, after } of rerouted) {
    const [were, willBe] = [legsOf(before.path), legsOf(after.path)]
    const taken = new Set(willBe.map(keyOf))
    const known = new Set(were.map(keyOf))
    for (const leg of were) if (!taken.has(keyOf(leg))) old.set(keyOf(leg), leg)
    for (const leg of willBe) if (!known.has(keyOf(leg))) fresh.set(keyOf(leg), leg)
  }
  return { old: [...old.values()].filter((leg) => !fresh.has(keyOf(leg))), fresh: [...fresh.values()] }
}
