import {
  type Action,
  fellingOf,
  powersOf,
  type Refusal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { deedsAt, refuseDeed } from './deeds.ts'
import {
  aimedAt,
  IDLE,
  type InHand,
  type Intent,
  isWielded,
  NOTHING,
  type SymbolInHand,
  symbolIn,
  type TileInHand,
  tileIn,
  type Wieldable,
} from './in-hand.ts'
import { refuseToTake, turnsAt } from './market-tile.ts'
import { type SymbolWay, takesTile, type UsedSymbol, usableSymbols, waysAt } from './uses.ts'

// What comes into the hand, and what of it stays there when the game goes on or back.

/** Takes a market tile in hand, or puts it back; one that cannot be taken leaves there what is there. */
export function taken(state: State, inHand: InHand, slot: number): Partial<Intent> {
  if (tileIn(inHand)?.slot === slot) return IDLE
  const why = refuseToTake(state, slot)
  return why ? { refused: { why, at: null } } : { inHand: takenTile(state, inHand, slot), refused: null }
}

/** Where a symbol was taken up for a tile, that stays, and so does its aim if it can. */
function takenTile(state: State, inHand: InHand, slot: number): TileInHand {
  const symbol = symbolForTile(inHand)
  const at = symbol && aimedAt(inHand)
  const [turn] = at === null ? [] : turnsAt(state, slot, at)
  return marketTile({ slot, turn: turn ?? 0, at: turn === undefined ? null : at, symbol })
}

const marketTile = (tile: Omit<TileInHand, 'kind' | 'lifted'>): TileInHand => ({
  kind: 'tile',
  ...tile,
  lifted: null,
})

/** The symbol that was taken up, if it swaps in a market tile. */
function symbolForTile(inHand: InHand): UsedSymbol | null {
  const found = symbolIn(inHand)
  return found && takesTile(found) ? used(found) : null
}

const used = ({ symbol, effect }: UsedSymbol): UsedSymbol => ({ symbol, effect })

/** Takes a power, a symbol or the axe up, or lays it down again; of what cannot be used nothing is taken up. */
export function wielded(state: State, inHand: InHand, wish: Wieldable): Intent {
  if (isWielded(inHand, wish)) return IDLE
  const why = refuseToWield(state, wish)
  return why
    ? { inHand: NOTHING, refused: { why, at: null } }
    : { inHand: takenUp(inHand, wish), refused: null }
}

/** A market tile in hand stays there for what is done with one. */
function takenUp(inHand: InHand, wish: Wieldable): InHand {
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

/** Why a power, a symbol or the axe cannot be used now, whatever it is aimed at. */
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

/** What an action needs in hand, aimed as that action would be: of one that is impossible, as much as can be. */
export const inHandFor = (state: State, action: Action): InHand =>
  stillInHand(state, neededFor(state, action))

function neededFor(state: State, action: Action): InHand {
  switch (action.type) {
    case 'expand': {
      const { slot, turn, at } = action
      return marketTile({ slot, turn, at, symbol: null })
    }
    case 'use': {
      const { power, at, seat } = action
      // A power that is aimed at nothing is not taken up: it is used at once.
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

/** A symbol aimed as it would be used; one that needs a market tile is aimed with that, and no other with any. */
function symbolFor(state: State, way: SymbolWay): InHand {
  const found = usableSymbols(state).find(({ symbol }) => symbol === way.symbol)
  if (!found) return NOTHING
  const { slot, turn = 0, at } = way
  if (slot === undefined) return symbolAimed(found, way)
  return takesTile(found) ? marketTile({ slot, turn, at, symbol: used(found) }) : symbolAimed(found, null)
}

/** What stays in hand, and how, after the game went on or back. */
export function stillInHand(state: State, inHand: InHand): InHand {
  switch (inHand.kind) {
    case 'nothing':
      return inHand
    case 'first-tile':
      return state.opening ? inHand : NOTHING
    case 'tile':
      return stillTile(state, inHand)
    case 'symbol':
      return stillSymbol(state, inHand)
    case 'deed':
      return deedsAt(state, inHand).size > 0 ? inHand : NOTHING
    default:
      return refuseToWield(state, inHand) ? NOTHING : inHand
  }
}

function stillTile(state: State, inHand: TileInHand): InHand {
  const { slot, turn, at } = inHand
  const symbol = inHand.symbol && !refuseSymbol(state, inHand.symbol) ? inHand.symbol : null
  if (refuseToTake(state, slot)) return symbol ? symbolAimed(symbol, null) : NOTHING
  const fits = at === null || turnsAt(state, slot, at).includes(turn)
  return fits && symbol === inHand.symbol && !inHand.lifted
    ? inHand
    : marketTile({ slot, turn, at: fits ? at : null, symbol })
}

function stillSymbol(state: State, inHand: SymbolInHand): InHand {
  if (refuseSymbol(state, inHand)) return NOTHING
  const { way } = inHand
  const fits = way === null || waysAt(state, inHand, way.at).some(({ turn }) => turn === way.turn)
  return fits ? inHand : symbolAimed(inHand, null)
}
