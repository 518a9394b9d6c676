import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { Refusal } from './actions.ts'
import type { SymbolId } from './ids.ts'

/** The closures of tiles [R 39], each with the refusal for a character that tries to enter. */
export const REFUSED_BY = {
  fire: { code: 'it-burns' },
  water: { code: 'under-water' },
} as const satisfies Record<string, Refusal>

export type ClosureId = keyof typeof REFUSED_BY

/** The closure of a tile. `left`: how often the forest must stir until it ends [R 42]. */
export interface Closure {
  by: ClosureId
  left: number
}

/** How often the forest must stir until a new fire or flood ends [R 41] [R 48]. */
export const CLOSED_FOR = 3

/** The curses of dark diamonds [R 64]. */
export const CURSES = ['night', 'thicket', 'feet', 'tongue', 'wither', 'mist'] as const

export type CurseId = (typeof CURSES)[number]

/** The spells that can be found and cast [R 65]. */
export const SPELLS = ['vanish', 'sleep', 'shoes', 'home', 'sesame', 'mend'] as const

export type SpellId = (typeof SPELLS)[number]

/** Spells that delay a monster, as some buildings do [R 65]. */
export const DELAYS = ['sleep'] as const satisfies readonly SpellId[]

export type Delay = (typeof DELAYS)[number]

/** The things that can be fetched and delivered [R 60]. */
export const THINGS = ['cake', 'thread', 'slipper'] as const

export type ThingId = (typeof THINGS)[number]

/** The place of a thing: the index of the seat that carries it, or one of these words. */
export type VillagerPlace = 'home' | 'delivered' | 'lost' | number

/** A symbol of a tile that was switched in this turn and cannot be switched again. */
export interface Switched {
  at: Place
  symbol: SymbolId
  /** The side of the symbol if a tile can have several of its kind, else null. */
  side: Direction | null
}

/** Returns some ids in the order of the full list. */
export const inListOrder = <Id>(all: readonly Id[], some: readonly Id[]): Id[] =>
  all.filter((id) => some.includes(id))

/** The state of expansions and house rules (decision 40). It is absent in games without any of them, and complete in all others. */
export interface ExpansionState {
  /** The tiles that burn or are under water. The oak and tiles with a character are never closed [R 39]. */
  closed: Record<Place, Closure>
  /** The number of the king's soldiers by place: 1 or 2 [R 53]. */
  soldiers: Record<Place, number>
  /** The number of villagers by place [R 55]. */
  villagers: Record<Place, number>
  /** Villagers that reached the oak. */
  saved: number
  /** Villagers that were carried off. */
  lost: number
  /** The curse of the diamond at a place [R 64]. */
  curses: Record<Place, CurseId>
  /** All curses drawn, including those in force, in list order, since the order of drawing has no effect. */
  cursesDrawn: CurseId[]
  /** The spell of each seat, by its index; null for none [R 65]. */
  spells: (SpellId | null)[]
  /** Spells drawn since the supply was last full, without those in hand, in list order. */
  spellsDrawn: SpellId[]
  /** Where each thing is [R 60]. */
  things: Record<ThingId, VillagerPlace>
  /** The things without a house in the game, in list order. Derived from the places of all tiles [R 61]. */
  homeless: ThingId[]
  /** The number of rolls for new monsters to skip [R 60]. */
  hush: number
  /** The face that is foretold for the next movement; null for none [R 66]. */
  foretold: DieFace | null
  /** The seats with a full bucket, in order [R 43]. */
  buckets: number[]
  /** The seats of characters that were carried off, by time [R 70]. */
  gone: number[]
  /** The number of orders given in this turn [R 53]. */
  orders: number
  /** The spell cast in this turn [R 65]. */
  cast: SpellId | null
  /** Signs and bridges switched in this turn [R 50] [R 51]. */
  switched: Switched[]
}

/** The expansion state at the start of a game. */
export const firstExtras = (seats: number): ExpansionState => ({
  closed: {},
  soldiers: {},
  villagers: {},
  saved: 0,
  lost: 0,
  curses: {},
  cursesDrawn: [],
  spells: Array.from({ length: seats }, () => null),
  spellsDrawn: [],
  things: { cake: 'home', thread: 'home', slipper: 'home' },
  homeless: [],
  hush: 0,
  foretold: null,
  buckets: [],
  gone: [],
  orders: 0,
  cast: null,
  switched: [],
})

/** Returns a mutable copy, written out property by property like all copies (see `copy.ts`). */
export const copyOfExtras = (extras: ExpansionState): ExpansionState => ({
  closed: { ...extras.closed },
  soldiers: { ...extras.soldiers },
  villagers: { ...extras.villagers },
  saved: extras.saved,
  lost: extras.lost,
  curses: { ...extras.curses },
  cursesDrawn: [...extras.cursesDrawn],
  spells: [...extras.spells],
  spellsDrawn: [...extras.spellsDrawn],
  things: { cake: extras.things.cake, thread: extras.things.thread, slipper: extras.things.slipper },
  homeless: [...extras.homeless],
  hush: extras.hush,
  foretold: extras.foretold,
  buckets: [...extras.buckets],
  gone: [...extras.gone],
  orders: extras.orders,
  cast: extras.cast,
  switched: [...extras.switched],
})
