import {
  type Action,
  liesAlike,
  type PowerId,
  type Refusal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { isBeforeRoll, type Placing, placingAction } from './market-tile.ts'
import type { DeedInHand } from './tile-actions.ts'
import type { SymbolWay, UsedSymbol } from './uses.ts'

/** The selection of the player on turn: one thing, or nothing. */
export type TurnSelection =
  | typeof NOTHING
  | FirstTile
  | TileSelection
  | SymbolInHand
  | PowerInHand
  | DeedInHand
  | WalkInHand
  | typeof AXE

export const NOTHING = { kind: 'nothing' } as const

/** The axe: selects a tile of the forest to fell [R 73]. */
export const AXE = { kind: 'axe' } as const

/** In the opening: one of the four first tiles (0 to 3). */
interface FirstTile {
  kind: 'first-tile'
  tile: number
}

/** A market tile, aimed or not. */
export interface TileSelection extends Placing {
  kind: 'tile'
  /** The symbol that was selected to swap the tile in; null if the tile is to be placed. */
  symbol: UsedSymbol | null
  /** While dragged: the turn and symbol at the start, because each place is tried from there. */
  lifted: Pick<TileSelection, 'turn' | 'symbol'> | null
}

/** A symbol of the character's tile. One that needs a market tile is aimed together with it. */
export interface SymbolInHand extends UsedSymbol {
  kind: 'symbol'
  /** The action at the aimed place. */
  way: SymbolWay | null
}

/** A walk on which the character would lose its load, aimed at the last place of its path. Other walks need no aim. */
interface WalkInHand {
  kind: 'walk'
  path: readonly Place[]
}

interface PowerInHand {
  kind: 'power'
  power: PowerId
}

/** Anything that can be selected and then aimed at the board. */
export type Wieldable = PowerInHand | ({ kind: 'symbol' } & UsedSymbol) | DeedInHand | typeof AXE

/** The reason why a command has failed: a refusal of the rules, or something that must be selected first. */
export type Unfulfilled = Refusal | { code: 'no-tile-in-hand' | 'not-before-the-roll' | 'not-beside-the-oak' }

/** A command that has failed, and its place, or null if it has none. */
export interface RefusedCommand {
  why: Unfulfilled
  at: Place | null
}

/** The selection of the player on turn, and the last command that has failed. */
export interface Intent {
  inHand: TurnSelection
  refused: RefusedCommand | null
}

/** An empty selection without a failed command. */
export const IDLE: Intent = { inHand: NOTHING, refused: null }

export const isIdle = ({ inHand, refused }: Intent): boolean => inHand.kind === 'nothing' && refused === null

/** The selected market tile, or null. */
export const tileIn = (inHand: TurnSelection): TileSelection | null =>
  inHand.kind === 'tile' ? inHand : null

/** The number of the selected first tile, or null. */
export const firstTileIn = (inHand: TurnSelection): number | null =>
  inHand.kind === 'first-tile' ? inHand.tile : null

/** True if a market tile is being dragged. */
export const isDragged = (inHand: TurnSelection): boolean => inHand.kind === 'tile' && inHand.lifted !== null

/** The selected symbol, with or without a market tile. */
export function symbolIn(inHand: TurnSelection): UsedSymbol | null {
  if (inHand.kind === 'tile') return inHand.symbol
  return inHand.kind === 'symbol' ? inHand : null
}

/** True if anything is selected that is aimed at the board. */
export const isWielding = (inHand: TurnSelection): boolean =>
  inHand.kind === 'power' || inHand.kind === 'axe' || inHand.kind === 'deed' || symbolIn(inHand) !== null

/** True if this power, symbol, action or the axe is selected. */
export function isWielded(inHand: TurnSelection, wish: Wieldable): boolean {
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

/** The aimed place, or null. */
export function aimedAt(inHand: TurnSelection): Place | null {
  if (inHand.kind === 'tile') return inHand.at
  if (inHand.kind === 'walk') return inHand.path.at(-1) ?? null
  return inHand.kind === 'symbol' ? (inHand.way?.at ?? null) : null
}

/** Returns the actions to confirm: those of an aimed walk, or the aimed action; empty if there is none. */
export function aimedActions(state: State, inHand: TurnSelection): readonly Action[] {
  if (inHand.kind === 'walk') return walkActions(inHand.path)
  const action = aimedAction(state, inHand)
  return action ? [action] : []
}

/** Returns the steps along a path. */
export const walkActions = (path: readonly Place[]): readonly Action[] =>
  path.map((to) => ({ type: 'walk', to }))

/** Returns the tile or symbol to confirm; null if none is aimed, or if a tile must wait for the roll. */
export function aimedAction(state: State, inHand: TurnSelection): Action | null {
  if (isBeforeRoll(state)) return null
  if (inHand.kind === 'tile') return placingAction(state, inHand)
  return inHand.kind === 'symbol' ? inHand.way : null
}

/** True if the selection can be turned and looks different afterwards. */
export function canTurn({ market }: Pick<State, 'market'>, inHand: TurnSelection): boolean {
  if (inHand.kind === 'symbol') return inHand.way?.turn !== undefined
  const face = inHand.kind === 'tile' && market[inHand.slot]
  return Boolean(face && !liesAlike(face))
}
