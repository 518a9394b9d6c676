import {
  type Action,
  type ActionOf,
  layingTurns,
  type State,
  walkRefusal,
} from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import type { Hovered } from './foresight.ts'
import { type MoveOption, moveOptions } from './move-options.ts'
import { refuseDeedAt } from './tile-actions.ts'
import { aimedActions, type TurnSelection, type Unfulfilled, walkActions } from './turn-selection.ts'

/** The result of a click on a place. */
export type ClickResult =
  /** Plays actions with the selection. */
  | { kind: 'act'; actions: readonly Action[] }
  /** Answers a question or removes a monster. Keeps the selection. */
  | { kind: 'beside'; action: Action }
  /** Aims the selection at the place; if it is aimed there already, plays it. */
  | { kind: 'aim' }
  /** Selects the soldier there. The next press is his target. */
  | { kind: 'pick'; from: Place }
  /** Turns the first tile that is laid there. */
  | { kind: 'turn-laid'; tile: number }
  /** Does nothing but set the reason, if there is one. */
  | { kind: 'refused'; why: Unfulfilled | null }

const act = (...actions: readonly Action[]): ClickResult => ({ kind: 'act', actions })

const refused = (why: Unfulfilled | null): ClickResult => ({ kind: 'refused', why })

/** A thing on the board, other than a place, that was clicked. */
export type Pressed = { kind: 'monster'; n: number } | { kind: 'side'; side: Direction }

/** Returns the action of a click on a monster, or on the sign of a side. */
export const actionOf = (pressed: Pressed): Action =>
  pressed.kind === 'monster'
    ? { type: 'remove', monster: pressed.n }
    : { type: 'choose-side', side: pressed.side }

/** Returns the result of a click on a place, from the selection and from the option there. */
export function clickResult(
  state: State,
  inHand: TurnSelection,
  place: Place,
  offer: MoveOption | undefined,
): ClickResult {
  switch (offer?.kind) {
    case 'walk':
      return offer.loses ? { kind: 'aim' } : act(...walkActions(offer.path))
    case 'place':
    case 'aimed':
    case 'no-fit':
    case 'use':
      return { kind: 'aim' }
    case 'lay':
    case 'laid':
      if (inHand.kind === 'first-tile') return act(placementAction(state, inHand.tile, offer.side))
      return offer.kind === 'laid'
        ? { kind: 'turn-laid', tile: offer.tile }
        : refused({ code: 'no-tile-in-hand' })
    case 'fly':
    case 'clear':
    case 'fell':
      return pressOnTarget(state, inHand, place)
    case 'deed':
      return offer.action ? act(offer.action) : { kind: 'pick', from: place }
    case undefined:
      return pressInVain(state, inHand, place)
  }
}

/** Returns the action that lays a first tile on a side of the Oak, in the first turn with a road to it. */
export const placementAction = (state: State, tile: number, side: Direction): ActionOf<'lay'> => ({
  type: 'lay',
  tile,
  side,
  turn: layingTurns(state, tile, side)[0] ?? 0,
})

/** Returns the action on a clicked tile, by the open question or by the selection; null if neither is for tiles. */
function targetAction({ pending }: State, inHand: TurnSelection, at: Place): Action | null {
  if (pending) return { type: 'choose-place', at }
  if (inHand.kind === 'power') return { type: 'use', power: inHand.power, at }
  return inHand.kind === 'axe' ? { type: 'fell', at } : null
}

function pressOnTarget(state: State, inHand: TurnSelection, place: Place): ClickResult {
  const action = targetAction(state, inHand, place)
  if (!action) return refused(null)
  return state.pending ? { kind: 'beside', action } : act(action)
}

/** Returns the result of a click on a place without an option: the reason from the rules. */
function pressInVain(state: State, inHand: TurnSelection, place: Place): ClickResult {
  if (inHand.kind === 'deed') return refused(refuseDeedAt(state, inHand, place))
  const action = targetAction(state, inHand, place)
  if (action) return refused(fairyTale.refuse(state, action))
  if (state.phase !== 'action') return refused(null)
  const isAimed = inHand.kind === 'tile' || inHand.kind === 'symbol'
  return isAimed ? { kind: 'aim' } : refused(walkRefusal(state, place))
}

/** Returns the actions a player is about to take: the aimed one, or those of a click at the pointer or focus; empty if none. */
export function previewActions(
  state: State,
  inHand: TurnSelection,
  hovered: Hovered | null,
): readonly Action[] {
  if (state.phase !== 'action' || state.pending) return []
  const aimed = aimedActions(state, inHand)
  if (aimed.length > 0) return aimed
  // A selected tile or symbol must be aimed first.
  if (!hovered || inHand.kind === 'tile' || inHand.kind === 'symbol') return []
  const { kind, id } = hovered
  if (kind === 'monster') return [actionOf({ kind, n: id })]
  if (kind === 'character')
    return inHand.kind === 'power' ? [{ type: 'use', power: inHand.power, seat: id }] : []
  const offer = moveOptions(state, inHand).get(id)
  if (offer?.kind === 'walk') return walkActions(offer.path)
  const press = clickResult(state, inHand, id, offer)
  return press.kind === 'act' ? press.actions : []
}
