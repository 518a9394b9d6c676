import {
  type Action,
  fellingOf,
  liesAlike,
  type PowerId,
  powersOf,
  type Refusal,
  type State,
  type SymbolEffect,
  type SymbolId,
  TURNS,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import {
  isBeforeRoll,
  nextTurn,
  type Placing,
  placingAction,
  refuseTileAt,
  refuseToTake,
  turnsAt,
} from './in-hand.ts'
import { refuseAt, type SymbolWay, takesTile, type UsedSymbol, usableSymbols, waysAt } from './uses.ts'

/** What is taken up to be aimed: a power of the character on turn, a symbol where it stands, or the axe. */
export type Wielded =
  | { kind: 'power'; power: PowerId }
  /** The axe: a tile of the forest is to be felled [R 73]. */
  | { kind: 'axe' }
  /** `way`: how it would be used where it is aimed. One that needs a market tile is aimed with that. */
  | { kind: 'symbol'; symbol: SymbolId; effect: SymbolEffect; way: SymbolWay | null }

/** What may be taken up. */
export type Wish = { power: PowerId } | UsedSymbol | typeof AXE

/** The wish to fell a tile. */
export const AXE = { axe: true } as const

/** Why a wish was not fulfilled: the rules refuse it, or it lacks something that must be in hand first. */
export type Unfulfilled = Refusal | { code: 'no-tile-in-hand' | 'not-before-the-roll' }

/** What the player on turn has in hand and where it is aimed. */
export interface Considered {
  placing: Placing | null
  /** The first tile (0 to 3) in hand, in the opening. */
  holding: number | null
  wielded: Wielded | null
  /** Why the last wish was refused; cleared by the next one. */
  wish: Unfulfilled | null
  /** Where the last aim went, that its refusal may be shown there; null once something else was wished. */
  wishAt: Place | null
  /** What was in hand when a market tile was lifted, for as long as that is dragged: each place is tried anew. */
  lifted: InHand | null
}

/** What is taken up, be it aimed or not. */
export type InHand = Pick<Considered, 'placing' | 'wielded'>

export const NOTHING: Considered = {
  placing: null,
  holding: null,
  wielded: null,
  wish: null,
  wishAt: null,
  lifted: null,
}

/** Where the player aims. */
export const aimedAt = ({ placing, wielded }: InHand): Place | null =>
  placing?.at ?? (wielded?.kind === 'symbol' ? (wielded.way?.at ?? null) : null)

/** What is done when the player confirms; null while nothing is aimed, or where a tile must wait for the roll. */
export function aimedAction(state: State, { placing, wielded }: InHand): Action | null {
  if (isBeforeRoll(state)) return null
  if (placing) return placingAction(state, placing)
  return wielded?.kind === 'symbol' ? wielded.way : null
}

/** Whether what is in hand can be turned, and looks another way then. */
export function canTurn({ market }: Pick<State, 'market'>, { placing, wielded }: InHand): boolean {
  const face = placing && market[placing.slot]
  if (placing) return Boolean(face && !liesAlike(face))
  return wielded?.kind === 'symbol' && wielded.way?.turn !== undefined
}

/** Takes a market tile in hand. Where a symbol was taken up for one, that stays, and so does its aim if it can. */
export function taken(
  state: State,
  slot: number,
  at: Place | null,
  wielded: Wielded | null,
): Partial<Considered> {
  const swapping = wielded?.kind === 'symbol' && takesTile(wielded)
  const [turn] = swapping && at !== null ? turnsAt(state, slot, at) : []
  const placing = { slot, turn: turn ?? 0, at: turn === undefined ? null : at }
  return { placing, wielded: swapping ? wielded : null }
}

/** Turns the market tile in hand; where it is aimed and can lie but one way, says why. */
export function turnedTile(state: State, placing: Placing, quarters: number): Partial<Considered> {
  const { slot, at, turn } = placing
  const next = nextTurn(turn, quarters, at === null ? TURNS : turnsAt(state, slot, at))
  const onward = TURNS[(turn + Math.sign(quarters) + 4) % 4] ?? turn
  const stuck = at !== null && next === turn ? refuseTileAt(state, slot, at, onward) : null
  return { placing: { ...placing, turn: next }, wish: stuck }
}

/** The same for a tile of the forest that a symbol would turn. */
export function turnedWay(state: State, wielded: WieldedSymbol, quarters: number): Partial<Considered> {
  const { way } = wielded
  if (way?.turn === undefined) return {}
  const { at, turn } = way
  const next = nextTurn(
    turn,
    quarters,
    waysAt(state, wielded, at).map((other) => other.turn ?? turn),
  )
  // Its own turn comes round only where there is no other, and nought would be to leave it as it lies.
  const onward = TURNS.find((other) => other !== turn && other !== 0) ?? turn
  const stuck = next === turn ? refuseAt(state, wielded, at, { turn: onward }) : null
  return { wielded: { ...wielded, way: { ...way, turn: next } }, wish: stuck }
}

/** Aims a market tile. Aimed at an empty place it is to be placed there, whatever symbol was taken up. */
export function aimedTile(
  state: State,
  { slot, turn }: Placing,
  at: Place,
  wielded: Wielded | null,
): Partial<Considered> {
  const allowed = turnsAt(state, slot, at)
  if (allowed.length === 0) return { wish: refuseTileAt(state, slot, at, turn) }
  const first = allowed.includes(turn) ? turn : nextTurn(turn, 1, allowed)
  return { placing: { slot, turn: first, at }, wielded: state.tiles[at] ? wielded : null, wish: null }
}

/** Lifts the market tile in hand, that it may be dragged: it is aimed nowhere then. */
export function liftedTile({ placing, wielded }: InHand): Partial<Considered> {
  const inHand = placing && { placing: { ...placing, at: null }, wielded }
  return inHand ? { ...inHand, lifted: inHand, wish: null, wishAt: null } : {}
}

/** Holds a tile that is dragged over a place, as if it were let go of there; over nothing, if null. */
export function draggedTile(state: State, lifted: InHand, at: Place | null): Partial<Considered> {
  const { placing, wielded } = lifted
  const aimed = placing && at !== null ? { ...aimedTile(state, placing, at, wielded), wishAt: at } : null
  return { ...lifted, wish: null, wishAt: null, ...aimed }
}

/** Aims a symbol; one that needs a market tile takes the first that can come there. */
export function aimedSymbol(state: State, wielded: WieldedSymbol, at: Place): Partial<Considered> {
  const [way] = waysAt(state, wielded, at)
  if (!way) return { wish: refuseAt(state, wielded, at) }
  if (way.slot === undefined) return { wielded: { ...wielded, way }, wish: null }
  return { placing: { slot: way.slot, turn: way.turn ?? 0, at }, wish: null }
}

/** What an action needs in hand, aimed as that action would be: of one that is impossible, as much as can be. */
export const aimedLike = (state: State, action: Action): Considered =>
  stillPossible(state, { ...NOTHING, ...inHandFor(state, action) })

function inHandFor(state: State, action: Action): Partial<InHand> {
  if (action.type === 'expand') {
    const { slot, turn, at } = action
    return { placing: { slot, turn, at } }
  }
  // A power that is aimed at nothing is not taken up: it is used at once.
  if (action.type === 'use' && (action.at !== undefined || action.seat !== undefined))
    return { wielded: takenUp({ power: action.power }) }
  return action.type === 'use-symbol' ? symbolInHand(state, action) : {}
}

/** A symbol aimed as it would be used; one that needs a market tile is aimed with that. */
function symbolInHand(state: State, way: SymbolWay): Partial<InHand> {
  const { symbol, slot, turn, at } = way
  const effect = usableSymbols(state).find((usable) => usable.symbol === symbol)?.effect
  if (!effect) return {}
  if (slot === undefined) return { wielded: { kind: 'symbol', symbol, effect, way } }
  return {
    wielded: { kind: 'symbol', symbol, effect, way: null },
    placing: { slot, turn: turn ?? 0, at },
  }
}

type WieldedSymbol = Extract<Wielded, { kind: 'symbol' }>

/** What is taken up by a wish, aimed nowhere. */
export function takenUp(wish: Wish): Wielded {
  if ('axe' in wish) return { kind: 'axe' }
  if ('power' in wish) return { kind: 'power', ...wish }
  return { kind: 'symbol', symbol: wish.symbol, effect: wish.effect, way: null }
}

/** Whether a power, a symbol or the axe is what is taken up. */
export function isWielded(wielded: Wielded | null, wish: Wish): boolean {
  if ('axe' in wish) return wielded?.kind === 'axe'
  if ('power' in wish) return wielded?.kind === 'power' && wielded.power === wish.power
  return wielded?.kind === 'symbol' && wielded.symbol === wish.symbol
}

/** Why a power, a symbol or the axe cannot be used now, whatever it is aimed at. */
export function refuseToWield(state: State, wish: Wish): Refusal | null {
  if ('axe' in wish) {
    const felling = fellingOf(state)
    if (!felling) return { code: 'a-tile-to-come-fits' }
    return felling.refusal ?? (felling.places.length === 0 ? { code: 'nothing-in-reach' } : null)
  }
  if ('power' in wish) {
    const found = powersOf(state).find(({ power }) => power === wish.power)
    return found ? found.refusal : { code: 'no-such-power' }
  }
  const found = usableSymbols(state).find(({ symbol }) => symbol === wish.symbol)
  return found ? found.refusal : { code: 'no-such-symbol-here' }
}

/** What of an intent still makes sense after the game went on or back. */
export function stillPossible(state: State, { placing, holding, wielded }: Considered): Considered {
  const taken = placing && !refuseToTake(state, placing.slot) ? placing : null
  const turns = taken?.at == null ? [] : turnsAt(state, taken.slot, taken.at)
  const aimed = taken && (turns.includes(taken.turn) ? taken : { ...taken, at: null })
  return {
    placing: aimed,
    holding: state.opening ? holding : null,
    wielded: wielded && stillWielded(state, wielded),
    wish: null,
    wishAt: null,
    lifted: null,
  }
}

function stillWielded(state: State, wielded: Wielded): Wielded | null {
  if (wielded.kind === 'axe') return refuseToWield(state, AXE) ? null : wielded
  if (wielded.kind === 'power') return refuseToWield(state, wielded) ? null : wielded
  const { way } = wielded
  if (refuseToWield(state, wielded)) return null
  const still = way && waysAt(state, wielded, way.at).some(({ turn }) => turn === way.turn)
  return still ? wielded : { ...wielded, way: null }
}
