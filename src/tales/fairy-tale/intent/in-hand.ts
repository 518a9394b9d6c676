import {
  type Action,
  liesAlike,
  type PowerId,
  type Refusal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import type { DeedInHand } from './deeds.ts'
import { isBeforeRoll, type Placing, placingAction } from './market-tile.ts'
import type { SymbolWay, UsedSymbol } from './uses.ts'

/** What the player on turn has in hand: one thing, or nothing. */
export type InHand =
  | typeof NOTHING
  | FirstTile
  | TileInHand
  | SymbolInHand
  | PowerInHand
  | DeedInHand
  | typeof AXE

/** Nothing is in hand. */
export const NOTHING = { kind: 'nothing' } as const

/** The axe: a tile of the forest is to be felled [R 73]. */
export const AXE = { kind: 'axe' } as const

/** In the opening: one of the four first tiles (0 to 3). */
interface FirstTile {
  kind: 'first-tile'
  tile: number
}

/** A market tile, aimed or not. */
export interface TileInHand extends Placing {
  kind: 'tile'
  /** The symbol that was taken up to swap it in; null where it is only to be placed. */
  symbol: UsedSymbol | null
  /** For as long as it is dragged: how it was lifted, since each place is tried anew. */
  lifted: Pick<TileInHand, 'turn' | 'symbol'> | null
}

/** A symbol of the tile where the character stands. One that needs a market tile is aimed with that in hand. */
export interface SymbolInHand extends UsedSymbol {
  kind: 'symbol'
  /** How it would be used where it is aimed. */
  way: SymbolWay | null
}

/** A power of the character on turn. */
interface PowerInHand {
  kind: 'power'
  power: PowerId
}

/** What may be taken up to be aimed at something on the board. */
export type Wieldable = PowerInHand | ({ kind: 'symbol' } & UsedSymbol) | DeedInHand | typeof AXE

/** Why a wish was not fulfilled: the rules refuse it, or it lacks something that must be in hand first. */
export type Unfulfilled = Refusal | { code: 'no-tile-in-hand' | 'not-before-the-roll' | 'not-beside-the-oak' }

/** A wish that was not fulfilled, and the place that it was about; null where it was about none. */
export interface Refused {
  why: Unfulfilled
  at: Place | null
}

/** What the player on turn has in hand, and why what it wished last cannot be. */
export interface Intent {
  inHand: InHand
  refused: Refused | null
}

/** Nothing in hand, and nothing refused: there is nothing to put back. */
export const IDLE: Intent = { inHand: NOTHING, refused: null }

export const isIdle = ({ inHand, refused }: Intent): boolean => inHand.kind === 'nothing' && refused === null

/** The market tile in hand. */
export const tileIn = (inHand: InHand): TileInHand | null => (inHand.kind === 'tile' ? inHand : null)

/** The first tile in hand, by its number. */
export const firstTileIn = (inHand: InHand): number | null =>
  inHand.kind === 'first-tile' ? inHand.tile : null

/** Whether a market tile is dragged. */
export const isDragged = (inHand: InHand): boolean => inHand.kind === 'tile' && inHand.lifted !== null

/** The symbol that was taken up, with a market tile or without. */
export function symbolIn(inHand: InHand): UsedSymbol | null {
  if (inHand.kind === 'tile') return inHand.symbol
  return inHand.kind === 'symbol' ? inHand : null
}

/** Whether anything is taken up to be aimed at something on the board. */
export const isWielding = (inHand: InHand): boolean =>
  inHand.kind === 'power' || inHand.kind === 'axe' || inHand.kind === 'deed' || symbolIn(inHand) !== null

/** Whether this power, this symbol or the axe is what is taken up. */
export function isWielded(inHand: InHand, wish: Wieldable): boolean {
  switch (wish.kind) {
    case 'axe':
      return inHand.kind === 'axe'
    case 'power':
      return inHand.kind === 'power' && inHand.power === wish.power
    case 'deed':
      return inHand.kind === 'deed' && inHand.deed === wish.deed
    case 'symbol':
      return symbolIn(inHand)?.symbol === wish.symbol
  }
}

/** Where the player aims. */
export function aimedAt(inHand: InHand): Place | null {
  if (inHand.kind === 'tile') return inHand.at
  return inHand.kind === 'symbol' ? (inHand.way?.at ?? null) : null
}

/** What is done when the player confirms; null while nothing is aimed, or where a tile must wait for the roll. */
export function aimedAction(state: State, inHand: InHand): Action | null {
  if (isBeforeRoll(state)) return null
  if (inHand.kind === 'tile') return placingAction(state, inHand)
  return inHand.kind === 'symbol' ? inHand.way : null
}

/** Whether what is in hand can be turned, and looks another way then. */
export function canTurn({ market }: Pick<State, 'market'>, inHand: InHand): boolean {
  if (inHand.kind === 'symbol') return inHand.way?.turn !== undefined
  const face = inHand.kind === 'tile' && market[inHand.slot]
  return Boolean(face && !liesAlike(face))
}
