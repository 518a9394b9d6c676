import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { isBeforeRoll, turnsAt } from './market-tile.ts'
import type { MoveOption, MoveOptions } from './move-options.ts'
import { clickResult } from './press.ts'
import { type TurnSelection, tileIn, walkActions } from './turn-selection.ts'

/** Returns true if these actions, in this order, are accepted now. */
export type Accepts = (actions: readonly Action[]) => boolean

/** Returns the options with an accepted action. Before the roll a tile can be aimed anyway, as at every table. */
export function acceptedOptions(
  state: State,
  inHand: TurnSelection,
  options: MoveOptions,
  accepts: Accepts,
): MoveOptions {
  const isAccepted = ([place, option]: readonly [Place, MoveOption]): boolean => {
    const press = clickResult(state, inHand, place, option)
    switch (press.kind) {
      case 'act':
        return accepts(press.actions)
      case 'beside':
        return accepts([press.action])
      case 'aim':
        if (option.kind === 'walk') return accepts(walkActions(option.path))
        return isBeforeRoll(state) || acceptsTileAt(state, inHand, place, accepts)
      case 'turn-laid':
      case 'pick':
        return false
      case 'refused':
        return true
    }
  }
  return new Map([...options].filter(isAccepted))
}

/** Returns true if the selected market tile may be placed there in some rotation. */
function acceptsTileAt(state: State, inHand: TurnSelection, at: Place, accepts: Accepts): boolean {
  const slot = tileIn(inHand)?.slot
  if (slot === undefined) return false
  return turnsAt(state, slot, at).some((turn) => accepts([{ type: 'expand', slot, at, turn }]))
}
