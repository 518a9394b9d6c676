import type { Seat, State } from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'

/** A reckoning for a country that is done once for every position, and forgotten together with it. */
export function oncePerSeat<Value>(
  compute: (state: State, seat: Seat) => Value,
): (state: State, seat: Seat) => Value {
  const known = oncePer((_: State) => new Map<Seat, Value>())
  return (state, seat) => {
    const values = known(state)
    const found = values.get(seat)
    if (found !== undefined) return found
    const value = compute(state, seat)
    values.set(seat, value)
    return value
  }
}
