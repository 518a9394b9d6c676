import type { Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { RuleContext } from '../context.ts'
import type { State } from '../state.ts'
import type { Face, Monster, Turn } from '../tiles.ts'
import type { CharacterStep } from './character.ts'

/** The record of the current roll of movement. */
export interface MovementRoll {
  /** The tiles that the moving monster has stepped onto, in order, without one where it was met and removed. */
  stepped: Place[]
  /** The places of drums that have sounded in this roll [R 57]. */
  sounded: Place[]
}

/**
 * The seats with characters that affect monsters. No character moves during a movement, so this is computed once for all monsters that move
 * or appear together.
 */
export interface HeroPresence {
  holders: readonly number[]
  drawers: readonly number[]
  /** The record of the roll of movement; null outside such a roll, or if it is not needed. */
  roll: MovementRoll | null
}

/** The end of a monster's step: the monster stays on the tile, is removed, or slides to another place in the same run [R 31] [R 49]. */
export type Fate = 'stays' | 'gone' | { slidesTo: Place }

/**
 * The reaction of a place to a monster that enters: a character there removes it, the tile first becomes a plain path, or the tile removes it.
 */
export type Welcome = 'meets' | 'makes-plain' | 'takes'

/** How a tile leaves its place: for good, under the pile, or to the market. */
export type Leaving = 'destroyed' | 'felled' | 'swapped'

/**
 * Hooks of the expansions and house rules into the rules of all games. Called only in a game that has one of them (`expansions`
 * of a table).
 */
export interface ExpansionHooks {
  /** Returns what happens to a monster that enters a place; null if only the row of its tile decides. */
  awaits(state: State, at: Place, monster: Monster): Welcome | null
  /** A monster has entered a tile. Runs before the core rules [R 31]. `run`: the places that it has entered in this run. */
  entered(context: RuleContext, at: Place, monster: Monster, run: readonly Place[]): Fate
  /** The run of a monster that moved in a roll has ended [R 57]. */
  runEnded(context: RuleContext, presence: HeroPresence, monster: Monster): void
  /** A roll of movement has been carried out fully [R 58] [R 70]. */
  movementEnded(context: RuleContext): void
  /** A turn and its last roll are over. Runs before the goal is judged [R 38] [R 42]. */
  stirs(context: RuleContext): void
  /** A turn begins: removes the state of the one before. */
  turnBegan(state: State): void
  /** A character has stepped onto a tile. Runs before the core rules [R 43] [R 65] [R 66]. */
  stepped(context: RuleContext, step: CharacterStep): void
  /** A character has stepped onto a tile. Runs after the core rules [R 60] [R 61] [R 65]. */
  arrived(context: RuleContext, step: CharacterStep): void
  /** A tile was placed or swapped in. Runs before the market is refilled [R 64]. */
  laid(context: RuleContext, at: Place): void
  /** A tile has left its place: removes the state that was stored about it. Runs before its event. */
  forgets(state: State, at: Place, face: Face, how: Leaving): void
  /** A tile has left its place, and its event was emitted: applies further effects. */
  left(context: RuleContext, at: Place, face: Face, how: Leaving): void
  /** A tile was turned in place: turns the stored state of its sides with it. */
  turned(state: State, at: Place, turn: Turn): void
  /** A symbol has destroyed the tile next to it. `beyond` is the next place in the same line [R 44]. */
  exploded(context: RuleContext, beyond: Place): void
  /** Takes and returns the foretold die of this movement; null if there is none [R 66]. */
  takeForetold(state: State): DieFace | null
  /** Returns true if the roll for new monsters is skipped now [R 60]. */
  hushes(context: RuleContext): boolean
  /** A roll for new monsters is made: emits events about their number [R 62]. */
  comes(context: RuleContext): void
  /** Moves a villager along with the character on turn [R 55]. */
  takeAlong(context: RuleContext, from: Place, to: Place): void
}
