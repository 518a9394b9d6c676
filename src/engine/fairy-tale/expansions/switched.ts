import { DIRECTIONS, type Direction, type Place } from '../../kernel/boards/square.ts'
import type { Switched } from '../expansion-state.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'

/** Whether a sign or bridge of a tile was switched in this turn; of several of a kind, that on a side [R 50] [R 51]. */
export const isSwitched = ({ extras }: State, at: Place, symbol: SymbolId, side?: Direction): boolean =>
  extras?.switched.some(
    (one) => one.at === at && one.symbol === symbol && (side === undefined || one.side === side),
  ) === true

/** What lay at a place is gone, or nothing stands on it any more: so nothing of it was switched. */
export function forgetSwitched({ extras }: State, at: Place): void {
  if (extras) extras.switched = extras.switched.filter((one) => one.at !== at)
}

/** Keeps in mind that it was switched. */
export function noteSwitched({ extras }: State, switched: Switched): void {
  if (extras) extras.switched = sortedSwitched([...extras.switched, switched])
}

/** What was switched in the order of places, on a tile the sign first, then bridges clockwise: when makes no difference. */
export const sortedSwitched = (switched: readonly Switched[]): Switched[] =>
  switched.toSorted((a, b) => a.at - b.at || onTile(a) - onTile(b))

const onTile = ({ side }: Switched): number => (side === null ? -1 : DIRECTIONS.indexOf(side))
