import {
  type ActionOf,
  fairyTale,
  type Refusal,
  type State,
  type SymbolId,
} from '../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../engine/kernel/index.ts'

/** The symbols that are used at will, and what is said with each besides the tile. */
const SAID = {
  bomb: {},
  swap: { slot: 0, turn: 0 },
  rotate: { turn: 1 },
} as const satisfies { [Id in SymbolId]?: Pick<ActionOf<'use-symbol'>, 'slot' | 'turn'> }

export type UsableId = keyof typeof SAID

/** One way to use a symbol of the tile where the character on turn stands. */
export type SymbolWay = ActionOf<'use-symbol'> & { symbol: UsableId }

/** A symbol that the character on turn could use where it stands: why not now (null: it can), and every way. */
export interface UsableSymbol {
  symbol: UsableId
  refusal: Refusal | null
  ways: readonly SymbolWay[]
}

const known = new WeakMap<State, readonly UsableSymbol[]>()

/** The symbols that can be used where the character on turn stands, without those used up; asked once a state. */
export function symbolUses(state: State): readonly UsableSymbol[] {
  const uses = known.get(state) ?? askForUses(state)
  known.set(state, uses)
  return uses
}

function askForUses(state: State): UsableSymbol[] {
  const at = state.seats[state.onTurn]?.at
  const here = at === undefined ? undefined : state.tiles[at]?.symbols
  if (state.phase !== 'action' || !here) return []
  const unspent = new Set(here.filter(({ spent }) => !spent).map(({ symbol }) => symbol))
  const listed = unspent.size > 0 ? fairyTale.list(state) : []
  return [...unspent].filter(isUsable).map((symbol) => {
    const ways = listed.filter((way): way is SymbolWay => way.type === 'use-symbol' && way.symbol === symbol)
    return { symbol, refusal: ways.length > 0 ? null : refusalOf(state, symbol), ways }
  })
}

const isUsable = (symbol: SymbolId): symbol is UsableId => symbol in SAID

/** Why a symbol cannot be used at all now. */
function refusalOf(state: State, symbol: UsableId): Refusal {
  const refusal = refuseAt(state, symbol, CENTRE)
  const anyTile = refusal?.code === 'not-next-door' || refusal?.code === 'the-oak-guards-it'
  return refusal && !anyTile ? refusal : { code: 'nothing-in-reach' }
}

/** Why a symbol cannot be used on a tile now: so, or in any way. */
export const refuseAt = (
  state: State,
  symbol: UsableId,
  at: Place,
  how: Pick<SymbolWay, 'slot' | 'turn'> = SAID[symbol],
): Refusal | null => fairyTale.refuse(state, { type: 'use-symbol', symbol, at, ...how })
