import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { PowerId } from './characters/ids.ts'
import type { ClosureId, CurseId, Delay, SpellId, ThingId } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { ClearingPermission, Outcome, RollFor } from './state.ts'
import type { Face, MonsterKind, Turn } from './tiles.ts'

/** Why a monster cannot take a turn. If several reasons apply, the first in this order is named [R 27]. */
export type TurnRefusal = 'no-road' | 'joins-nothing' | 'entered-already' | 'barred' | 'full'

/**
 * A turn that a monster could not take, and the reason. `by`: what bars the road, a building that it may not enter, the closure of the tile
 * [R 39], or a symbol on the road.
 */
export type Tried =
  | { turn: Direction; refused: Exclude<TurnRefusal, 'barred'> }
  | { turn: Direction; refused: 'barred'; by: BarredBy }

/** A bar on a road. If several apply, the first in this order is named [R 27] [R 39]. */
export type BarredBy = BuildingId | ClosureId | SymbolId

/** The attraction of a monster to a turn: the character of a seat, or something on a neighbouring tile [R 27] or on its own [R 50]. */
export type DrawnBy = { seat: number } | { by: BuildingId | SymbolId; at: Place }

/** The reason why a monster stays in place: the character of a seat, a building, or a delay [R 27]. */
export type HeldBy = { seat: number } | { by: BuildingId | Delay }

/** Why a monster takes another step: it arrived on a full tile [R 17], or a symbol of that tile hurries it. */
export type Haste = 'full' | SymbolId

/** Why a monster chose its step [section 6]. */
export interface StepReason {
  /** The direction it wanted [R 15]. */
  desired: Direction
  /** The turns that were not possible, in the order tried. For a forced step they include the one taken. */
  tried: Tried[]
  /** No turn was possible, so it pushed onto a full tile [R 17]. */
  forced: boolean
  /** Why this is an additional step in the same run; null for the first step. */
  haste: Haste | null
  /** The attraction to this turn, before the desired direction; null for none. */
  drawnBy: DrawnBy | null
}

/** Something that a character can carry. */
export type Item = 'basket'

/** The cause of clearing a tile of monsters: a Remove, a delivery, a building, a power or a spell. */
export type ClearedBy = 'remove' | ClearingPermission['by'] | PowerId | SpellId

/** The cause of a fire: a symbol of a neighbouring tile, something on the tile, a fire next to it, or sparks [R 41]. */
export type LitBy = SymbolId | BuildingId | 'fire' | 'sparks'

/** Why monsters appear at this place and in this number [R 6] to [R 9]. */
export interface SpawnReason {
  /** The total number of new monsters. */
  total: number
  /** The width and height, in tiles, of the bounding rectangle of the forest. */
  width: number
  height: number
  /** The side from the die or a player; null for a den. */
  side: Direction | null
  /** The side of the entrance that was used, if the named side has none [R 9]; null for a den. */
  entranceSide: Direction | null
}

/**
 * Everything that can happen, in order. An event is emitted after the state has changed and carries its cause, so that a screen can explain
 * it without knowing the rules.
 */
