import type { Seat, State } from '../../../engine/boogyman/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'

/** Caches a computation for each position and seat. The cache is released with the position. */
export function oncePerSeat<Value>(
  compute: (state: State, seat: Seat) => Value,
): (state: State, seat: Seat) => Value {
  const red = memoizeByObject((state: State) => compute(state, 0))
  const green = memoizeByObject((state: State) => compute(state, 1))
  return (state, seat) => (seat === 0 ? red : green)(state)
}
