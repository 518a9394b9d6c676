import type { Direction, Place } from '../kernel/grid.ts'
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
  /** Walk one step to a joined place. */
  | { type: 'walk'; to: Place }
  /** Place the tile of a market slot (0 to 2) on an empty place, turned clockwise. */
  | { type: 'expand'; slot: number; at: Place; turn: Turn }
  /** Put a market tile under the pile, when none can be placed [R 12]. */
  | { type: 'sweep'; slot: number }
  /** Remove a monster, by its number, from the character's own tile. */
  | { type: 'remove'; monster: number }
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
  | { code: 'closes-the-last-road' }
  | { code: 'a-tile-can-be-placed' }
  | { code: 'pile-is-empty' }
  | { code: 'diamonds-stay' }
  | { code: 'no-remove-left' }
  | { code: 'no-such-monster-here' }

export type RefusalCode = Refusal['code']
