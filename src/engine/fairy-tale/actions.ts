import type { Direction, Place } from '../kernel/boards/square.ts'
import type { PowerId } from './characters/ids.ts'
import type { SpellId } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { Turn } from './tiles.ts'

/** Everything that a player can do. The engine lists every allowed action. */
export type Action =
  /** Place one of the four first tiles (0 to 3) at the oak, or move it; a tile already on that side swaps places with it [R 4]. */
  | { type: 'lay'; tile: number; side: Direction; turn: Turn }
  /** End the placement of the first tiles: turn up the market and begin. */
  | { type: 'begin' }
  /** Roll for new monsters at the start of a turn, or continue to that roll. */
  | { type: 'roll' }
  /** Answer a 5: choose the side for the new monsters or the movement. */
  | { type: 'choose-side'; side: Direction }
  /** Walk one step to a joined place. `with`: also take a villager of that tile [R 55]. */
  | { type: 'walk'; to: Place; with?: true }
  /** Place the tile of a market slot (0 to 2) on an empty place, turned clockwise. */
  | { type: 'expand'; slot: number; at: Place; turn: Turn }
  /** Put a market tile under the pile, if none can be placed [R 12]. */
  | { type: 'sweep'; slot: number }
  /** Put a tile of the forest under the pile, if no remaining tile could be placed anywhere [R 73]. */
  | { type: 'fell'; at: Place }
  /** Remove a monster, by its number, from the character's own tile. */
  | { type: 'remove'; monster: number }
  /** Use a power of the character on turn: at a place, on the character of a seat, or without a target (section 9). */
  | { type: 'use'; power: PowerId; at?: Place; seat?: number }
  /**
   * Use a symbol of the current tile of the character on turn, on the neighbouring tile `at`. It destroys it, turns it (`turn`), or swaps
   * it for the tile of a market slot (`slot` and `turn`) [R 19] [R 20]. For a symbol that acts on its own tile, `at` is that tile and
   * `side` the side [R 50] [R 51].
   */
  | { type: 'use-symbol'; symbol: SymbolId; at: Place; slot?: number; turn?: Turn; side?: Direction }
  /** Empty a full bucket over a neighbouring fire [R 43]. */
  | { type: 'pour'; at: Place }
  /** An order: add one soldier to the tile of the character on turn [R 53]. */
  | { type: 'recruit' }
  /** An order: a soldier walks one or two steps. `via` is given if two different routes of two steps are open [R 53]. */
  | { type: 'march'; from: Place; to: Place; via?: Place }
  /** Cast the spell of the character on turn, at a place if the spell needs one [R 65]. */
  | { type: 'cast'; spell: SpellId; at?: Place }
  /** Keep the die instead of rolling it again [R 34]. */
  | { type: 'keep-die' }
  /** Answer which tile to clear of monsters. */
  | { type: 'choose-place'; at: Place }
  /** End the action phase and roll for the monsters' movement. */
  | { type: 'end-turn' }
  /** The players give up: a loss [R 36]. */
  | { type: 'give-up' }

export type ActionType = Action['type']

