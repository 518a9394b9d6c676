import type { Place } from '../../kernel/boards/square.ts'
import type { NewerBoxId } from '../boxes.ts'
import type { ThingId } from '../extras.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster, Tile } from '../tiles.ts'
import type { CharacterStep } from './character.ts'

/** Icons that must lie in the forest before a tile may be placed: thresholds, never spent (section 7). */
export type Cost = { readonly [Id in SymbolId]?: number }

/** What draws monsters onto a tile, and whether before or after the characters that draw them [R 27]. */
export type Lure = 'before-characters' | 'after-characters'

/** What becomes of a monster that enters: it stays there, is off the board, or is put elsewhere in the same run [R 31] [R 49]. */
export type Fate = 'stays' | 'gone' | 'to-the-entrance' | { slidesTo: Place }

/** What a house of the fairy tales keeps and wants, and what it gives for that [R 60]. */
export interface House {
  keeps: ThingId
  wants: ThingId
  /** Rolls for new monsters that will not be made. */
  hushes?: number
  /** What else it gives to the character of a seat. */
  gives?(table: Table, seat: number): void
}

/** The places where a building may speak. What it leaves out is as on a plain tile. */
export interface BuildingRules {
  /** What stands for it where a forest is written as text. */
  mark: string
  /** The newer box that it comes in; else it is that of special tiles. */
  box?: NewerBoxId
  /** What must lie in the forest before the first, the second ... of its kind may be placed; the last holds on. */
  costs?: readonly Cost[]
  /** Nearest to the oak that it may lie, in tiles. */
  minimumDistance?: number
  /** On a 6, monsters may appear here [R 7]. */
  isDen?: true
  /** Destroying it is the goal of the game; until it is laid it is still to come [R 11]. */
  isGoal?: true
  /** It can be sprung, and set again: `sprung` of its tile means something. */
  canSpring?: true
  /** It can delay monsters: `delayedBy` of one may name it. */
  canDelay?: true
  /** A house of the fairy tales: what it keeps, what it wants, and what it gives for that, once [R 60]. */
  house?: House
  /** Whoever steps onto it does not come to stand there, but is back where the step began [R 23]. */
  sendsBack?: true
  /** Monsters may not enter; for them no road leads over it. */
  shutsOut?: true
  /** Monsters do not appear here from a side [R 9]. */
  noEntrance?: true
  /** It never becomes full, whoever stands there. */
  neverFull?: true
  /** Monsters on joined neighbours turn to it. */
  lure?: Lure
  /** Whether a monster that stands on this tile cannot take its step. */
  holds?(tile: Tile): boolean
  /** Whether the next monster to enter is off the board, so that it does not hurry on. */
  takes?(tile: Tile, state: State, at: Place): boolean
  /** A monster has entered the tile; what becomes of it. `run`: the places that it has entered in this run. */
  entered?(table: Table, at: Place, monster: Monster, run: readonly Place[]): Fate
  /** It was laid, or swapped in. */
  laid?(table: Table, at: Place): void
  /** It never catches fire [R 40]. */
  fireproof?: true
  /** A character has stepped onto the tile. */
  steppedOnto?(table: Table, step: CharacterStep): void
  /** Stepping here would ask a question, so that a walk cannot simply go on from there. */
  pausesAt?(state: State, at: Place): boolean
  /** Whether stepping onto it now would end the game. */
  endsGame?(state: State): boolean
}
