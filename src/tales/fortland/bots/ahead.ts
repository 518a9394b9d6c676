import type { Seat, State } from '../../../engine/fortland/index.ts'
import { after, type Reached, reachedBy, rollsOf, turnOf } from '../foresight/index.ts'
import { valueFor, valuesOf } from './evaluate.ts'

/** Limit of positions searched in a simulated turn. Many own forts can make a thousand, most of them irrelevant. */
const ENOUGH = 250

/** For each seat to come, the sampling step of its rolls: 1 for all of them, n for every nth. */
export type Depth = readonly number[]

/**
 * Returns the expected value of a finished turn for each country. Each of the next `depth.length` seats rolls and chooses its own best
 * board (max^n).
 */
export function expectedAfter(end: State, depth: Depth): number[] {
  const next = end.outcome ? end : after(end, { type: 'end' })
  return next.outcome ? valuesOf(next) : expected(next, depth)
}

/** Returns the expected value of a position before a roll. */
function expected(state: State, [step, ...deeper]: Depth): number[] {
  if (step === undefined) return valuesOf(state)
  const sums = state.armies.map(() => 0)
  let seen = 0
  for (const [index, { sum, ways }] of rollsOf(state.rules).entries()) {
    if (index % step !== Math.floor(step / 2)) continue
    const answer = bestAnswer(turnOf(state, state.onTurn, sum), state.onTurn)
    const values = expectedAfter(answer, deeper)
    seen += ways
    for (const seat of sums.keys()) sums[seat] = (sums[seat] ?? 0) + ways * (values[seat] ?? 0)
  }
  return seen === 0 ? valuesOf(state) : sums.map((sum) => sum / seen)
}

/** Returns the best end of a turn for the country that rolled. */
function bestAnswer(turn: State, seat: Seat): State {
  let best: Reached | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const end of reachedBy(turn, () => true, ENOUGH)) {
    if (!end.isEnd) continue
    const value = valueFor(end.state, seat)
    if (value <= highest) continue
    highest = value
    best = end
  }
  return best?.state ?? turn
}
