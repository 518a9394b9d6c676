import {
  type Action,
  boogyman,
  neighboursOf,
  phaseOf,
  type Refusal,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import { type InHand, takeable } from './in-hand.ts'

/** What a press on a tile comes to. */
export type Press =
  | { kind: 'act'; action: Action }
  /** Something else is in hand from now on, or nothing. */
  | { kind: 'hold'; inHand: InHand }
  | { kind: 'refused'; why: Refusal }

/** What a press on a tile comes to, with what is in hand. */
export function pressOf(state: State, inHand: InHand, tile: Tile): Press {
  if (phaseOf(state) !== 'playing') return tried(state, { type: 'place', at: tile })
  if (inHand?.at === tile) return { kind: 'hold', inHand: afterOnTile(state, inHand) }
  const [own] = takeable(state, tile)
  if (!inHand) return own ? { kind: 'hold', inHand: own } : { kind: 'refused', why: whyNotTaken(state, tile) }
  const press = tried(state, actionOf(inHand, tile))
  // Whoever presses another piece of their own that cannot be reached means that one.
  return press.kind === 'refused' && own ? { kind: 'hold', inHand: own } : press
}

/** What the piece in hand would do on a tile. */
const actionOf = ({ kind, at }: NonNullable<InHand>, to: Tile): Action =>
  kind === 'pawn' ? { type: 'step', from: at, to } : { type: 'prowl', to }

/** An action where the rules allow it, else their reason. */
function tried(state: State, action: Action): Press {
  const why = boogyman.refuse(state, action)
  return why ? { kind: 'refused', why } : { kind: 'act', action }
}

/** Pressed again a piece is let go of; where the Boogyman stands behind a pawn he comes first. */
function afterOnTile(state: State, { kind, at }: NonNullable<InHand>): InHand {
  const there = takeable(state, at)
  return there[there.findIndex((piece) => piece.kind === kind) + 1] ?? null
}

const NOBODY: Refusal = { code: 'no-pawn-there' }

/** Why nothing can be taken up on a tile: nobody stands there, or all of them have acted. */
function whyNotTaken(state: State, tile: Tile): Refusal {
  if (state.boogymen[state.onTurn] === tile) return { code: 'has-acted' }
  const to = neighboursOf(tile)[0]
  return (to !== undefined && boogyman.refuse(state, { type: 'step', from: tile, to })) || NOBODY
}
