import {
  type Action,
  fellingOf,
  powersOf,
  type Refusal,
  type State,
  walks,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { losingPlaces } from './basket-loss.ts'
import { refuseToTake, turnsAt } from './market-tile.ts'
import { actionsAt, refuseDeed } from './tile-actions.ts'
import {
  aimedAt,
  IDLE,
  type Intent,
  isWielded,
  NOTHING,
  type SymbolInHand,
  symbolIn,
  type TileSelection,
  type TurnSelection,
  tileIn,
  type Wieldable,
} from './turn-selection.ts'
import { type SymbolWay, takesTile, type UsedSymbol, usableSymbols, waysAt } from './uses.ts'

// Functions that select, and that keep the selection valid when the game goes on or back.

/** Selects a market tile, or deselects it. If it cannot be selected, the selection stays. */
export function taken(state: State, inHand: TurnSelection, slot: number): Partial<Intent> {
  if (tileIn(inHand)?.slot === slot) return IDLE
  const why = refuseToTake(state, slot)
  return why ? { refused: { why, at: null } } : { inHand: takenTile(state, inHand, slot), refused: null }
}

/** If a swap symbol is selected, it stays selected, and so does its aim if possible. */
function takenTile(state: State, inHand: TurnSelection, slot: number): TileSelection {
  const symbol = symbolForTile(inHand)
  const at = symbol && aimedAt(inHand)
  const [turn] = at === null ? [] : turnsAt(state, slot, at)
  return marketTile({ slot, turn: turn ?? 0, at: turn === undefined ? null : at, symbol })
}

const marketTile = (tile: Omit<TileSelection, 'kind' | 'lifted'>): TileSelection => ({
  kind: 'tile',
  ...tile,
  lifted: null,
})

/** The selected symbol, if it swaps in a market tile. */
function symbolForTile(inHand: TurnSelection): UsedSymbol | null {
  const found = symbolIn(inHand)
  return found && takesTile(found) ? used(found) : null
}

const used = ({ symbol, effect }: UsedSymbol): UsedSymbol => ({ symbol, effect })

/** Selects a power, a symbol or the axe, or deselects it. Keeps the selection if it cannot be used. */
export function wielded(state: State, inHand: TurnSelection, wish: Wieldable): Intent {
  if (isWielded(inHand, wish)) return IDLE
  const why = refuseToWield(state, wish)
  return why
    ? { inHand: NOTHING, refused: { why, at: null } }
    : { inHand: takenUp(inHand, wish), refused: null }
}

/** A selected market tile stays selected for a symbol that takes one. */
function takenUp(inHand: TurnSelection, wish: Wieldable): TurnSelection {
  if (wish.kind !== 'symbol') return wish
  const { slot, turn } = tileIn(inHand) ?? {}
  if (slot === undefined || turn === undefined || !takesTile(wish)) return symbolAimed(wish, null)
  return marketTile({ slot, turn, at: null, symbol: used(wish) })
}

const symbolAimed = (symbol: UsedSymbol, way: SymbolWay | null): SymbolInHand => ({
  kind: 'symbol',
  ...used(symbol),
  way,
})

/** Returns why a power, a symbol or the axe cannot be used now on any target, or null. */
export function refuseToWield(state: State, wish: Wieldable): Refusal | null {
  switch (wish.kind) {
    case 'axe': {
      const felling = fellingOf(state)
      if (!felling) return { code: 'a-tile-to-come-fits' }
      return felling.refusal ?? (felling.places.length === 0 ? { code: 'nothing-in-reach' } : null)
    }
    case 'power': {
      const found = powersOf(state).find(({ power }) => power === wish.power)
      return found ? found.refusal : { code: 'no-such-power' }
    }
    case 'deed':
      return refuseDeed(state, wish.deed)
    case 'symbol':
      return refuseSymbol(state, wish)
  }
}

function refuseSymbol(state: State, { symbol }: UsedSymbol): Refusal | null {
  const found = usableSymbols(state).find((usable) => usable.symbol === symbol)
  return found ? found.refusal : { code: 'no-such-symbol-here' }
}

/** The selection for an action, aimed like it. For an impossible action, the valid part of that selection. */
export const inHandFor = (state: State, action: Action): TurnSelection =>
  keepSelection(state, neededFor(state, action))

function neededFor(state: State, action: Action): TurnSelection {
  switch (action.type) {
    case 'expand': {
      const { slot, turn, at } = action
      return marketTile({ slot, turn, at, symbol: null })
    }
    case 'use': {
      const { power, at, seat } = action
      // A power that needs no target is used at once instead of being selected.
      return at === undefined && seat === undefined ? NOTHING : { kind: 'power', power }
    }
    case 'use-symbol':
      return symbolFor(state, action)
    case 'pour':
      return { kind: 'deed', deed: 'pour', from: null }
    case 'cast':
      return action.at === undefined ? NOTHING : { kind: 'deed', deed: 'cast', from: null }
    case 'march':
      return { kind: 'deed', deed: 'march', from: action.from }
    case 'walk':
      return action.with ? { kind: 'deed', deed: 'lead', from: null } : NOTHING
    default:
      return NOTHING
  }
}

/** A symbol, aimed like its action. A market tile is selected only with a symbol that takes one. */
function symbolFor(state: State, way: SymbolWay): TurnSelection {
  const found = usableSymbols(state).find(({ symbol }) => symbol === way.symbol)
  if (!found) return NOTHING
  const { slot, turn = 0, at } = way
  if (slot === undefined) return symbolAimed(found, way)
  return takesTile(found) ? marketTile({ slot, turn, at, symbol: used(found) }) : symbolAimed(found, null)
}

/** The part of the selection that remains valid after the game went on or back. */
export function keepSelection(state: State, inHand: TurnSelection): TurnSelection {
  switch (inHand.kind) {
    case 'nothing':
      return inHand
    case 'first-tile':
      return state.opening ? inHand : NOTHING
    case 'tile':
      return stillTile(state, inHand)
    case 'symbol':
      return stillSymbol(state, inHand)
    case 'walk':
      return stillLoses(state, inHand.path) ? inHand : NOTHING
    case 'deed':
      return actionsAt(state, inHand).size > 0 ? inHand : NOTHING
    default:
      return refuseToWield(state, inHand) ? NOTHING : inHand
  }
}

/** True if a walk is possible along this path, and still loses the load. */
function stillLoses(state: State, path: readonly Place[]): boolean {
  const to = path.at(-1)
  const walk = walks(state).find((other) => other.to === to)
  return walk !== undefined && losingPlaces(state).has(walk.to) && String(walk.path) === String(path)
}

function stillTile(state: State, inHand: TileSelection): TurnSelection {
  const { slot, turn, at } = inHand
  const symbol = inHand.symbol && !refuseSymbol(state, inHand.symbol) ? inHand.symbol : null
  if (refuseToTake(state, slot)) return symbol ? symbolAimed(symbol, null) : NOTHING
  const fits = at === null || turnsAt(state, slot, at).includes(turn)
  return fits && symbol === inHand.symbol && !inHand.lifted
    ? inHand
    : marketTile({ slot, turn, at: fits ? at : null, symbol })
}

function stillSymbol(state: State, inHand: SymbolInHand): TurnSelection {
  if (refuseSymbol(state, inHand)) return NOTHING
  const { way } = inHand
  const fits = way === null || waysAt(state, inHand, way.at).some(({ turn }) => turn === way.turn)
  return fits ? inHand : symbolAimed(inHand, null)
}
