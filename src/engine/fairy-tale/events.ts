import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { PowerId } from './characters/ids.ts'
import type { ClosureId, CurseId, Delay, SpellId, ThingId } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { Clearing, Outcome, RollFor } from './state.ts'
import type { Face, MonsterKind, Turn } from './tiles.ts'

/** Why a turn does not exist for a monster; of several reasons the first of these is named [R 27]. */
export type TurnRefusal = 'no-road' | 'joins-nothing' | 'entered-already' | 'barred' | 'full'

/**
 * One turn that a monster considered, and why it could not take it. `by`: what bars the way, a building
 * that it may not enter, what closes the tile [R 39], or a symbol on the road.
 */
export type Tried =
  | { turn: Direction; refused: Exclude<TurnRefusal, 'barred'> }
  | { turn: Direction; refused: 'barred'; by: BarredBy }

/** What bars a way: of several the first in this order [R 27] [R 39]. */
export type BarredBy = BuildingId | ClosureId | SymbolId

/** What drew a monster onto a turn: the character of a seat, or what is on a tile next door [R 27], or on its own [R 50]. */
export type DrawnBy = { seat: number } | { by: BuildingId | SymbolId; at: Place }

/** What holds a monster where it is: the character of a seat, or what delays or keeps it [R 27]. */
export type HeldBy = { seat: number } | { by: BuildingId | Delay }

/** Why a monster takes a further step: it arrived on a full tile [R 17], or a symbol there makes it hurry. */
export type Haste = 'full' | SymbolId

/** Why a monster went where it went [section 6]. */
export interface StepReason {
  /** The direction it wanted [R 15]. */
  desired: Direction
  /** The turns that did not exist, in the order tried; of a forced step the one it took is among them. */
  tried: Tried[]
  /** No turn existed, so it pushed onto a full tile [R 17]. */
  forced: boolean
  /** Why this step is one more in the same run; null when it is the first. */
  haste: Haste | null
  /** What drew it onto this turn, before the desired one; null if nothing did. */
  drawnBy: DrawnBy | null
}

/** Something that a character carries. */
export type Item = 'basket'

/** What took all monsters from a tile: a Remove, something delivered, a building, a power or a spell. */
export type ClearedBy = 'remove' | Clearing['by'] | PowerId | SpellId

/** What sets a tile alight: a symbol of the tile next door, what was on the tile itself, a fire next door, or sparks [R 41]. */
export type LitBy = SymbolId | BuildingId | 'fire' | 'sparks'

/** Why monsters appear where they appear, and why so many [R 6] to [R 9]. */
export interface SpawnReason {
  /** How many come in all. */
  total: number
  /** The width and height of the rectangle round all tiles. */
  width: number
  height: number
  /** The side that the die or a player named; null for a den. */
  side: Direction | null
  /** The side whose entrance it became, if the named side has none [R 9]; null for a den. */
  entranceSide: Direction | null
}

/**
 * Everything that can happen, in the order in which it happens. Each event is told after the state
 * shows it, and carries its cause, so that a screen can show and explain it without knowing a rule.
 */
