import { DIRECTIONS, type Direction, type Place } from '../../kernel/boards/square.ts'
import type { Switched } from '../expansion-state.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'

/** True if a symbol of a tile was switched in this turn. `side`: only the one on that side counts [R 50] [R 51]. */
export const isSwitched = ({ extras }: State, at: Place, symbol: SymbolId, side?: Direction): boolean =>
  extras?.switched.some(
    (one) => one.at === at && one.symbol === symbol && (side === undefined || one.side === side),
  ) === true

/** Forgets the switched symbols of a tile that is gone or has become plain. */
export function forgetSwitched({ extras }: State, at: Place): void {
  if (extras) extras.switched = extras.switched.filter((one) => one.at !== at)
}

/** Records that a symbol was switched. */
export function noteSwitched({ extras }: State, switched: Switched): void {
  if (extras) extras.switched = sortedSwitched([...extras.switched, switched])
}

/** Sorts switched symbols by place; on one tile the signpost first, then bridges clockwise. The time of switching has no effect. */
export const sortedSwitched = (switched: readonly Switched[]): Switched[] =>
  switched.toSorted((a, b) => a.at - b.at || onTile(a) - onTile(b))

const onTile = ({ side }: Switched): number => (side === null ? -1 : DIRECTIONS.indexOf(side))
