import { type Refusal, type State, TURNS } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import type { InHand, Intent, SymbolInHand, TileInHand } from './in-hand.ts'
import { nextTurn, refuseTileAt, turnAt, turnsAt } from './market-tile.ts'
import { refuseAt, waysAt } from './uses.ts'

// Where and how what is in hand is aimed; where it cannot be, it stays as it is, and why is said.

/** Turns what is in hand; where it is aimed and can lie but one way, says why. */
export function turned(state: State, inHand: InHand, quarters: number): Partial<Intent> {
  if (inHand.kind === 'tile') return turnedTile(state, inHand, quarters)
  return inHand.kind === 'symbol' ? turnedWay(state, inHand, quarters) : {}
}

function turnedTile(state: State, inHand: TileInHand, quarters: number): Partial<Intent> {
  const { slot, at, turn } = inHand
  const next = nextTurn(turn, quarters, at === null ? TURNS : turnsAt(state, slot, at))
  const onward = TURNS[(turn + Math.sign(quarters) + 4) % 4] ?? turn
  const stuck = at !== null && next === turn ? refuseTileAt(state, slot, at, onward) : null
  return { inHand: { ...inHand, turn: next }, refused: stuck && { why: stuck, at } }
}

/** The same for a tile of the forest that a symbol would turn. */
function turnedWay(state: State, inHand: SymbolInHand, quarters: number): Partial<Intent> {
  const { way } = inHand
  if (way?.turn === undefined) return {}
  const { at, turn } = way
  const next = nextTurn(
    turn,
    quarters,
    waysAt(state, inHand, at).map((other) => other.turn ?? turn),
  )
  // Its own turn comes round only where there is no other, and nought would be to leave it as it lies.
  const onward = TURNS.find((other) => other !== turn && other !== 0) ?? turn
  const stuck = next === turn ? refuseAt(state, inHand, at, { turn: onward }) : null
  return { inHand: { ...inHand, way: { ...way, turn: next } }, refused: stuck && { why: stuck, at } }
}

/** Aims a market tile or a symbol at a place, in the first turn that is allowed there. */
export function aimed(state: State, inHand: InHand, at: Place): Partial<Intent> {
  if (inHand.kind === 'tile') return aimedTile(state, inHand, at)
  return inHand.kind === 'symbol' ? aimedSymbol(state, inHand, at) : {}
}

/** Aimed at an empty place a market tile is to be placed there, whatever symbol was taken up for it. */
function aimedTile(state: State, inHand: TileInHand, at: Place): Partial<Intent> {
  const turn = turnAt(state, inHand, at)
  if (turn === null) return refusedAt(at, refuseTileAt(state, inHand.slot, at, inHand.turn))
  const symbol = state.tiles[at] ? inHand.symbol : null
  return { inHand: { ...inHand, turn, at, symbol }, refused: null }
}

/** A symbol that needs a market tile takes the first that can come there. */
function aimedSymbol(state: State, inHand: SymbolInHand, at: Place): Partial<Intent> {
  const { symbol, effect } = inHand
  const [way] = waysAt(state, inHand, at)
  if (!way) return refusedAt(at, refuseAt(state, inHand, at))
  if (way.slot === undefined) return { inHand: { ...inHand, way }, refused: null }
  const { slot, turn = 0 } = way
  const tile: TileInHand = { kind: 'tile', slot, turn, at, symbol: { symbol, effect }, lifted: null }
  return { inHand: tile, refused: null }
}

const refusedAt = (at: Place, why: Refusal | null): Partial<Intent> => ({ refused: why && { why, at } })

/** Lifts the market tile in hand, that it may be dragged: it is aimed nowhere then. */
export function lifted(inHand: TileInHand): Intent {
  const { turn, symbol } = inHand
  return { inHand: { ...inHand, at: null, lifted: { turn, symbol } }, refused: null }
}

/** Holds a market tile that is dragged over a place, as if it were let go of there; over nothing, if null. */
export function dragged(state: State, inHand: TileInHand, at: Place | null): Partial<Intent> {
  const asLifted: TileInHand = { ...inHand, ...inHand.lifted, at: null }
  const tried = at === null ? {} : aimedTile(state, asLifted, at)
  return { inHand: asLifted, refused: null, ...tried }
}
