import type { Direction, Place } from '../kernel/boards/square.ts'
import type { PowerId } from './characters/ids.ts'
import type { SpellId } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { Turn } from './tiles.ts'

/** Everything that a player can do. Each is listed by the engine before it can be done. */
export type Action =
  /** Lay one of the four first tiles (0 to 3) at the oak, or lay it anew; a tile there changes places [R 4]. */
  | { type: 'lay'; tile: number; side: Direction; turn: Turn }
  /** The four first tiles lie as the players like: turn up the market and begin. */
  | { type: 'begin' }
  /** Roll for new monsters, or go on to it, at the start of a turn. */
  | { type: 'roll' }
  /** Answer a 5: the side on which monsters appear or move. */
  | { type: 'choose-side'; side: Direction }
  /** Walk one step to a joined place; `with`: a villager of that tile comes along [R 55]. */
  | { type: 'walk'; to: Place; with?: true }
  /** Place the tile of a market slot (0 to 2) on an empty place, turned clockwise. */
  | { type: 'expand'; slot: number; at: Place; turn: Turn }
  /** Put a market tile under the pile, when none can be placed [R 12]. */
  | { type: 'sweep'; slot: number }
  /** Put a tile of the forest under the pile, when no tile still to come could be laid anywhere [R 73]. */
  | { type: 'fell'; at: Place }
  /** Remove a monster, by its number, from the character's own tile. */
  | { type: 'remove'; monster: number }
  /** Use a power of the character on turn: at a place, on the character of a seat, or as it is (section 9). */
  | { type: 'use'; power: PowerId; at?: Place; seat?: number }
  /**
   * Use a symbol of the tile where the character on turn stands, on the tile `at` next to it: to destroy it,
   * to turn it (`turn`), or to swap it for the tile of a market slot (`slot` and `turn`) [R 19] [R 20]. What is used on
   * its own tile says that place, and to or on which side (`side`) [R 50] [R 51].
   */
  | { type: 'use-symbol'; symbol: SymbolId; at: Place; slot?: number; turn?: Turn; side?: Direction }
  /** Empty a full bucket over a fire next door [R 43]. */
  | { type: 'pour'; at: Place }
  /** An order: one more soldier stands where the character on turn does [R 53]. */
  | { type: 'recruit' }
  /** An order: a soldier walks one or two steps; `via`, where two ways of two steps are open [R 53]. */
  | { type: 'march'; from: Place; to: Place; via?: Place }
  /** Cast the spell that the character on turn has, at a place where it is aimed at one [R 65]. */
  | { type: 'cast'; spell: SpellId; at?: Place }
  /** Let the die stand that could be rolled again [R 34]. */
  | { type: 'keep-die' }
  /** Answer which tile is cleared of its monsters. */
  | { type: 'choose-place'; at: Place }
  /** End the action phase and roll for the monsters' movement. */
  | { type: 'end-turn' }
  /** The table gives up: a loss [R 36]. */
  | { type: 'give-up' }

export type ActionType = Action['type']

