import type { Place } from '../../kernel/boards/square.ts'
import type { Leaving } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import { type Face, type Turn, turnSide } from '../tiles.ts'
import { liftCurse } from './curses.ts'
import { houseGone, loseHome } from './errands.ts'
import { forgetSwitched, sortedSwitched } from './switched.ts'

/** The tile that lay at a place has left it: whatever was kept of it is over, before anything is told of it. */
export function forget(state: State, at: Place, face: Face, how: Leaving): void {
  const { extras } = state
  if (!extras) return
  delete extras.closed[at]
  forgetSwitched(state, at)
  if (how === 'destroyed') loseHome(state, face)
}

/** What comes of it that is told besides. */
export function leave(table: Table, at: Place, face: Face, how: Leaving): void {
  liftCurse(table, at)
  if (how === 'destroyed') houseGone(table, face)
}

/** What is kept of the sides of a tile turns with it. */
export function turnKept({ extras }: State, at: Place, turn: Turn): void {
  if (!extras) return
  extras.switched = sortedSwitched(
    extras.switched.map((one) =>
      one.at === at ? { ...one, side: one.side && turnSide(one.side, turn) } : one,
    ),
  )
}
