import type { State } from '../src/engine/fairy-tale/index.ts'
import { changeBy, routesOf } from '../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'

const SIZES = [
  [15, 10],
  [30, 30],
  [60, 60],
] as const

/** Measures the preview of an aimed tile, and all routes to the oak, in milliseconds. */
export function benchPreview(): void {
  for (const [tiles, monsters] of SIZES) {
    const state = bigForest(tiles, monsters)
    const placements = fairyTale.list(state).filter(({ type }) => type === 'expand')
    const [routes] = timesOf(() => void routesOf(state), 20)
    const [middle, worst] = timesOfEach(state, placements.slice(0, 60))
    console.log(
      `${tiles} tiles, ${monsters} monsters: preview of a tile ${middle} ms (median), ${worst} ms (worst); ` +
        `all routes to the oak ${routes} ms`,
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

/** Returns the median and the maximum. */
function summary(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms = 0) => ms.toFixed(1))
}