export type Event =
  /** A first tile was placed at the oak, or moved; `movedTile` was swapped with it. */
  | { type: 'first-tile-laid'; tile: number; side: Direction; turn: Turn; movedTile: number | null }
  /** The first tiles are in place and the game begins. */
  | { type: 'tale-began' }
  /** A tile was turned up in a market slot. */
  | { type: 'tile-revealed'; slot: number; face: Face }
  /** A seat that is not on turn drew its hand, or less if the pile ran out [R 67]. */
  | { type: 'hand-dealt'; seat: number; faces: Face[] }
  /** A new turn began, with the phase of new monsters. */
  | { type: 'turn-began'; turn: number; seat: number }
  /** The die was rolled. `again`: it replaces an earlier throw of the same roll, by [R 8] or by a power. */
  | { type: 'die-rolled'; for: RollFor; face: DieFace; again: boolean }
  /** The die was kept, though it could have been rolled again. */
  | { type: 'die-kept'; for: RollFor; face: DieFace }
  /** A 6 without a den in reach. The effect by house rule: no monsters, another roll, or monsters from every side [R 8]. */
  | { type: 'no-den'; then: 'roll-again' | 'none' | 'every-side' }
  /** A 5: the player on turn must choose a side. */
  | { type: 'side-asked'; for: RollFor }
  | { type: 'side-chosen'; for: RollFor; side: Direction }
  /** A seat must choose whether to keep the die, or which tile to clear of monsters. */
  | { type: 'question-asked'; seat: number; question: 'die' }
  | { type: 'question-asked'; seat: number; question: 'clear-place'; clearing: ClearingPermission }
  /** Some of the new monsters are about to appear, one at a time, at this place. */
  | { type: 'monsters-coming'; at: Place; count: number; reason: SpawnReason }
  /** No further monster can appear, since all sides lack an entrance. */
  | { type: 'no-entrance' }
  /** A monster appeared. `hurries`: why it takes another step at once [R 17], or null. */
  | { type: 'monster-appeared'; monster: number; kind: MonsterKind; at: Place; hurries: Haste | null }
  /** A monster entered a building and was removed from the board. */
  | { type: 'monster-lost'; monster: number; kind: MonsterKind; at: Place; by: BuildingId }
  /** A monster entered a building and was moved to the entrance of a side, in the same run [R 25]. */
  | {
      type: 'monster-put-out'
      monster: number
      kind: MonsterKind
      from: Place
      to: Place
      by: BuildingId
      side: Direction
      hurries: Haste | null
    }
  /** A monster entered a building and loses its next step [R 32]. */
  | { type: 'monster-delayed'; monster: number; kind: MonsterKind; at: Place; by: BuildingId }
  /** A monster permanently broke a symbol that barred its road [R 21] [R 22]: one of the tile `at`, on its road to `side`. */
  | { type: 'bar-broken'; monster: number; kind: MonsterKind; symbol: SymbolId; at: Place; side: Direction }
  /** The monsters of this movement, in a fixed order [R 14]. `side`: null if all monsters move. */
  | { type: 'movement-began'; side: Direction | null; monsters: number[] }
  | {
      type: 'monster-stepped'
      monster: number
      kind: MonsterKind
      from: Place
      to: Place
      turn: Direction
      reason: StepReason
    }
  /** A monster found no road, or was held and therefore tried none. `squeezed`: it ends a run on a tile that was already full [R 17]. */
  | {
      type: 'monster-stayed'
      monster: number
      kind: MonsterKind
      at: Place
      reason: StepReason
      squeezed: boolean
      held: HeldBy | null
    }
  /** A monster reached the oak, left the board and cost a heart [R 18]. */
  | { type: 'oak-hurt'; monster: number; kind: MonsterKind; hearts: number }
  /** The action phase begins. */
  | { type: 'action-began'; seat: number }
  | { type: 'character-walked'; seat: number; from: Place; to: Place }
  /** A power or a spell moved a character. A character never arrives on a dark diamond this way [R 23]. */
  | { type: 'character-carried'; seat: number; from: Place; to: Place; by: PowerId | SpellId }
  /**
   * A seat used a power: `at` a place, or on the character of the seat `target`. The effects are separate events that follow: a moved
   * character, a cleared tile, another roll, or (after a bargain) a changed number of rolls.
   */
  | { type: 'power-used'; seat: number; power: PowerId; at: Place | null; target: number | null }
  /** All monsters of a tile were removed. */
  | { type: 'monsters-cleared'; seat: number; at: Place; monsters: number[]; by: ClearedBy }
  /** A character picked up, lost or delivered an item. */
  | { type: 'item-changed'; seat: number; item: Item; how: 'picked-up' | 'dropped' | 'delivered'; at: Place }
  /** A character stepped onto a dark diamond: the tile and its monsters are gone, and the character is back at `from` [R 23]. */
  | { type: 'diamond-destroyed'; seat: number; at: Place; from: Place; monsters: number[]; destroyed: number }
  | { type: 'tile-placed'; seat: number; slot: number; face: Face; at: Place; turn: Turn }
  /** A character stepped onto a sprung building and set it again. */
  | { type: 'building-set'; seat: number; building: BuildingId; at: Place }
  /** A seat used a symbol of its character's tile `at`. The effects are separate events that follow. */
  | { type: 'symbol-used'; seat: number; symbol: SymbolId; at: Place }
  /** A tile was destroyed, with all its monsters [R 19]. */
  | { type: 'tile-destroyed'; seat: number; at: Place; face: Face; monsters: number[] }
  /** A market tile, turned by `turn`, replaced the tile `left` in the forest [R 20]. */
  | { type: 'tile-swapped'; seat: number; slot: number; face: Face; at: Place; turn: Turn; left: Face }
  /** A tile was turned in place [R 20]. */
  | { type: 'tile-turned'; seat: number; at: Place; turn: Turn }
  /** A market tile was put under the draw pile [R 12]. */
  | { type: 'tile-swept'; seat: number; slot: number; face: Face }
  /** A tile of the forest was put under the draw pile, with its current roads and symbols [R 73]. */
  | { type: 'tile-felled'; seat: number; at: Place; face: Face }
  | { type: 'monster-removed'; seat: number; monster: number; kind: MonsterKind; at: Place }
  | { type: 'turn-ended'; seat: number }
  /** A tile caught fire and its monsters are gone [R 41]. `from`: the burning tile that lit it, or the tile with the torch. */
  | { type: 'tile-lit'; at: Place; by: LitBy; from: Place | null; monsters: number[] }
  /** The forest stirred. `fires`: the new numbers of all fires [R 42]. */
  | { type: 'fire-grew'; fires: { at: Place; left: number }[] }
  /** A fire burnt down and destroyed its tile. Next to the oak, the fire only goes out [R 42]. */
  | { type: 'tile-burnt'; at: Place; face: Face; destroyed: boolean }
  /** Fires that burnt down next to the oak cost hearts [R 42]. */
  | { type: 'oak-scorched'; from: Place[]; hearts: number }
  /** A fire was put out by a bucket or by a flood. `seat`: who poured, or null for a flood [R 43] [R 48]. */
  | { type: 'fire-doused'; seat: number | null; at: Place }
  | { type: 'bucket-filled'; seat: number; at: Place }
  /** Water ran over these tiles. `monsters`: those swept away. `spoilt`: the places where something was damaged [R 48]. */
  | { type: 'flood-ran'; seat: number; from: Place; places: Place[]; monsters: number[]; spoilt: Place[] }
  /** The forest stirred. `floods`: the new numbers of all floods; `over`: those that ended [R 42]. */
  | { type: 'flood-fell'; floods: { at: Place; left: number }[]; over: Place[] }
  /** A boulder rolled over these tiles [R 47]. */
  | { type: 'boulder-rolled'; seat: number; from: Place; path: Place[]; monsters: number[] }
  /** A monster entered a building and slid outward to another tile, in the same run [R 49]. */
  | {
      type: 'monster-slid'
      monster: number
      kind: MonsterKind
      from: Place
      to: Place
      by: BuildingId
      hurries: Haste | null
    }
  | { type: 'sign-turned'; seat: number; at: Place; side: Direction }
  | { type: 'bridge-moved'; seat: number; at: Place; side: Direction; raised: boolean }
  /** A raised bridge gave way to a full tile and is now lowered [R 51]. */
  | { type: 'bridge-fell'; monster: number; kind: MonsterKind; at: Place; side: Direction }
  | { type: 'soldier-recruited'; seat: number; at: Place }
  | { type: 'soldier-marched'; seat: number; path: Place[] }
  /** A monster entered a tile with soldiers; the monster and one soldier are gone [R 54]. */
  | { type: 'soldier-fell'; at: Place; monster: number; kind: MonsterKind }
  | { type: 'villager-walked'; seat: number; from: Place; to: Place }
  | { type: 'villager-saved'; seat: number; saved: number }
  /** A monster carried off a villager [R 55]. `hearts`: the remaining hearts if it cost one, else null. */
  | {
      type: 'villager-lost'
      at: Place
      monster: number
      kind: MonsterKind
      lost: number
      hearts: number | null
    }
  /** A monster stepped onto a drum, so that one more monster will appear there. `left`: the remaining beats [R 57]. */
  | { type: 'drum-sounded'; at: Place; monster: number; left: number }
  /** More monsters than soldiers and characters were in a grove: it cost a heart, the monsters are gone, and the grove is felled [R 58]. */
  | { type: 'grove-taken'; at: Place; monsters: number[]; hearts: number }
  /** A wrecker turned a tile into a plain path. `lost`: the former tile [R 59]. */
  | { type: 'tile-wrecked'; at: Place; monster: number; kind: MonsterKind; lost: Face }
  | { type: 'thing-fetched'; seat: number; thing: ThingId; at: Place }
  /** A thing returned to its home, or left the game (`forGood`). `seat`: who carried it, or null if it was at home [R 61]. */
  | { type: 'thing-lost'; seat: number | null; thing: ThingId; forGood: boolean }
  | { type: 'thing-delivered'; seat: number; thing: ThingId; at: Place }
  /** The oak regained a heart [R 55] [R 60]. */
  | { type: 'heart-back'; hearts: number }
  /** A roll for new monsters was skipped. `left`: how many more will be skipped [R 60]. */
  | { type: 'hushed'; left: number }
  /** Two bell towers are manned, which halves the number of new monsters [R 62]. `of`: the full number; `come`: the half. */
  | { type: 'bells-rang'; of: number; come: number }
  | { type: 'curse-fell'; curse: CurseId; at: Place }
  | { type: 'curse-lifted'; curse: CurseId; at: Place }
  | { type: 'spell-found'; seat: number; spell: SpellId; at: Place }
  | { type: 'spell-cast'; seat: number; spell: SpellId; at: Place | null }
  | { type: 'die-foretold'; seat: number; face: DieFace }
  /** A character was carried off and is out of the game [R 70]. */
  | { type: 'character-lost'; seat: number; at: Place; monsters: number[] }
  | { type: 'game-ended'; outcome: Outcome }

export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>

/** Events that happen only with an expansion or house rule. */
export type ExpansionEventType = Extract<
  EventType,
  | 'tile-lit'
  | 'fire-grew'
  | 'tile-burnt'
  | 'oak-scorched'
  | 'fire-doused'
  | 'bucket-filled'
  | 'flood-ran'
  | 'flood-fell'
  | 'boulder-rolled'
  | 'monster-slid'
  | 'sign-turned'
  | 'bridge-moved'
  | 'bridge-fell'
  | 'soldier-recruited'
  | 'soldier-marched'
  | 'soldier-fell'
  | 'villager-walked'
  | 'villager-saved'
  | 'villager-lost'
  | 'drum-sounded'
  | 'grove-taken'
  | 'tile-wrecked'
  | 'thing-fetched'
  | 'thing-lost'
  | 'thing-delivered'
  | 'heart-back'
  | 'hushed'
  | 'bells-rang'
  | 'curse-fell'
  | 'curse-lifted'
  | 'spell-found'
  | 'spell-cast'
  | 'die-foretold'
  | 'character-lost'
>

/** Events that can happen in any game. */
export type BasicEventType = Exclude<EventType, ExpansionEventType>
