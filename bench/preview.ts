import type { State } from '../src/engine/fairy-tale/index.ts'
import { changeBy, routesOf } from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'

const SIZES = [
  [15, 10],
  [30, 30],
  [60, 60],
] as const

/** What a considered tile would change, and all ways to the oak: how long each takes, in milliseconds. */
export function benchPreview(): void {
  for (const [tiles, monsters] of SIZES) {
    const state = bigForest(tiles, monsters)
    const placements = fairyTale.list(state).filter(({ type }) => type === 'expand')
    const [routes] = timesOf(() => void routesOf(state), 20)
    const [middle, worst] = timesOfEach(state, placements.slice(0, 60))
    console.log(
      `${tiles} tiles, ${monsters} monsters: what a tile would change ${middle} ms (median), ${worst} ms (worst); ` +
        `all ways to the oak ${routes} ms`,
    )
  }
}

const timesOfEach = (state: State, actions: readonly Parameters<typeof changeBy>[1][]): string[] =>
  summary(actions.map((action) => timeOf(() => void changeBy(state, action))))

const timesOf = (run: () => void, times: number): string[] =>
  summary(Array.from({ length: times }, () => timeOf(run)))

function timeOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** The median and the worst. */
function summary(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms = 0) => ms.toFixed(1))
}
