import type { Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import type { Leaving } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import { type Face, type Turn, turnSide } from '../tiles.ts'
import { liftCurse } from './curses.ts'
import { houseGone, loseHome } from './errands.ts'
import { forgetSwitched, sortedSwitched } from './switched.ts'

/** Removes the expansion state of a tile that has left its place. Called before its event is emitted. */
export function forget(state: State, at: Place, face: Face, how: Leaving): void {
  const { extras } = state
  if (!extras) return
  delete extras.closed[at]
  forgetSwitched(state, at)
  if (how === 'destroyed') loseHome(state, face)
}

/** Applies the effects of a leaving tile that have events of their own. */
export function leave(context: RuleContext, at: Place, face: Face, how: Leaving): void {
  liftCurse(context, at)
  if (how === 'destroyed') houseGone(context, face)
}

/** Turns the stored sides of switched symbols with their tile. */
export function turnKept({ extras }: State, at: Place, turn: Turn): void {
  if (!extras) return
  extras.switched = sortedSwitched(
    extras.switched.map((one) =>
      one.at === at ? { ...one, side: one.side && turnSide(one.side, turn) } : one,
    ),
  )
}
