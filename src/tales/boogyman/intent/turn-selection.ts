import {
  pawnsOn,
  phaseOf,
  type Refusal,
  type State,
  type Tile,
  tiredOn,
} from '../../../engine/boogyman/index.ts'

/** The selected piece: one of the own pawns, by its tile, or the Boogyman. Null for none. */
export type TurnSelection = { kind: 'pawn' | 'boogyman'; at: Tile } | null

/** A refused action, and its tile. */
export interface RefusedCommand {
  why: Refusal
  at: Tile
}

/** The selection of the player on turn, and the reason of the last refusal. */
export interface Intent {
  inHand: TurnSelection
  refused: RefusedCommand | null
}

/** The empty intent: nothing selected, nothing refused. */
export const IDLE: Intent = { inHand: null, refused: null }

/** True if a pawn of the seat on turn on this tile can be selected: it must not have acted [B 4]. */
const hasFreshPawn = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) > tiredOn(state, state.onTurn, tile)

const hasFreshBoogyman = ({ boogymen, onTurn, prowled }: State, tile: Tile): boolean =>
  boogymen[onTurn] === tile && !prowled

/** Pieces that can be selected on a tile, folk before the Boogyman. None in the opening. */
export function takeable(state: State, tile: Tile): NonNullable<TurnSelection>[] {
  if (phaseOf(state) !== 'playing') return []
  return [
    ...(hasFreshPawn(state, tile) ? [{ kind: 'pawn', at: tile } as const] : []),
    ...(hasFreshBoogyman(state, tile) ? [{ kind: 'boogyman', at: tile } as const] : []),
  ]
}

/** The selection after an action or an undo: the same piece if it can still be selected, else null. */
export const keepSelection = (state: State, inHand: TurnSelection): TurnSelection =>
  (inHand && takeable(state, inHand.at).find(({ kind }) => kind === inHand.kind)) ?? null
