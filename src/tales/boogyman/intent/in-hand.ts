import {
  pawnsOn,
  phaseOf,
  type Refusal,
  type State,
  type Tile,
  tiredOn,
} from '../../../engine/boogyman/index.ts'

/** What the player on turn has in hand: one of the own pawns, by its tile, or the Boogyman; null: nothing. */
export type InHand = { kind: 'pawn' | 'boogyman'; at: Tile } | null

/** A wish that the rules refused, and the tile that it was about. */
export interface Refused {
  why: Refusal
  at: Tile
}

/** What the player on turn has in hand, and why what it wished last cannot be. */
export interface Intent {
  inHand: InHand
  refused: Refused | null
}

/** Nothing in hand, and nothing refused. */
export const IDLE: Intent = { inHand: null, refused: null }

/** Whether a pawn of the seat on turn stands on a tile that may be taken up: one that has not acted [B 4]. */
const hasFreshPawn = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) > tiredOn(state, state.onTurn, tile)

const hasFreshBoogyman = ({ boogymen, onTurn, prowled }: State, tile: Tile): boolean =>
  boogymen[onTurn] === tile && !prowled

/** What may be taken up on a tile: folk before the Boogyman. In the opening nothing is. */
export function takeable(state: State, tile: Tile): NonNullable<InHand>[] {
  if (phaseOf(state) !== 'playing') return []
  return [
    ...(hasFreshPawn(state, tile) ? [{ kind: 'pawn', at: tile } as const] : []),
    ...(hasFreshBoogyman(state, tile) ? [{ kind: 'boogyman', at: tile } as const] : []),
  ]
}

/** What is in hand after the game went on or back: the same, as long as it can still be taken up. */
export const stillInHand = (state: State, inHand: InHand): InHand =>
  (inHand && takeable(state, inHand.at).find(({ kind }) => kind === inHand.kind)) ?? null
