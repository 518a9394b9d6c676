import type { Seat, State } from '../../../engine/fortland/index.ts'
import { after, type Reached, reachedBy, rollsOf, turnOf } from '../foresight/index.ts'
import { valueFor, valuesOf } from './evaluate.ts'

/** Of a turn that is foreseen, so many positions are looked at: with many own forts there are a thousand, and few matter. */
const ENOUGH = 250

/** How often the rolls of each seat to come are looked at: all of them, or every so manieth. */
export type Depth = readonly number[]

/**
 * How a turn that has ended here stands for each country on average, when so many seats after it roll and each plays for
 * the best board of its own (max^n).
 */
export function expectedAfter(end: State, depth: Depth): number[] {
  const next = end.outcome ? end : after(end, { type: 'end' })
  return next.outcome ? valuesOf(next) : expected(next, depth)
}

/** The same before a roll. */
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

/** The best board that a roll leads to, for the country that rolled it. */
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
