import { type Refusal, type State, TURNS, walks } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { losingPlaces } from './basket-loss.ts'
import { nextTurn, placingTurn, refuseTileAt, turnsAt } from './market-tile.ts'
import type { Intent, SymbolInHand, TileSelection } from './turn-selection.ts'
import { refuseAt, waysAt } from './uses.ts'

// Recipes that aim the selection: each changes a draft of the intent as the rules allow. If the rules refuse, the selection stays
// as it is, and `refused` gets the reason.

/** Turns the selection. If it is aimed and only one turn is allowed, sets the reason. */
export function turnInHand(intent: Intent, state: State, quarters: number): void {
  const { inHand } = intent
  if (inHand.kind === 'tile') turnTile(intent, inHand, state, quarters)
  else if (inHand.kind === 'symbol') turnWay(intent, inHand, state, quarters)
}

function turnTile(intent: Intent, inHand: TileSelection, state: State, quarters: number): void {
  const { slot, at, turn } = inHand
  inHand.turn = nextTurn(turn, quarters, at === null ? TURNS : turnsAt(state, slot, at))
  const onward = TURNS[(turn + Math.sign(quarters) + 4) % 4] ?? turn
  const isStuck = at !== null && inHand.turn === turn
  intent.refused = isStuck ? refusedAt(at, refuseTileAt(state, slot, at, onward)) : null
}

/** Turns the aim of a symbol that turns a tile of the forest. */
function turnWay(intent: Intent, inHand: SymbolInHand, state: State, quarters: number): void {
  const { way } = inHand
  if (way?.turn === undefined) return
  const { at, turn } = way
  const turns = waysAt(state, inHand, at).map((other) => other.turn ?? turn)
  way.turn = nextTurn(turn, quarters, turns)
  // The same turn comes back only if there is no other; 0 quarters would leave the tile as it is.
  const onward = TURNS.find((other) => other !== turn && other !== 0) ?? turn
  intent.refused = way.turn === turn ? refusedAt(at, refuseAt(state, inHand, at, { turn: onward })) : null
}

/** Aims a market tile or a symbol at a place, in the first allowed turn. Without one, aims the walk there. */
export function aimInHand(intent: Intent, state: State, at: Place): void {
  const { inHand } = intent
  if (inHand.kind === 'tile') aimTile(intent, inHand, state, at)
  else if (inHand.kind === 'symbol') aimSymbol(intent, inHand, state, at)
  else if (inHand.kind === 'nothing' || inHand.kind === 'walk') aimWalk(intent, state, at)
}

/** Aims a walk that would lose the load. */
function aimWalk(intent: Intent, state: State, at: Place): void {
  const path = losingPlaces(state).has(at) && walks(state).find(({ to }) => to === at)?.path
  if (!path) return
  intent.refused = null
  intent.inHand = { kind: 'walk', path: [...path] }
}

/** Aims a market tile. On an empty place it is to be placed, so a symbol that was selected with it is dropped. */
function aimTile(intent: Intent, inHand: TileSelection, state: State, at: Place): void {
  const turn = placingTurn(state, inHand, at)
  intent.refused = turn === null ? refusedAt(at, refuseTileAt(state, inHand.slot, at, inHand.turn)) : null
  if (turn === null) return
  inHand.turn = turn
  inHand.at = at
  if (!state.tiles[at]) inHand.symbol = null
}

/** Aims a symbol. If it needs a market tile, selects the first one that fits. */
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

/** Lifts the selected market tile to drag it, which ends its aim. */
export function liftTile(intent: Intent): void {
  const { inHand } = intent
  if (inHand.kind !== 'tile') return
  inHand.at = null
  inHand.lifted = { turn: inHand.turn, symbol: inHand.symbol }
  intent.refused = null
}

/** Aims a dragged market tile at the place below it, as if dropped there; at none if `at` is null. */
export function dragTile(intent: Intent, state: State, at: Place | null): void {
  const { inHand } = intent
  if (inHand.kind !== 'tile' || !inHand.lifted) return
  Object.assign(inHand, inHand.lifted, { at: null })
  intent.refused = null
  if (at !== null) aimTile(intent, inHand, state, at)
}

/** Drops the dragged market tile. Its aim stays. */
export function dropTile({ inHand }: Intent): void {
  if (inHand.kind === 'tile') inHand.lifted = null
}
