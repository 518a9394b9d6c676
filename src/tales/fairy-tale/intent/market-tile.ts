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
import { directionTo, oncePer, type Place } from '../../../engine/kernel/index.ts'
import { refuseAt, type SymbolWay, type UsedSymbol, usableSymbols, waysAt } from './uses.ts'

/** A market tile that is to be laid: how it is turned, and where it would go, be it for a tile that lies there. */
export interface Placing {
  slot: number
  turn: Turn
  at: Place | null
}

/** The symbol by which the character on turn could swap a tile next to its own, if there is one. */
export const swapHere = (state: State): UsedSymbol | undefined =>
  usableSymbols(state).find(({ effect }) => effect === 'swap')

/** Every way in which the tile of a slot can be swapped for the one at a place. */
function swapsAt(state: State, slot: number, at: Place): SymbolWay[] {
  const swap = swapHere(state)
  return swap ? waysAt(state, swap, at).filter((way) => way.slot === slot) : []
}

/** Where a market tile fits, and in which turns: before the roll as it will after it. */
export const placementsNow = (state: State, slot: number): ReadonlyMap<Place, readonly Turn[]> =>
  placementsOf(asToAct(state), slot)

/** The turns in which a market tile may come to a place: placed there, or for the tile that lies there. */
export function turnsAt(state: State, slot: number, at: Place): readonly Turn[] {
  if (!state.tiles[at]) return placementsNow(state, slot).get(at) ?? []
  return swapHere(state) ? swapTurns(state, slot, at) : []
}

/** Why a market tile may not come to a place, turned so. */
export function refuseTileAt(state: State, slot: number, at: Place, turn: Turn): Refusal | null {
  const from = state.seats[state.onTurn]?.at
  const swap = swapHere(state)
  const meantToSwap = swap && state.tiles[at] && from !== undefined && directionTo(from, at)
  if (meantToSwap) return refuseAt(state, swap, at, { slot, turn })
  return placementRefusals(state, slot, at)[turn] ?? null
}

/** Whether the turn has begun and its action is still to come: tiles are looked at and aimed, and laid after the roll. */
export const isBeforeRoll = ({ phase, pending }: State): boolean => phase === 'new-monsters' && !pending

/** The position as it is; before the roll as if its monsters had come already. */
const asToAct = oncePer(
  (state: State): State => (isBeforeRoll(state) ? { ...state, phase: 'action' } : state),
)

/** Why a market tile cannot be taken in hand now, be it that it cannot be paid for. Before the roll it can be already. */
export function refuseToTake(state: State, slot: number): Refusal | null {
  const face = state.market[slot]
  return takeRefusal(asToAct(state), slot) ?? (face ? payRefusal(state, face) : null)
}

/** What is done by placing the tile in hand where it is aimed. */
export function placingAction(state: State, { slot, turn, at }: Placing): Action | null {
  if (at === null) return null
  if (!state.tiles[at]) return { type: 'expand', slot, at, turn }
  return swapsAt(state, slot, at).find((way) => way.turn === turn) ?? null
}

/** The next of the allowed turns in the sense of `quarters`, as many times over; the same if there is none. */
export function nextTurn(turn: Turn, quarters: number, allowed: readonly Turn[]): Turn {
  const sense = Math.sign(quarters)
  let now = turn
  for (let left = Math.abs(quarters); left > 0; left--) {
    const onward = TURNS.map((_, index) => TURNS[(now + sense * (index + 1) + 8) % 4] ?? now)
    now = onward.find((candidate) => allowed.includes(candidate)) ?? now
  }
  return now
}

/** The turn in which a market tile would be aimed at a place: its own, or the next that is allowed there; null: none. */
export function turnAt(state: State, { slot, turn }: Placing, at: Place): Turn | null {
  const allowed = turnsAt(state, slot, at)
  if (allowed.length === 0) return null
  return allowed.includes(turn) ? turn : nextTurn(turn, 1, allowed)
}
