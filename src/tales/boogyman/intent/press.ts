import {
  type Action,
  boogyman,
  neighboursOf,
  phaseOf,
  type Refusal,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import { type TurnSelection, takeable } from './turn-selection.ts'

/** The result of a press on a tile. */
export type ClickResult =
  | { kind: 'act'; action: Action }
  /** The new selection, or null. */
  | { kind: 'hold'; inHand: TurnSelection }
  | { kind: 'refused'; why: Refusal }

/** Returns the result of a press on a tile, given the selection. */
export function clickResult(state: State, inHand: TurnSelection, tile: Tile): ClickResult {
  if (phaseOf(state) !== 'playing') return tried(state, { type: 'place', at: tile })
  if (inHand?.at === tile) return { kind: 'hold', inHand: afterOnTile(state, inHand) }
  const [own] = takeable(state, tile)
  if (!inHand) return own ? { kind: 'hold', inHand: own } : { kind: 'refused', why: whyNotTaken(state, tile) }
  const press = tried(state, actionOf(inHand, tile))
  // A press on another own piece that is no legal target selects that piece.
  return press.kind === 'refused' && own ? { kind: 'hold', inHand: own } : press
}

/** The action of the selected piece on a tile. */
const actionOf = ({ kind, at }: NonNullable<TurnSelection>, to: Tile): Action =>
  kind === 'pawn' ? { type: 'step', from: at, to } : { type: 'prowl', to }

/** The action if it is legal, else the reason. */
function tried(state: State, action: Action): ClickResult {
  const why = boogyman.refuse(state, action)
  return why ? { kind: 'refused', why } : { kind: 'act', action }
}

/** The next selection on the same tile: from a pawn to the Boogyman behind it, else null. */
function afterOnTile(state: State, { kind, at }: NonNullable<TurnSelection>): TurnSelection {
  const there = takeable(state, at)
  return there[there.findIndex((piece) => piece.kind === kind) + 1] ?? null
}

const NOBODY: Refusal = { code: 'no-pawn-there' }

/** The reason why no piece on a tile can be selected: the tile has none, or all have acted. */
function whyNotTaken(state: State, tile: Tile): Refusal {
  if (state.boogymen[state.onTurn] === tile) return { code: 'has-acted' }
  const to = neighboursOf(tile)[0]
  return (to !== undefined && boogyman.refuse(state, { type: 'step', from: tile, to })) || NOBODY
}