/** The action of one type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>

/** Why an action is not allowed. `edge` is a side of the tile to place. */
export type Refusal =
  | { code: 'game-is-over' }
  | { code: 'not-in-this-phase' }
  | { code: 'answer-first' }
  | { code: 'nothing-to-answer' }
  /** The open question is a different one. */
  | { code: 'another-question' }
  | { code: 'no-such-tile' }
  | { code: 'no-such-slot' }
  | { code: 'slot-is-empty' }
  | { code: 'no-road-to-the-oak' }
  | { code: 'tiles-left-to-lay' }
  | { code: 'no-steps-left' }
  | { code: 'not-next-door' }
  | { code: 'no-road-out'; edge: Direction }
  | { code: 'road-joins-nothing'; edge: Direction }
  | { code: 'no-expand-left' }
  | { code: 'place-is-taken' }
  | { code: 'not-next-to-the-forest' }
  | { code: 'no-road-joins' }
  | { code: 'road-meets-hedge'; edge: Direction }
  | { code: 'hedge-meets-road'; edge: Direction }
  | { code: 'too-close-to-the-oak'; minimum: number }
  /** The forest has too few icons of a resource (section 8). */
  | { code: 'cannot-pay'; symbol: SymbolId; have: number; need: number }
  | { code: 'closes-the-last-road' }
  | { code: 'a-tile-can-be-placed' }
  | { code: 'pile-is-empty' }
  | { code: 'diamonds-stay' }
  /** Tiles may be felled only while a dark diamond is still to be placed [R 73]. */
  | { code: 'no-diamond-to-come' }
  /** Some tile of the market or the pile could be placed somewhere [R 73]. */
  | { code: 'a-tile-to-come-fits' }
  | { code: 'monsters-stand-there' }
  | { code: 'no-remove-left' }
  | { code: 'no-such-monster-here' }
  /** The character cannot do this at all in this turn. */
  | { code: 'not-this-turn' }
  /** The character ended its last turn here and must walk first [R 29]. */
  | { code: 'may-not-stay' }
  /** The character may not use its last step to return to where it ended its last turn [R 29]. */
  | { code: 'may-not-return' }
  /** The character on turn has no such power. */
  | { code: 'no-such-power' }
  /** The character has already used a power in this turn. */
  | { code: 'no-power-left' }
  | { code: 'no-wishes-left' }
  /** The character made this bargain in its last turn [R 28]. */
  | { code: 'same-bargain-again' }
  /** No die is open that could be rolled again. */
  | { code: 'no-die-to-reroll' }
  /** The action has the wrong kind of target. `aim`: the kind that the power needs. */
  | { code: 'wrong-aim'; aim: 'nothing' | 'place' | 'character' }
  | { code: 'no-such-seat' }
  /** The character is already on that tile. */
  | { code: 'already-there' }
  | { code: 'no-monsters-there' }
  | { code: 'no-monsters-anywhere' }
  /** The other character is further away than `most` tiles. */
  | { code: 'too-far-to-pull'; most: number }
  | { code: 'nobody-in-reach' }
  | { code: 'nowhere-to-fly' }
  /** The tile of the character has no such symbol that can be used. */
  | { code: 'no-such-symbol-here' }
  /** The symbol can be used only once, and has been used. */
  | { code: 'symbol-is-spent'; symbol: SymbolId }
  /** The action has a slot or a turn that the symbol does not need, or lacks one that it needs. */
  | { code: 'wrong-use'; symbol: SymbolId }
  /** The tile is the oak, or one of the four tiles next to it [R 30] [R 73]. */
  | { code: 'the-oak-guards-it' }
  /** A building that can never be destroyed, swapped, turned or felled by this. */
  | { code: 'building-stays'; building: BuildingId }
  /** A character, a soldier or a villager is on the tile [R 19] [R 73]. */
  | { code: 'somebody-stands-there' }
  /** Turning would not change the tile. */
  | { code: 'lies-so-already' }
  /** The tile to clear must be next to where the step ended. */
  | { code: 'not-next-to-it' }
  | { code: 'nothing-in-reach' }
  /** The tile can never catch fire (oak, damp or wet), or burns already [R 40]. */
  | { code: 'cannot-burn' }
  /** The tile is on fire [R 39]. */
  | { code: 'it-burns' }
  /** The tile is under water [R 39]. */
  | { code: 'under-water' }
  /** The bucket of the character is empty [R 43]. */
  | { code: 'no-water' }
  | { code: 'no-fire-there' }
  /** The tile is not further from the oak [R 46]. */
  | { code: 'not-downhill' }
  /** The signpost already points there [R 50]. */
  | { code: 'points-so-already' }
  /** The symbol was already switched in this turn [R 50] [R 51]. */
  | { code: 'switched-already' }
  /** The bridge on the road there is raised [R 51]. */
  | { code: 'bridge-is-raised' }
  /** The tile must be placed while its symbol is not used up, and cannot be swept or swapped away [R 56]. */
  | { code: 'must-be-placed' }
  | { code: 'no-barracks-here' }
  /** The limit of soldiers is reached on this tile or in the forest [R 53]. */
  | { code: 'too-many-soldiers' }
  /** Only one order a turn is allowed [R 53]. */
  | { code: 'order-given' }
  | { code: 'no-soldier-there' }
  | { code: 'not-on-the-oak' }
  | { code: 'monsters-in-the-way' }
  /** The tile has no villager [R 55]. */
  | { code: 'nobody-to-take-along' }
  /** The character does not have this spell [R 65]. */
  | { code: 'no-such-spell' }
  /** A curse forbids powers that are used at will [R 64]. */
  | { code: 'tongue-tied' }
  /** The tile has nothing used, sprung or broken that the spell can restore [R 65]. */
  | { code: 'nothing-to-mend' }

export type RefusalCode = Refusal['code']
