import type { Direction, Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { BoxId } from '../boxes.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster, Printed } from '../tiles.ts'
import type { Lure } from './building.ts'
import type { CharacterStep } from './character.ts'

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

/** Monsters before something that bars their way: on which tile they stand, and whether it is full. */
export interface Siege {
  state: State
  /** The tile that bears what bars the way. */
  bearer: Place
  from: Place
  full: boolean
}

/** The places where a symbol may speak. What it leaves out is as on a tile without it. */
export interface SymbolRules {
  /** What stands for it where a forest is written as text. */
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
  /** While unbroken it bars the road on its side to monsters; whether it breaks before those that besiege it. */
  breaks?(siege: Siege): boolean
  /** It bars its road while it is *spent*, not until then, and gives way only for that once [R 51]. */
  barsWhenSpent?: true
  /** What is told when monsters made it give way, where that is not that it broke [R 51]. */
  gaveWay?(monster: Monster, where: { at: Place; side: Direction }): Event
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
  /** A character has stepped onto its tile, after its building works [R 31]. */
  steppedOnto?(table: Table, step: CharacterStep, printed: Printed): void
  /** How many monsters before it break it, where that is a number of its own. */
  strength?(state: State, bearer: Place): number
  /** What a character may do that stands here. */
  use?: SymbolUse
}
