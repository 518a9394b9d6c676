import {
  type Action,
  payRefusal,
  placementRefusals,
  placementsOf,
  type Refusal,
  type State,
  swapTurns,
  TURNS,
  type Turn,
  takeRefusal,
} from '../../../engine/fairy-tale/index.ts'
import { directionTo, memoizeByObject, type Place } from '../../../engine/kernel/index.ts'
import { refuseAt, type SymbolWay, type UsedSymbol, usableSymbols, waysAt } from './uses.ts'

/** A market tile to be laid: its turn and target place, which may hold a tile to be swapped. */
export interface Placing {
  slot: number
  turn: Turn
  at: Place | null
}

/** The character's symbol that could swap a neighbouring tile, or undefined. */
export const swapHere = (state: State): UsedSymbol | undefined =>
  usableSymbols(state).find(({ effect }) => effect === 'swap')

/** All ways to swap the tile at a place for the one in a slot. */
function swapsAt(state: State, slot: number, at: Place): SymbolWay[] {
  const swap = swapHere(state)
  return swap ? waysAt(state, swap, at).filter((way) => way.slot === slot) : []
}

/** The places and turns where a market tile fits. Before the roll, those after it. */
export const placementsNow = (state: State, slot: number): ReadonlyMap<Place, readonly Turn[]> =>
  placementsOf(asToAct(state), slot)

/** The turns in which a market tile may be placed there, or swapped in. */
export function turnsAt(state: State, slot: number, at: Place): readonly Turn[] {
  if (!state.tiles[at]) return placementsNow(state, slot).get(at) ?? []
  return swapHere(state) ? swapTurns(state, slot, at) : []
}

/** Returns why a market tile cannot be placed or swapped in there in this turn, or null. */
export function refuseTileAt(state: State, slot: number, at: Place, turn: Turn): Refusal | null {
  const from = state.seats[state.onTurn]?.at
  const swap = swapHere(state)
  const meantToSwap = swap && state.tiles[at] && from !== undefined && directionTo(from, at)
  if (meantToSwap) return refuseAt(state, swap, at, { slot, turn })
  return placementRefusals(state, slot, at)[turn] ?? null
}

/** True before the roll of the turn: tiles can be selected and aimed, but are laid after the roll. */
export const isBeforeRoll = ({ phase, pending }: State): boolean => phase === 'new-monsters' && !pending

/** The state; before the roll, as if the new monsters had appeared. */
const asToAct = memoizeByObject(
  (state: State): State => (isBeforeRoll(state) ? { ...state, phase: 'action' } : state),
)

/** Returns why a market tile cannot be selected now, including its price. Before the roll it can be selected already. */
export function refuseToTake(state: State, slot: number): Refusal | null {
  const face = state.market[slot]
  return takeRefusal(asToAct(state), slot) ?? (face ? payRefusal(state, face) : null)
}

/** The action that places the selected tile at its target. */
export function placingAction(state: State, { slot, turn, at }: Placing): Action | null {
  if (at === null) return null
  if (!state.tiles[at]) return { type: 'expand', slot, at, turn }
  return swapsAt(state, slot, at).find((way) => way.turn === turn) ?? null
}

/** The next allowed turn in the direction of `quarters`, repeated for each quarter; unchanged if there is none. */
export function nextTurn(turn: Turn, quarters: number, allowed: readonly Turn[]): Turn {
  const sense = Math.sign(quarters)
  let now = turn
  for (let left = Math.abs(quarters); left > 0; left--) {
    const onward = TURNS.map((_, index) => TURNS[(now + sense * (index + 1) + 8) % 4] ?? now)
    now = onward.find((candidate) => allowed.includes(candidate)) ?? now
  }
  return now
}

/** The turn for aiming a market tile at a place: its own, or the next allowed one; null if no turn fits. */
export function placingTurn(state: State, { slot, turn }: Placing, at: Place): Turn | null {
  const allowed = turnsAt(state, slot, at)
  if (allowed.length === 0) return null
  return allowed.includes(turn) ? turn : nextTurn(turn, 1, allowed)
}
