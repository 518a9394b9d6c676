import type { Place } from '../../kernel/boards/square.ts'
import type { Leaving } from '../hooks.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import { type Face, type Turn, turnSide } from '../tiles.ts'

/** The tile that lay at a place has left it: whatever was kept of it is over. */
export function leave({ state }: Table, at: Place, _face: Face, _how: Leaving): void {
  const { extras } = state
  if (!extras) return
  delete extras.closed[at]
  extras.switched = extras.switched.filter((switched) => switched.at !== at)
}

/** What is kept of the sides of a tile turns with it. */
export function turnKept({ extras }: State, at: Place, turn: Turn): void {
  if (!extras) return
  extras.switched = extras.switched.map((one) =>
    one.at === at ? { ...one, side: one.side && turnSide(one.side, turn) } : one,
  )
}
