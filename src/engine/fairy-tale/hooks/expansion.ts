import type { Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Face, Monster, Turn } from '../tiles.ts'
import type { CharacterStep } from './character.ts'

/** What has happened in a roll of movement so far. */
export interface MovementRoll {
  /** The tiles onto which the monster has stepped that is moving now, in that order; not where it was met and taken. */
  stepped: Place[]
  /** The places whose tiles have sounded in this roll [R 57]. */
  sounded: Place[]
}

/**
 * The seats whose characters have a say in where monsters go. Nobody of them moves while monsters do, so
 * it is asked once for all that move or appear together.
 */
export interface Presence {
  holders: readonly number[]
  drawers: readonly number[]
  /** What happened in the roll of movement so far, where that matters; null where nobody moves by one. */
  roll: MovementRoll | null
}

/** A monster that enters a tile stays there, is off the board, or slides to another place in the same run [R 31] [R 49]. */
export type Fate = 'stays' | 'gone' | { slidesTo: Place }

/**
 * What awaits a monster where it would enter: somebody meets it and takes it off the board, all there becomes a plain path
 * before it works, or the tile itself takes it.
 */
export type Welcome = 'meets' | 'makes-plain' | 'takes'

/** How a tile leaves its place: for good, under the pile, or to the market. */
export type Leaving = 'destroyed' | 'felled' | 'swapped'

/**
 * The places where the newer boxes and house rules do more than the rules of all games. They are asked only in a game that has
 * one of them (`expansions` of a table).
 */
export interface ExpansionHooks {
  /** What awaits a monster there; null: nothing but what the tile says itself. */
  awaits(state: State, at: Place, monster: Monster): Welcome | null
  /** A monster has entered a tile, before what all games have works there [R 31]. `run`: the places that it has entered in this run. */
  entered(table: Table, at: Place, monster: Monster, run: readonly Place[]): Fate
  /** The run of a monster that moved in a roll has ended [R 57]. */
  runEnded(table: Table, presence: Presence, monster: Monster): void
  /** A roll of movement has been carried out fully [R 58] [R 70]. */
  movementEnded(table: Table): void
  /** A turn is over, and its last roll: what happens before the goal is judged [R 38] [R 42]. */
  stirs(table: Table): void
  /** A turn begins: what was kept of the one before is over. */
  turnBegan(state: State): void
  /** A character has come to stand on a tile: what it finds there before what all games have works [R 43] [R 65] [R 66]. */
  stepped(table: Table, step: CharacterStep): void
  /** The same, after it [R 60] [R 61] [R 65]. */
  arrived(table: Table, step: CharacterStep): void
  /** A tile was laid or swapped in, before the market is refilled [R 64]. */
  laid(table: Table, at: Place): void
  /** The tile that lay at a place has left it: what was kept of it is over, before anything is told of it. */
  forgets(state: State, at: Place, face: Face, how: Leaving): void
  /** The same has been told: what comes of it besides. */
  left(table: Table, at: Place, face: Face, how: Leaving): void
  /** A tile was turned in place, and what is kept of its sides turns with it. */
  turned(state: State, at: Place, turn: Turn): void
  /** A tile was destroyed by what stood next to it; `beyond` is the place behind it in the same line [R 44]. */
  exploded(table: Table, beyond: Place): void
  /** Takes up the die that lies open for this movement; null: none does [R 66]. */
  takeForetold(state: State): DieFace | null
  /** Whether a roll for new monsters that would be made now is not [R 60]. */
  hushes(table: Table): boolean
  /** A roll for new monsters is made: what is told of how many come [R 62]. */
  comes(table: Table): void
  /** Somebody walks along with the character on turn [R 55]. */
  takeAlong(table: Table, from: Place, to: Place): void
}
