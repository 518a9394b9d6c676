import {
  DIRECTIONS,
  directionTo,
  distanceFromCentre,
  neighbour,
  type Place,
} from '../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import { characterRules } from '../characters/index.ts'
import type { Expansions } from '../expansion-content.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import { type SymbolUse, symbolRules } from '../symbols.ts'
import type { Printed } from '../tiles.ts'
import { expandsLeft, refuseMore } from './allowance.ts'
import type { EffectRules, How } from './effects/effect.ts'
import { effectRules } from './effects/index.ts'
import { GUARDED } from './forest.ts'
import { seatOnTurn } from './seats.ts'

type UseSymbol = ActionOf<'use-symbol'>

/** A usable symbol on the tile of the character on turn. */
export interface Usable {
  printed: Printed
  rules: SymbolUse
  at: Place
}

/** The usable symbols on the tile of the character on turn, one of each kind, including spent ones. */
export function usablesHere(state: State): Usable[] {
  const all = allUsablesHere(state)
  if (all.length === 0) return []
  const kinds = new Set(all.map(({ printed }) => printed.symbol))
  return [...kinds].flatMap((symbol) => usableHere(state, symbol) ?? [])
}

/** Returns the symbol of a kind that the character on turn would use, or null. Unspent ones are preferred. */
export function usableHere(state: State, symbol: SymbolId): Usable | null {
  const all = allUsablesHere(state).filter(({ printed }) => printed.symbol === symbol)
  return all.find(({ printed }) => !printed.spent) ?? all[0] ?? null
}

const NO_SYMBOLS: readonly Usable[] = []

function allUsablesHere(state: State): readonly Usable[] {
  const at = seatOnTurn(state)?.at
  const symbols = at === undefined ? undefined : state.tiles[at]?.symbols
  if (at === undefined || !symbols?.length) return NO_SYMBOLS
  return symbols.flatMap((printed): Usable[] => {
    const rules = symbolRules(printed.symbol).use
    return rules ? [{ printed, rules, at }] : []
  })
}

/** Returns why the character on turn cannot use a symbol in this turn, in any way, or null. */
export function refuseSymbol(state: State, symbol: SymbolId): Refusal | null {
  const seat = seatOnTurn(state)
  const usable = usableHere(state, symbol)
  if (seat && characterRules(seat.character).onlyWalks?.(seat)) return { code: 'not-this-turn' }
  if (!usable) return { code: 'no-such-symbol-here' }
  if (usable.printed.spent && usable.rules.once) return { code: 'symbol-is-spent', symbol }
  const spends = usable.rules.instead === 'expand' && expandsLeft(state) === 0
  return spends ? refuseMore(state, 'expands', 'no-expand-left') : null
}

/** Returns why a symbol cannot be used in this way, or null. Assumes that it can be used at all. */
export function refuseWay(
  state: State,
  { symbol, at, ...how }: UseSymbol,
  expansions: Expansions | null,
): Refusal | null {
  const usable = usableHere(state, symbol)
  if (!usable) return { code: 'no-such-symbol-here' }
  const effect = effectRules(usable.rules.effect, expansions)
  if (!isSaidRight(effect, how)) return { code: 'wrong-use', symbol }
  const tile = state.tiles[at]
  const untouchable = refuseTile(state, usable, effect, at)
  return untouchable || !tile ? untouchable : effect.judge(state, { at, tile }, usable.at)(how)
}

/** True if the action has a slot, a turn and a side exactly as the effect needs them. */
const isSaidRight = ({ ways }: EffectRules, { slot, turn, side }: How): boolean =>
  ways.some(
    (way) =>
      'slot' in way === (slot !== undefined) &&
      'turn' in way === (turn !== undefined) &&
      'side' in way === (side !== undefined),
  )

/** Returns why a tile cannot be a target: not a neighbour, protected by the oak, or a dark diamond. Null if it can. */
function refuseTile(
  state: State,
  { at: from, printed }: Usable,
  { toItself, followsRoads, refuse }: EffectRules,
  at: Place,
): Refusal | null {
  const tile = state.tiles[at]
  if (!tile && !followsRoads) return { code: 'no-such-tile' }
  if (toItself) return at === from ? null : { code: 'wrong-use', symbol: printed.symbol }
  if (!directionTo(from, at)) return { code: 'not-next-door' }
  if (refuse) return refuse(state, from, at)
  if (distanceFromCentre(at) <= GUARDED) return { code: 'the-oak-guards-it' }
  return tile?.building && isGoal(tile) ? { code: 'building-stays', building: tile.building } : null
}

/** All current uses of a symbol, tile by tile, clockwise from north. */
export function usesOfSymbol(state: State, usable: Usable, expansions: Expansions | null): UseSymbol[] {
  if (refuseSymbol(state, usable.printed.symbol)) return []
  const effect = effectRules(usable.rules.effect, expansions)
  if (effect.toItself) return waysAt(state, usable, effect, usable.at)
  return DIRECTIONS.flatMap((side) => waysAt(state, usable, effect, neighbour(usable.at, side)))
}

function waysAt(state: State, usable: Usable, effect: EffectRules, at: Place): UseSymbol[] {
  const tile = state.tiles[at]
  if (!tile || refuseTile(state, usable, effect, at)) return []
  const refuse = effect.judge(state, { at, tile }, usable.at)
  const { symbol } = usable.printed
  return effect.ways
    .filter((how) => refuse(how) === null)
    .map((how): UseSymbol => ({ type: 'use-symbol', symbol, at, ...how }))
}
