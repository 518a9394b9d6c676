import type { Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { Refusal } from '../actions.ts'
import type { Boxes } from '../boxes.ts'
import type { Presence } from '../rules/presence.ts'
import type { Spent, State } from '../state.ts'
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
 * The places where the newer boxes and house rules widen the rules. It is asked only in a game that has one of them
 * (`worldOf`); what it does not widen is as in the basic game.
 */
export interface World {
  /** The tiles of a deck for so many seats, with what the newer boxes bring in a rules version [R 37]. */
  deck(faces: readonly Face[], boxes: Boxes, seats: number, version: number): Face[]
  /** The places to which a character can step from here by a way that is no road [R 52]. */
  linkedTo(state: State, from: Place): readonly Place[]
  /** Whether one of them is another place. */
  isLinked(state: State, from: Place, to: Place): boolean
  /** Whether any of ours stands there besides characters. */
  isGuarded(state: State, at: Place): boolean
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
  /** True if a step of the character on turn onto a tile would ask a question, so that a walk cannot go on from there [R 60]. */
  asksAt(state: State, at: Place): boolean
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
  /** How many monsters a tile holds that would hold so many [R 64]. */
  capacity(state: State, holds: number): number
  /** How many new monsters come, where so many would [R 62] [R 64]. */
  toCome(state: State, count: number): number
  /** How much of one thing may be done in this turn, where it would be so much [R 64] [R 65]. */
  allowed(state: State, what: keyof Spent, amount: number): number
  /** How many icons of a resource count, where so many lie in the forest [R 64]. */
  icons(state: State, count: number): number
  /** Whether tiles cost nothing in this turn [R 65]. */
  isFree(state: State): boolean
  /** Why no power can be used at will; null if it can [R 64]. */
  refusePower(state: State): Refusal | null
  /** Whether a die that shows a face is thrown again, as part of the same roll [R 64]. */
  throwsAgain(state: State, face: DieFace): boolean
  /** The face of the die that lies open for the next movement; null: none does [R 66]. */
  openFace(state: State): DieFace | null
  /** Takes up the die that lies open for this movement; null: none does [R 66]. */
  takeForetold(state: State): DieFace | null
  /** Whether a roll for new monsters that would be made now is not [R 60]. */
  hushes(table: Table): boolean
  /** A roll for new monsters is made: what is told of how many come [R 62]. */
  comes(table: Table): void
  /** Why nobody can be taken along on a step that is allowed by itself; null if somebody can [R 55]. */
  refuseToTake(state: State, from: Place, to: Place): Refusal | null
  /** Somebody walks along with the character on turn [R 55]. */
  takeAlong(table: Table, from: Place, to: Place): void
}
