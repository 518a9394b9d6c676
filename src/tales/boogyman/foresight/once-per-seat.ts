import type { Seat, State } from '../../../engine/boogyman/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'

/** A reckoning for a seat that is done once for every position, and forgotten together with it. */
export function oncePerSeat<Value>(
  compute: (state: State, seat: Seat) => Value,
): (state: State, seat: Seat) => Value {
  const red = oncePer((state: State) => compute(state, 0))
  const green = oncePer((state: State) => compute(state, 1))
  return (state, seat) => (seat === 0 ? red : green)(state)
}