/** The action of one type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>

/** Why an action is not allowed. `edge` is the side of the tile that is to be laid. */
export type Refusal =
  | { code: 'game-is-over' }
  | { code: 'not-in-this-phase' }
  | { code: 'answer-first' }
  | { code: 'nothing-to-answer' }
  /** Another question is open than the one that this would answer. */
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
  /** Too few of an icon lie in the forest (section 8). */
  | { code: 'cannot-pay'; symbol: SymbolId; have: number; need: number }
  | { code: 'closes-the-last-road' }
  | { code: 'a-tile-can-be-placed' }
  | { code: 'pile-is-empty' }
  | { code: 'diamonds-stay' }
  /** Tiles are felled only for the sake of a dark diamond [R 73]. */
  | { code: 'no-diamond-to-come' }
  /** Some tile of the market or the pile could be laid somewhere [R 73]. */
  | { code: 'a-tile-to-come-fits' }
  | { code: 'monsters-stand-there' }
  | { code: 'no-remove-left' }
  | { code: 'no-such-monster-here' }
  /** The character may not do this at all in this turn. */
  | { code: 'not-this-turn' }
  /** It ended its last turn here and must walk on first [R 29]. */
  | { code: 'may-not-stay' }
  /** Its last step must not lead back to where it ended its last turn [R 29]. */
  | { code: 'may-not-return' }
  /** The character on turn has no such power. */
  | { code: 'no-such-power' }
  /** It has used a power in this turn. */
  | { code: 'no-power-left' }
  | { code: 'no-wishes-left' }
  /** It struck this bargain in its last turn [R 28]. */
  | { code: 'same-bargain-again' }
  /** No die lies there that could be rolled again. */
  | { code: 'no-die-to-reroll' }
  /** The power is used at a place, on a character, or on nothing, and this is not what was said. */
  | { code: 'wrong-aim'; aim: 'nothing' | 'place' | 'character' }
  | { code: 'no-such-seat' }
  /** The character is there already. */
  | { code: 'already-there' }
  | { code: 'no-monsters-there' }
  | { code: 'no-monsters-anywhere' }
  /** The other character is further away than `most` tiles. */
  | { code: 'too-far-to-pull'; most: number }
  | { code: 'nobody-in-reach' }
  | { code: 'nowhere-to-fly' }
  /** The tile where the character stands bears no such symbol that can be used. */
  | { code: 'no-such-symbol-here' }
  /** It was used before, and can be but once. */
  | { code: 'symbol-is-spent'; symbol: SymbolId }
  /** What was said does not fit what the symbol does: a slot or a turn too many or too few. */
  | { code: 'wrong-use'; symbol: SymbolId }
  /** The oak itself, or one of the four tiles round it [R 30] [R 73]. */
  | { code: 'the-oak-guards-it' }
  /** A building that is never destroyed, swapped, turned or felled so. */
  | { code: 'building-stays'; building: BuildingId }
  /** A character stands on it [R 19] [R 73]. */
  | { code: 'somebody-stands-there' }
  /** The tile lies so already. */
  | { code: 'lies-so-already' }
  /** The tile to be cleared must lie next to where the step ended. */
  | { code: 'not-next-to-it' }
  | { code: 'nothing-in-reach' }
  /** It never catches fire: the oak, what is damp or wet, or burns already [R 40]. */
  | { code: 'cannot-burn' }
  /** The tile burns [R 39]. */
  | { code: 'it-burns' }
  /** The tile is under water [R 39]. */
  | { code: 'under-water' }
  /** Its bucket is empty [R 43]. */
  | { code: 'no-water' }
  | { code: 'no-fire-there' }
  /** It is no further from the oak [R 46]. */
  | { code: 'not-downhill' }
  /** The signpost points there already [R 50]. */
  | { code: 'points-so-already' }
  /** It was switched in this turn [R 50] [R 51]. */
  | { code: 'switched-already' }
  /** The bridge on the road there is raised [R 51]. */
  | { code: 'bridge-is-raised' }
  /** Until it has done its work it is neither swept nor swapped away [R 56]. */
  | { code: 'must-be-placed' }
  | { code: 'no-barracks-here' }
  /** As many stand there, or in the forest, as can [R 53]. */
  | { code: 'too-many-soldiers' }
  /** One order a turn [R 53]. */
  | { code: 'order-given' }
  | { code: 'no-soldier-there' }
  | { code: 'not-on-the-oak' }
  | { code: 'monsters-in-the-way' }
  /** No villager is here [R 55]. */
  | { code: 'nobody-to-take-along' }
  /** It has no such spell [R 65]. */
  | { code: 'no-such-spell' }
  /** A curse forbids powers that are used at will [R 64]. */
  | { code: 'tongue-tied' }
  /** Nothing there is used, sprung or broken that can be whole again [R 65]. */
  | { code: 'nothing-to-mend' }

export type RefusalCode = Refusal['code']
