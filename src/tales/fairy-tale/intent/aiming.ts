import { type Refusal, type State, TURNS } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import type { Intent, SymbolInHand, TileInHand } from './in-hand.ts'
import { nextTurn, refuseTileAt, turnAt, turnsAt } from './market-tile.ts'
import { refuseAt, waysAt } from './uses.ts'

// Where and how what is in hand is aimed: each changes a draft of the intent by what the rules say. Where something cannot be
// aimed so, it stays as it is, and why is said.

/** Turns what is in hand; where it is aimed and can lie but one way, says why. */
export function turnInHand(intent: Intent, state: State, quarters: number): void {
  const { inHand } = intent
  if (inHand.kind === 'tile') turnTile(intent, inHand, state, quarters)
  else if (inHand.kind === 'symbol') turnWay(intent, inHand, state, quarters)
}

function turnTile(intent: Intent, inHand: TileInHand, state: State, quarters: number): void {
  const { slot, at, turn } = inHand
  inHand.turn = nextTurn(turn, quarters, at === null ? TURNS : turnsAt(state, slot, at))
  const onward = TURNS[(turn + Math.sign(quarters) + 4) % 4] ?? turn
  const isStuck = at !== null && inHand.turn === turn
  intent.refused = isStuck ? refusedAt(at, refuseTileAt(state, slot, at, onward)) : null
}

/** The same for a tile of the forest that a symbol would turn. */
function turnWay(intent: Intent, inHand: SymbolInHand, state: State, quarters: number): void {
  const { way } = inHand
  if (way?.turn === undefined) return
  const { at, turn } = way
  const turns = waysAt(state, inHand, at).map((other) => other.turn ?? turn)
  way.turn = nextTurn(turn, quarters, turns)
  // Its own turn comes round only where there is no other, and nought would be to leave it as it lies.
  const onward = TURNS.find((other) => other !== turn && other !== 0) ?? turn
  intent.refused = way.turn === turn ? refusedAt(at, refuseAt(state, inHand, at, { turn: onward })) : null
}

/** Aims a market tile or a symbol at a place, in the first turn that is allowed there. */
export function aimInHand(intent: Intent, state: State, at: Place): void {
  const { inHand } = intent
  if (inHand.kind === 'tile') aimTile(intent, inHand, state, at)
  else if (inHand.kind === 'symbol') aimSymbol(intent, inHand, state, at)
}

/** Aimed at an empty place a market tile is to be placed there, whatever symbol was taken up for it. */
function aimTile(intent: Intent, inHand: TileInHand, state: State, at: Place): void {
  const turn = turnAt(state, inHand, at)
  intent.refused = turn === null ? refusedAt(at, refuseTileAt(state, inHand.slot, at, inHand.turn)) : null
  if (turn === null) return
  inHand.turn = turn
  inHand.at = at
  if (!state.tiles[at]) inHand.symbol = null
}

/** A symbol that needs a market tile takes the first that can come there. */
function aimSymbol(intent: Intent, inHand: SymbolInHand, state: State, at: Place): void {
  const { symbol, effect } = inHand
  const [way] = waysAt(state, inHand, at)
  intent.refused = way ? null : refusedAt(at, refuseAt(state, inHand, at))
  if (!way) return
  const { slot, turn = 0 } = way
  if (slot === undefined) inHand.way = way
  else intent.inHand = { kind: 'tile', slot, turn, at, symbol: { symbol, effect }, lifted: null }
}

const refusedAt = (at: Place, why: Refusal | null): Intent['refused'] => why && { why, at }

/** Lifts the market tile in hand, that it may be dragged: it is aimed nowhere then. */
export function liftTile(intent: Intent): void {
  const { inHand } = intent
  if (inHand.kind !== 'tile') return
  inHand.at = null
  inHand.lifted = { turn: inHand.turn, symbol: inHand.symbol }
  intent.refused = null
}

/** Holds a market tile that is dragged over a place, as if it were let go of there; over nothing, if null. */
export function dragTile(intent: Intent, state: State, at: Place | null): void {
  const { inHand } = intent
  if (inHand.kind !== 'tile' || !inHand.lifted) return
  Object.assign(inHand, inHand.lifted, { at: null })
  intent.refused = null
  if (at !== null) aimTile(intent, inHand, state, at)
}

/** Lets go of the market tile that is dragged: it stays where it is aimed. */
export function dropTile({ inHand }: Intent): void {
  if (inHand.kind === 'tile') inHand.lifted = null
}
