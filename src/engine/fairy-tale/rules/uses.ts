import { CENTRE, DIRECTIONS, directionTo, distance, neighbour, type Place } from '../../kernel/grid.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import { isGoal } from '../buildings/index.ts'
import { characterRules } from '../characters/index.ts'
import type { SymbolUse } from '../hooks.ts'
import type { State } from '../state.ts'
import { type SymbolId, symbolRules } from '../symbols/index.ts'
import { type Face, type Printed, type Tile, TURNS, turned } from '../tiles.ts'
import { expandsLeft, refuseMore } from './allowance.ts'
import { refuseCost } from './costs.ts'
import { refuseInPlace } from './placement.ts'
import { seatOnTurn } from './seats.ts'

type Use = ActionOf<'use-symbol'>

/** A symbol that can be used, on the tile where the character on turn stands. */
interface Usable {
  printed: Printed
  rules: SymbolUse
  /** Where it stands. */
  at: Place
}

/** The symbols of the character's tile that can be used, used up or not; none where nobody is on turn. */
export function usablesHere(state: State): Usable[] {
  const at = seatOnTurn(state)?.at
  const symbols = at === undefined ? undefined : state.tiles[at]?.symbols
  if (at === undefined || !symbols) return []
  return symbols.flatMap((printed): Usable[] => {
    const rules = symbolRules(printed.symbol).use
    return rules ? [{ printed, rules, at }] : []
  })
}

/** The first such symbol of a kind; one that is not used up, if there is any. */
export function usableHere(state: State, symbol: SymbolId): Usable | null {
  const all = usablesHere(state).filter(({ printed }) => printed.symbol === symbol)
  return all.find(({ printed }) => !printed.spent) ?? all[0] ?? null
}

/** Why a symbol of the character's tile cannot be used now, whatever it is aimed at; null if it can. */
export function refuseSymbol(state: State, symbol: SymbolId): Refusal | null {
  const seat = seatOnTurn(state)
  const usable = usableHere(state, symbol)
  if (!seat || !usable) return { code: 'no-such-symbol-here' }
  if (usable.printed.spent) return { code: 'symbol-is-spent', symbol }
  if (characterRules(seat.character).onlyWalks?.(seat)) return { code: 'not-this-turn' }
  const tooMany = usable.rules.instead === 'expand' && expandsLeft(state) === 0
  return tooMany ? refuseMore(state, 'expands', 'no-expand-left') : null
}

/** Why a symbol may not be used in this way, where it can be used at all; null if it may. */
export function refuseAim(state: State, use: Use): Refusal | null {
  const usable = usableHere(state, use.symbol)
  if (!usable) return { code: 'no-such-symbol-here' }
  const target = state.tiles[use.at]
  return (
    refuseWords(usable.rules, use) ??
    (target ? refuseTarget(usable.at, use.at, target) : { code: 'no-such-tile' }) ??
    (target ? REFUSE_EFFECT[usable.rules.effect](state, use, target) : null)
  )
}

/** What is said must be what the effect needs: a slot and a turn, a turn, or neither. */
function refuseWords({ effect }: SymbolUse, { symbol, slot, turn }: Use): Refusal | null {
  const fits = (slot !== undefined) === (effect === 'swap') && (turn === undefined) === (effect === 'destroy')
  return fits ? null : { code: 'wrong-use', symbol }
}

/** Only a tile next door, none that the oak guards [R 30], and no dark diamond [R 19] [R 20]. */
function refuseTarget(from: Place, at: Place, { building, ...tile }: Tile): Refusal | null {
  if (!directionTo(from, at)) return { code: 'not-next-door' }
  if (at === CENTRE || distance(at) === 1) return { code: 'the-oak-guards-it' }
  return building && isGoal({ ...tile, building }) ? { code: 'building-stays', building } : null
}

/** Why each effect cannot be had on a tile that symbols may touch. */
const REFUSE_EFFECT: Record<SymbolUse['effect'], (state: State, use: Use, target: Tile) => Refusal | null> = {
  destroy: ({ seats }, { at }) =>
    seats.some((seat) => seat.at === at) ? { code: 'somebody-stands-there' } : null,

  swap(state, { at, slot = -1, turn = 0 }) {
    const face = state.market[slot]
    if (face === undefined) return { code: 'no-such-slot' }
    if (face === null) return { code: 'slot-is-empty' }
    if (face.building && isGoal(face)) return { code: 'building-stays', building: face.building }
    return refuseInPlace(state, at, turned(face, turn)) ?? refuseCost(state, face, at)
  },

  turn(state, { at, turn = 0 }, target) {
    const after = turned(target, turn)
    return liesAlike(target, after) ? { code: 'lies-so-already' } : refuseInPlace(state, at, after)
  },
}

/** Whether turning a tile changed nothing at all. */
function liesAlike(before: Face, after: Face): boolean {
  const sides = ({ symbols }: Face) => symbols.map((printed) => printed.sides.join()).join(';')
  return before.roads === after.roads && sides(before) === sides(after)
}

/** Every way in which symbols of the character's tile can be used now. */
export function usesHere(state: State): Use[] {
  const kinds = new Set(usablesHere(state).map(({ printed }) => printed.symbol))
  return [...kinds].flatMap((symbol) => usesOfSymbol(state, symbol))
}

/** Every way in which one symbol of the character's tile can be used now. */
export function usesOfSymbol(state: State, symbol: SymbolId): Use[] {
  const usable = usableHere(state, symbol)
  if (!usable || refuseSymbol(state, symbol)) return []
  const wishes = DIRECTIONS.flatMap((side) => wishesAt(state, usable, neighbour(usable.at, side)))
  return wishes.filter((wish) => refuseAim(state, wish) === null)
}

function wishesAt(state: State, { printed: { symbol }, rules }: Usable, at: Place): Use[] {
  const use = { type: 'use-symbol', symbol, at } as const
  if (!state.tiles[at]) return []
  if (rules.effect === 'destroy') return [use]
  if (rules.effect === 'turn') return TURNS.map((turn) => ({ ...use, turn }))
  return [...state.market.keys()].flatMap((slot) => TURNS.map((turn) => ({ ...use, slot, turn })))
}
