import type { Refusal } from './actions.ts'
import type { BoxId } from './boxes.ts'
import type { SymbolId } from './ids.ts'

/** Whether a lure attracts monsters before or after characters that attract them too [R 27]. */
export type Lure = 'before-characters' | 'after-characters'

/** The uses of expansion symbols by a character on them. */
export type ExpansionEffect =
  /** Sets a neighbouring tile on fire [R 40]. */
  | 'light'
  /** Sends water down from a neighbouring tile [R 48]. */
  | 'flood'
  /** Rolls a boulder over a neighbouring tile and on [R 47]. */
  | 'roll'
  /** Turns the symbol to another road of its tile [R 50]. */
  | 'point'
  /** Opens or closes the symbol, which is on a road of its tile [R 51]. */
  | 'switch'

/** The uses of symbols, by a character on them: on a neighbouring tile, or on the symbol itself. */
export type SymbolEffect =
  | ExpansionEffect
  /** Destroys a neighbouring tile with everything on it [R 19]. */
  | 'destroy'
  /** Swaps a neighbouring tile with a tile of the market [R 20]. */
  | 'swap'
  /** Turns a neighbouring tile in place [R 20]. */
  | 'turn'

/** How a character uses a symbol. */
export interface SymbolUse {
  effect: SymbolEffect
  /** The use costs an Expand. If absent, it is free. */
  instead?: 'expand'
  /** The symbol can be used only once in the game. */
  once?: true
}

/** The rules of a symbol, as data. A field that a row leaves out changes nothing on the tile. */
export interface SymbolRules {
  /** Its character in a forest that is written as text. */
  mark: string
  /** The box that it belongs to. */
  box: Exclude<BoxId, 'special'>
  /** How many sides of its tile it names. */
  sides?: 1 | 4
  /** The symbol is on the road that leaves its tile at its side. */
  onRoad?: true
  /** A tile can have only one of it, on any side. */
  oneATile?: true
  /** The numbers that it may have. */
  numbers?: readonly number[]
  /** The symbol has a number only until it is used up. */
  losesNumber?: true
  /** The symbol can be *spent* (used up, or in its other position), although its use is not `once` and monsters do not break it. */
  canSpend?: true
  /** Counts towards the costs of tiles (section 8). */
  isResource?: true
  /** Its number is how many monsters the tile holds. */
  isCapacity?: true
  /** Monsters on joined neighbours turn to its tile. */
  lure?: Lure
  /** A monster that arrives here takes another step at once. */
  hastens?: true
  /** If there is no road in the desired direction, monsters here try its sides in their order. */
  isOrder?: true
  /** Bars the road on its side to monsters until those of one tile break it: a full tile [R 21], or the number of its length [R 22]. */
  breaksBefore?: 'full-tile' | 'its-length'
  /** Bars its road only while it is *spent*. Instead of breaking, it gives way to monsters and may bar the road again [R 51]. */
  barsWhenSpent?: true
  /** The event when monsters make it give way. If absent, they have broken it [R 51]. */
  gaveWay?: 'bridge-fell'
  /** The refusal for characters while it bars its road. If absent, they can pass. */
  stopsCharacters?: Refusal
  /** Monsters that step from here try its side before the desired direction [R 50]. */
  points?: true
  /** Joins all tiles that have this symbol, for characters [R 52]. */
  links?: true
  /** Until it is used up, its tile can only be placed, not swept or swapped away [R 56]. */
  mustBePlaced?: true
  /** Its tile never catches fire [R 40]. */
  fireproof?: true
  /** How a character on the tile may use it. */
  use?: SymbolUse
}

/** All symbols, in the order of `ids.ts`. */
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

/** Returns the rules of a symbol. */
export const symbolRules = (id: SymbolId): SymbolRules => SYMBOLS[id]

/** True if a symbol counts towards the costs of tiles (section 8). */
export const isResource = (id: SymbolId): boolean => SYMBOLS[id].isResource === true

/** Returns the box of a symbol. */
export const symbolBox = (id: SymbolId): SymbolRules['box'] => SYMBOLS[id].box
