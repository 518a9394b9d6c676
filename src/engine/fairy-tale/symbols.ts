import type { Refusal } from './actions.ts'
import type { BoxId } from './boxes.ts'
import type { SymbolId } from './ids.ts'

/** What draws monsters onto a tile, and whether before or after the characters that draw them [R 27]. */
export type Lure = 'before-characters' | 'after-characters'

/** What a character that stands on a symbol may do with it where a newer box is in the game. */
export type NewerEffect =
  /** The tile next door is set alight [R 40]. */
  | 'light'
  /** Water runs from the tile next door downward [R 48]. */
  | 'flood'
  /** A stone rolls over the tile next door and on [R 47]. */
  | 'roll'
  /** It is turned to another road of its own tile [R 50]. */
  | 'point'
  /** What stands on a road of its own tile opens or closes [R 51]. */
  | 'switch'

/** What a character that stands on a symbol may do with it, to a tile next to its own, or to the symbol itself. */
export type SymbolEffect =
  | NewerEffect
  /** That tile is destroyed with all that is on it [R 19]. */
  | 'destroy'
  /** That tile changes places with a tile of the market [R 20]. */
  | 'swap'
  /** That tile is turned in place [R 20]. */
  | 'turn'

/** How a character uses a symbol. */
export interface SymbolUse {
  effect: SymbolEffect
  /** It takes the place of an Expand; else it is free. */
  instead?: 'expand'
  /** It can be used but once in the game. */
  once?: true
}

/** The rules of a symbol, as data. What a row leaves out is as on a tile without the symbol. */
export interface SymbolRules {
  /** Stands for it where a forest is written as text. */
  mark: string
  /** The box that it belongs to. */
  box: Exclude<BoxId, 'special'>
  /** How many sides it speaks of. */
  sides?: 1 | 4
  /** It stands on the road that leaves on its side. */
  onRoad?: true
  /** A tile bears but one of it, whatever its side. */
  oneATile?: true
  /** The numbers that it may bear. */
  numbers?: readonly number[]
  /** It bears a number only until it is used up. */
  losesNumber?: true
  /** It can be used up, or be the other way, though it is neither used once nor broken. */
  canSpend?: true
  /** Counted to pay for tiles (section 8). */
  isResource?: true
  /** It holds as many monsters as its number says. */
  isCapacity?: true
  /** Monsters on joined neighbours turn to it. */
  lure?: Lure
  /** A monster that arrives here at once takes another step. */
  hastens?: true
  /** Where the desired turn does not exist, monsters here try its sides in their order. */
  isOrder?: true
  /**
   * While unbroken it bars the road on its side to monsters, until those of one tile break it: all of a full tile [R 21], or
   * as many as it is long [R 22].
   */
  breaksBefore?: 'full-tile' | 'its-length'
  /** It bars its road while it is *spent*, not until then, and gives way only for that once [R 51]. */
  barsWhenSpent?: true
  /** The event that tells that monsters made it give way; without it, that they broke it [R 51]. */
  gaveWay?: 'bridge-fell'
  /** Why no character can go over its road while it bars it. */
  stopsCharacters?: Refusal
  /** Monsters that step from here try the turn to its side before the desired one [R 50]. */
  points?: true
  /** For characters all tiles with such a symbol are joined [R 52]. */
  links?: true
  /** Its tile stays until it is laid, as long as this is not used up [R 56]. */
  mustBePlaced?: true
  /** Its tile never catches fire [R 40]. */
  fireproof?: true
  /** What a character may do that stands here. */
  use?: SymbolUse
}

/** Every symbol, in the order of `ids.ts`. */
const SYMBOLS: Readonly<Record<SymbolId, SymbolRules>> = {
  wood: { mark: 'w', box: 'resources', isResource: true },
  gold: { mark: 'g', box: 'resources', isResource: true },
  magic: { mark: 'm', box: 'resources', isResource: true },
  distraction: { mark: 'd', box: 'simple', lure: 'after-characters' },
  bomb: { mark: 'b', box: 'simple', use: { effect: 'destroy', once: true } },
  swap: { mark: 's', box: 'knotty', use: { effect: 'swap', instead: 'expand' } },
  rotate: { mark: 'r', box: 'knotty', use: { effect: 'turn', instead: 'expand' } },
  haste: { mark: 'h', box: 'simple', hastens: true },
  'fixed-order': { mark: 'o', box: 'knotty', sides: 4, isOrder: true },
  capacity: { mark: 'c', box: 'simple', numbers: [1, 2, 4, 5], isCapacity: true },
  gate: { mark: 'G', box: 'knotty', sides: 1, onRoad: true, breaksBefore: 'full-tile' },
  wall: { mark: 'W', box: 'knotty', sides: 1, onRoad: true, breaksBefore: 'its-length' },

  torch: { mark: 'f', box: 'fire', use: { effect: 'light', once: true } },
  damp: { mark: 'n', box: 'fire', fireproof: true },
  river: { mark: 'v', box: 'river', fireproof: true, use: { effect: 'flood', once: true } },
  boulder: { mark: 'k', box: 'river', use: { effect: 'roll', once: true } },
  signpost: {
    mark: 'a',
    box: 'ways',
    sides: 1,
    onRoad: true,
    oneATile: true,
    points: true,
    use: { effect: 'point' },
  },
  drawbridge: {
    mark: 'B',
    box: 'ways',
    sides: 1,
    onRoad: true,
    canSpend: true,
    breaksBefore: 'full-tile',
    barsWhenSpent: true,
    gaveWay: 'bridge-fell',
    stopsCharacters: { code: 'bridge-is-raised' },
    use: { effect: 'switch' },
  },
  'secret-door': { mark: 'q', box: 'ways', links: true },
  'war-drum': {
    mark: 'u',
    box: 'dark',
    numbers: [1, 2, 3],
    losesNumber: true,
    canSpend: true,
    mustBePlaced: true,
  },
  grove: { mark: 'x', box: 'dark', canSpend: true, mustBePlaced: true },
  scroll: { mark: 'y', box: 'spells', canSpend: true },
}

/** The rules of a symbol. */
export const symbolRules = (id: SymbolId): SymbolRules => SYMBOLS[id]

/** Whether a symbol is counted to pay for tiles (section 8). */
export const isResource = (id: SymbolId): boolean => SYMBOLS[id].isResource === true

/** The box that a symbol comes in. */
export const symbolBox = (id: SymbolId): SymbolRules['box'] => SYMBOLS[id].box
