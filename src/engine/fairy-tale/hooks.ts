import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { Refusal } from './actions.ts'
import type { Boxes, BoxId, NewerBoxId } from './boxes.ts'
import type { PowerId } from './characters/powers.ts'
import type { SpellId, ThingId } from './extras.ts'
import type { MemoryRules } from './memory.ts'
import type { Presence } from './rules/presence.ts'
import type { Rolls, Seat, Spent, State } from './state.ts'
import type { SymbolId } from './symbols/index.ts'
import type { Table } from './table.ts'
import type { Face, Monster, Printed, Tile, Turn } from './tiles.ts'

/** A character's arrival on a tile: who, from where and to where; by a power or a spell, or walking (null). */
export interface CharacterStep {
  seat: number
  from: Place
  at: Place
  by: PowerId | SpellId | null
}

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

/** A monster that is about to step, and where it stands. */
export interface Drawn {
  at: Place
  /** The places that it has entered in this run. */
  entered: readonly Place[]
  /** Whether a monster could go on from a place to that side now: it is joined, open, and not full beyond. */
  canGo(from: Place, side: Direction): boolean
  /** The four turns in the order of its plan. */
  plan: readonly Direction[]
}

/** One step that a character would walk, and how many steps it has left before it. */
export interface WishedStep {
  from: Place
  to: Place
  stepsLeft: number
}

/** How much of everything a character may do in one turn (3.2); powers are counted by themselves. */
export type Allowance = Omit<Spent, 'powers'>

/**
 * The places where a character may speak (section 9). What it leaves out is as for everybody. None of
 * these knows the registry of characters; `seat` is the character's own.
 */
export interface CharacterRules {
  /** What it keeps from turn to turn. */
  memory?: MemoryRules
  /** In its present turn it can only walk. */
  onlyWalks?(seat: Seat): boolean
  /** What it may do in one turn, where that is not what everybody may. */
  allowance?: Partial<Allowance>
  /** Its Remove takes all monsters of its tile. */
  removesAll?: true
  /** Monsters on its tile cannot leave it, not even in haste. */
  holdsMonsters?: true
  /** The turns that it makes a monster try before the desired one; they must exist. */
  draw?(seat: Seat, monster: Drawn): readonly Direction[]
  /** Why it may not end its turn now. */
  refuseEnd?(state: State, seat: Seat, stepsLeft: number): Refusal | null
  /** Why it may not walk a step, though the tiles are joined and it has a step left. */
  refuseStep?(state: State, seat: Seat, step: WishedStep): Refusal | null
  /** Its arrival at a place would ask a question, so that a walk cannot simply go on from there. */
  pausesAt?(state: State, seat: Seat, at: Place): boolean
  /** Its turn begins. */
  turnBegan?(seat: Seat): void
  /** Its turn ends, before the monsters move. */
  turnEnded?(seat: Seat, spent: Spent): void
  /** It has come to stand on a tile, by whatever way [R 31]. */
  arrived?(table: Table, seat: number): void
  /** What it can do besides, at most once a turn. */
  powers?: { readonly [Id in PowerId]?: Power }
}

/** What a power does. Those that are aimed are used at a place or on another character. */
export type Effect =
  /** The rolls that are made in this turn. */
  | { do: 'bargain'; rolls: Rolls }
  /** The last die is rolled again. */
  | { do: 'reroll' }
  /** It steps onto the place at once. */
  | { do: 'travel' }
  /** All monsters of the place are gone. */
  | { do: 'clear' }
  /** The other character steps onto its tile at once. */
  | { do: 'fetch' }

/** A power that a character uses when it likes: when, at what cost, at what, and what comes of it. */
export interface Power {
  /**
   * Before the rolls of its turn; in its action phase; whenever its turn stands still for no question; or
   * when a die has fallen, before a side is chosen or a monster stirs [R 34].
   */
  moment: 'before-the-rolls' | 'action' | 'turn' | 'die'
  effect: Effect
  /** Why the character cannot use it now, whatever it is aimed at. */
  refuse?(seat: Seat): Refusal | null
  /** Why it cannot be used at this place. That a tile lies there is known. */
  refusePlace?(state: State, seat: Seat, at: Place): Refusal | null
  /** Why it cannot be used on this other character. */
  refuseSeat?(state: State, seat: Seat, other: Seat): Refusal | null
  /** What is said when there is nothing at all to aim at. */
  nothingToAim?: Refusal
  /** What it costs: the character remembers it. */
  pay?(seat: Seat): void
}

/** What has happened in a roll of movement so far. */
export interface Roll {
  /** The tiles onto which the monster has stepped that is moving now, in that order. */
  stepped: Place[]
  /** The places whose tiles have sounded in this roll [R 57]. */
  sounded: Place[]
}

/** What awaits a monster where it would enter: it is taken off the board, or all there becomes a plain path before it works. */
export type Welcome = 'takes' | 'makes-plain'

/** How a tile leaves its place: for good, under the pile, or to the market. */
export type Leaving = 'destroyed' | 'felled' | 'swapped'

/**
 * The places where the newer boxes and house rules widen the rules. It is asked only in a game that has one of them
 * (`worldOf`); what it does not widen is as in the basic game.
 */
export interface World {
  /** The tiles of a deck for so many seats, with what the newer boxes bring [R 37]. */
  deck(faces: readonly Face[], boxes: Boxes, seats: number): Face[]
  /** The places to which a character can step from here by a way that is no road [R 52]. */
  linkedTo(state: State, from: Place): readonly Place[]
  /** Whether one of them is another place. */
  isLinked(state: State, from: Place, to: Place): boolean
  /** Whether any of ours stands there besides characters. */
  isGuarded(state: State, at: Place): boolean
  /** What awaits a monster there; null: nothing but what the tile says itself. */
  awaits(state: State, at: Place, monster: Monster): Welcome | null
  /** A monster has entered a tile, before anything there works [R 31]; whether it is gone. */
  entered(table: Table, at: Place, monster: Monster): Extract<Fate, 'stays' | 'gone'>
  /** The run of a monster that moved in a roll has ended [R 57]. */
  runEnded(table: Table, presence: Presence, monster: Monster): void
  /** A roll of movement has been carried out fully [R 58] [R 70]. */
  movementEnded(table: Table): void
  /** A turn is over, and its last roll: what happens before the goal is judged [R 38] [R 42]. */
  stirs(table: Table): void
  /** A turn begins: what was kept of the one before is over. */
  turnBegan(state: State): void
  /** A character has come to stand on a tile, before its building works [R 43]. */
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
