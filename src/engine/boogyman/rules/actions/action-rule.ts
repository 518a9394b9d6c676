import type { ActionOf, ActionType, Refusal } from '../../actions.ts'
import type { Tile } from '../../board.ts'
import { phaseOf, type State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { hasFreshPawn, pawnsOn } from '../tiles.ts'

/** One thing that players can do: what is not possible and why, and what comes of it. */
export interface Verb<Type extends ActionType> {
  /** Why an action is not allowed now; null if it is. The game is known to go on. */
  refuse(state: State, action: ActionOf<Type>): Refusal | null
  /** Does what was found to be allowed. */
  perform(table: Table, action: ActionOf<Type>): void
}

/** A thing that players can do at a tile, where it is listed. */
export interface TileVerb<Type extends ActionType> extends Verb<Type> {
  /** Every action of this type at a tile that is allowed now, in a fixed order. */
  listAt(state: State, tile: Tile): ActionOf<Type>[]
}

/** Refuses what is done in turns while pawns are still being placed. */
export const refuseInOpening = (state: State): Refusal | null =>
  phaseOf(state) === 'placing' ? { code: 'still-placing' } : null

/** Refuses what needs a pawn of the seat on turn on a tile that has not acted [B 4]. */
export function refuseWithoutPawn(state: State, tile: Tile): Refusal | null {
  const early = refuseInOpening(state)
  if (early) return early
  if (pawnsOn(state, state.onTurn, tile) === 0) return { code: 'no-pawn-there' }
  return hasFreshPawn(state, tile) ? null : { code: 'has-acted' }
}

/** The actions among these that are allowed. */
export const allowed = <Type extends ActionType>(
  verb: Verb<Type>,
  state: State,
  actions: ActionOf<Type>[],
): ActionOf<Type>[] => actions.filter((action) => verb.refuse(state, action) === null)