export type Event =
  /** A first tile was laid at the oak, or laid anew; `movedTile` made way for it. */
  | { type: 'first-tile-laid'; tile: number; side: Direction; turn: Turn; movedTile: number | null }
  /** The forest stands and the tale begins. */
  | { type: 'tale-began' }
  /** A tile was turned up in a market slot. */
  | { type: 'tile-revealed'; slot: number; face: Face }
  /** A seat that is not on turn drew its hand, while the pile lasts [R 67]. */
  | { type: 'hand-dealt'; seat: number; faces: Face[] }
  /** A new turn begins with the phase of new monsters. */
  | { type: 'turn-began'; turn: number; seat: number }
  /** The die fell. `again`: it replaces one that fell before it in the same roll, by [R 8] or by a power. */
  | { type: 'die-rolled'; for: RollFor; face: DieFace; again: boolean }
  /** The die stands, though it could have been rolled again. */
  | { type: 'die-kept'; for: RollFor; face: DieFace }
  /** A 6 without a den in reach: nobody comes, or the die is rolled again, or they come from every side [R 8]. */
  | { type: 'no-den'; then: 'roll-again' | 'none' | 'every-side' }
  /** A 5: the player on turn must choose a side. */
  | { type: 'side-asked'; for: RollFor }
  | { type: 'side-chosen'; for: RollFor; side: Direction }
  /** A seat must say whether the die shall stand, or which tile is cleared of its monsters. */
  | { type: 'question-asked'; seat: number; question: 'die' }
  | { type: 'question-asked'; seat: number; question: 'clear-place'; clearing: Clearing }
  /** Some of the new monsters are about to appear, one at a time, at this place. */
  | { type: 'monsters-coming'; at: Place; count: number; reason: SpawnReason }
  /** No tile of any side is an entrance: nobody can appear, or nobody more. */
  | { type: 'no-entrance' }
  /** A monster appeared. Where it must hurry on at once [R 17], `hurries` says why. */
  | { type: 'monster-appeared'; monster: number; kind: MonsterKind; at: Place; hurries: Haste | null }
  /** A monster entered a building, and is off the board. */
  | { type: 'monster-lost'; monster: number; kind: MonsterKind; at: Place; by: BuildingId }
  /** A monster entered a building, and is at once put at the entrance of a side, in the same run [R 25]. */
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
  /** A monster entered a building that costs it its next step [R 32]. */
  | { type: 'monster-delayed'; monster: number; kind: MonsterKind; at: Place; by: BuildingId }
  /** A monster broke what barred its way, for good [R 21] [R 22]: a symbol of the tile `at`, on its road to that side. */
  | { type: 'bar-broken'; monster: number; kind: MonsterKind; symbol: SymbolId; at: Place; side: Direction }
  /** The monsters that move in this roll, in their order, fixed now [R 14]. `side` null: all. */
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
  /**
   * A monster found no way at all, or was held, and then tried nothing.
   * `squeezed`: it ends a run on a tile that was full before [R 17].
   */
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
  /** A power or a spell brought a character to another place; on a dark diamond it never arrives [R 23]. */
  | { type: 'character-carried'; seat: number; from: Place; to: Place; by: PowerId | SpellId }
  /**
   * A seat uses a power: `at` a place, or on the character of the seat `target`. What comes of it follows:
   * somebody carried, a tile cleared, a die rolled again, or (after a bargain) other rolls than usual.
   */
  | { type: 'power-used'; seat: number; power: PowerId; at: Place | null; target: number | null }
  /** All monsters of a tile are gone. */
  | { type: 'monsters-cleared'; seat: number; at: Place; monsters: number[]; by: ClearedBy }
  /** A character picked something up, lost it, or brought it where it belongs. */
  | { type: 'item-changed'; seat: number; item: Item; how: 'picked-up' | 'dropped' | 'delivered'; at: Place }
  /** A character stepped onto a dark diamond: it and all on it are gone; the character is back [R 23]. */
  | { type: 'diamond-destroyed'; seat: number; at: Place; from: Place; monsters: number[]; destroyed: number }
  | { type: 'tile-placed'; seat: number; slot: number; face: Face; at: Place; turn: Turn }
  /** A character stepped onto a building that was sprung, and set it again. */
  | { type: 'building-set'; seat: number; building: BuildingId; at: Place }
  /** A seat uses a symbol where its character stands, `at`; what comes of it follows. */
  | { type: 'symbol-used'; seat: number; symbol: SymbolId; at: Place }
  /** A tile is out of the game, with all monsters that were on it [R 19]. */
  | { type: 'tile-destroyed'; seat: number; at: Place; face: Face; monsters: number[] }
  /** A market tile came into the forest, turned so, for the one that lay there [R 20]. */
  | { type: 'tile-swapped'; seat: number; slot: number; face: Face; at: Place; turn: Turn; left: Face }
  /** A tile was turned in place [R 20]. */
  | { type: 'tile-turned'; seat: number; at: Place; turn: Turn }
  /** A market tile went under the draw pile [R 12]. */
  | { type: 'tile-swept'; seat: number; slot: number; face: Face }
  /** A tile of the forest went under the draw pile, as it lay [R 73]. */
  | { type: 'tile-felled'; seat: number; at: Place; face: Face }
  | { type: 'monster-removed'; seat: number; monster: number; kind: MonsterKind; at: Place }
  | { type: 'turn-ended'; seat: number }
  /** A tile caught fire; the monsters there are gone [R 41]. `from`: the burning tile that lit it, or where the torch is. */
  | { type: 'tile-lit'; at: Place; by: LitBy; from: Place | null; monsters: number[] }
  /** The forest stirred: the numbers of all fires, as they are now [R 42]. */
  | { type: 'fire-grew'; fires: { at: Place; left: number }[] }
  /** A fire burnt down, and the tile with it; or, next to the oak, the fire is merely out [R 42]. */
  | { type: 'tile-burnt'; at: Place; face: Face; destroyed: boolean }
  /** Fires that burnt down next to the oak cost hearts [R 42]. */
  | { type: 'oak-scorched'; from: Place[]; hearts: number }
  /** A fire is out: water was poured, or ran there; `seat` poured, null: it ran [R 43] [R 48]. */
  | { type: 'fire-doused'; seat: number | null; at: Place }
  | { type: 'bucket-filled'; seat: number; at: Place }
  /** Water ran over these tiles: whom it swept away, and where something was spoilt [R 48]. */
  | { type: 'flood-ran'; seat: number; from: Place; places: Place[]; monsters: number[]; spoilt: Place[] }
  /** The forest stirred: the numbers of all floods as they are now, and those that are over [R 42]. */
  | { type: 'flood-fell'; floods: { at: Place; left: number }[]; over: Place[] }
  /** A stone rolled over these tiles [R 47]. */
  | { type: 'boulder-rolled'; seat: number; from: Place; path: Place[]; monsters: number[] }
  /** A monster entered a building, and slid outward to a tile where it now is, in the same run [R 49]. */
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
  /** A raised bridge fell before a full tile, and is lowered [R 51]. */
  | { type: 'bridge-fell'; monster: number; kind: MonsterKind; at: Place; side: Direction }
  | { type: 'soldier-recruited'; seat: number; at: Place }
  | { type: 'soldier-marched'; seat: number; path: Place[] }
  /** A monster entered a tile with soldiers, and is gone with one of them [R 54]. */
  | { type: 'soldier-fell'; at: Place; monster: number; kind: MonsterKind }
  | { type: 'villager-walked'; seat: number; from: Place; to: Place }
  | { type: 'villager-saved'; seat: number; saved: number }
  /** A monster carried a villager off [R 55]; `hearts`: what is left where that cost one, else null. */
  | {
      type: 'villager-lost'
      at: Place
      monster: number
      kind: MonsterKind
      lost: number
      hearts: number | null
    }
  /** A monster stepped onto a drum, and one more is coming there; so many beats are left [R 57]. */
  | { type: 'drum-sounded'; at: Place; monster: number; left: number }
  /** More monsters than ours stood in a grove: it cost a heart, they are gone, and it is felled [R 58]. */
  | { type: 'grove-taken'; at: Place; monsters: number[]; hearts: number }
  /** A wrecker made a plain path of a tile; `lost` is how it was [R 59]. */
  | { type: 'tile-wrecked'; at: Place; monster: number; kind: MonsterKind; lost: Face }
  | { type: 'thing-fetched'; seat: number; thing: ThingId; at: Place }
  /** It is at home again, or out of the game; `seat` carried it, null: it was at home [R 61]. */
  | { type: 'thing-lost'; seat: number | null; thing: ThingId; forGood: boolean }
  | { type: 'thing-delivered'; seat: number; thing: ThingId; at: Place }
  /** A lost heart came back [R 55] [R 60]. */
  | { type: 'heart-back'; hearts: number }
  /** A roll for new monsters is not made; `left` more will not be [R 60]. */
  | { type: 'hushed'; left: number }
  /** Two towers are manned: of so many, half come [R 62]. */
  | { type: 'bells-rang'; of: number; come: number }
  | { type: 'curse-fell'; curse: CurseId; at: Place }
  | { type: 'curse-lifted'; curse: CurseId; at: Place }
  | { type: 'spell-found'; seat: number; spell: SpellId; at: Place }
  | { type: 'spell-cast'; seat: number; spell: SpellId; at: Place | null }
  | { type: 'die-foretold'; seat: number; face: DieFace }
  /** A character was carried off, and is out of the game [R 70]. */
  | { type: 'character-lost'; seat: number; at: Place; monsters: number[] }
  | { type: 'game-ended'; outcome: Outcome }

export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>

/** What happens only where an expansion or house rule is in the game. */
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

/** What may happen in any game. */
export type BasicEventType = Exclude<EventType, ExpansionEventType>
