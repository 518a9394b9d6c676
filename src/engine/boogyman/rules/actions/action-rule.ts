import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionOf, ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { Tile } from '../../board.ts'
import { phaseOf, type State } from '../../state.ts'
import type { Boogyman } from '../../types.ts'
import { hasFreshPawn, pawnsOn } from '../tiles.ts'

/** The rules of one type of action. */
export type ActionRule<Type extends ActionType<Boogyman>> = KernelRule<Boogyman, Type>

/** The rules of an action that is listed tile by tile. */
export interface TileRule<Type extends ActionType<Boogyman>> extends ActionRule<Type> {
  /** Every action of this type at a tile that might be legal, in a fixed order. */
  candidatesAt(state: State, tile: Tile): ActionOf<Boogyman, Type>[]
}

/** Refuses actions of a turn while pawns are still being placed. */
export const refuseInOpening = (state: State): Refusal | null =>
  phaseOf(state) === 'placing' ? { code: 'still-placing' } : null

/** Refuses if the seat on turn has no pawn on the tile, or all of them have acted [B 4]. */
export function refuseWithoutPawn(state: State, tile: Tile): Refusal | null {
  const early = refuseInOpening(state)
  if (early) return early
  if (pawnsOn(state, state.onTurn, tile) === 0) return { code: 'no-pawn-there' }
  return hasFreshPawn(state, tile) ? null : { code: 'has-acted' }
}
