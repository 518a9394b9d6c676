import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { Refusal } from './actions.ts'
import type { SymbolId } from './ids.ts'

/** What lies on a tile and closes it to everybody [R 39], and what is said to whoever would come there. */
export const REFUSED_BY = {
  fire: { code: 'it-burns' },
  water: { code: 'under-water' },
} as const satisfies Record<string, Refusal>

export type ClosureId = keyof typeof REFUSED_BY

/** How a tile is closed, and how often the forest must stir until that is over [R 42]. */
export interface Closure {
  by: ClosureId
  left: number
}

/** How often the forest stirs until a new fire or flood is over [R 41] [R 48]. */
export const CLOSED_FOR = 3

/** What may rest on a dark diamond [R 64]. */
export const CURSES = ['night', 'thicket', 'feet', 'tongue', 'wither', 'mist'] as const

export type CurseId = (typeof CURSES)[number]

/** What may be found and cast [R 65]. */
export const SPELLS = ['vanish', 'sleep', 'shoes', 'home', 'sesame', 'mend'] as const

export type SpellId = (typeof SPELLS)[number]

/** What delays a monster besides buildings: a spell [R 65]. */
export const DELAYS = ['sleep'] as const satisfies readonly SpellId[]

export type Delay = (typeof DELAYS)[number]

/** What is fetched and delivered [R 60]. */
export const THINGS = ['cake', 'thread', 'slipper'] as const

export type ThingId = (typeof THINGS)[number]

/** Where such a thing is: a seat carries it, by its index, or one of these. */
export type Whereabouts = 'home' | 'delivered' | 'lost' | number

/** Something that was switched in this turn, and can be but once: a symbol of a tile. */
export interface Switched {
  at: Place
  symbol: SymbolId
  /** Its side, where a tile can bear several of it; null where it bears but one. */
  side: Direction | null
}

/** Returns some ids in the order of all of them. */
export const inListOrder = <Id>(all: readonly Id[], some: readonly Id[]): Id[] =>
  all.filter((id) => some.includes(id))

/**
 * What only the expansions and house rules keep of a game (decision 40): all of it is there when a game has one of
 * them, and nothing of it otherwise.
 */
export interface ExpansionState {
  /** The tiles that burn or are under water; never the oak, nor one where somebody stands [R 39]. */
  closed: Record<Place, Closure>
  /** How many of the king's soldiers stand where: 1 or 2 [R 53]. */
  soldiers: Record<Place, number>
  /** How many villagers are where [R 55]. */
  villagers: Record<Place, number>
  /** Villagers that came to the oak. */
  saved: number
  /** Villagers that were carried off. */
  lost: number
  /** What rests on the diamond of a place [R 64]. */
  curses: Record<Place, CurseId>
  /** All that were drawn, also those that rest, in the order of all curses: when each came makes no difference. */
  cursesDrawn: CurseId[]
  /** Which spell each seat has, by its index; null: none [R 65]. */
  spells: (SpellId | null)[]
  /** Those drawn since all were there the last time, without those in hand, in the order of all spells. */
  spellsDrawn: SpellId[]
  /** Where each thing is [R 60]. */
  things: Record<ThingId, Whereabouts>
  /** The things whose house is out of the game, in their order; follows from where all tiles are [R 61]. */
  homeless: ThingId[]
  /** Rolls for new monsters that will not be made [R 60]. */
  hush: number
  /** The die that lies open for the next movement [R 66]. */
  foretold: DieFace | null
  /** The seats with a full bucket [R 43], in their order. */
  buckets: number[]
  /** The seats whose characters were carried off, in that order [R 70]. */
  gone: number[]
  /** Orders given in this turn [R 53]. */
  orders: number
  /** The spell cast in this turn [R 65]. */
  cast: SpellId | null
  /** Signs and bridges switched in this turn [R 50] [R 51]. */
  switched: Switched[]
}

/** What a game of so many seats has of all this when it begins. */
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

/** A copy that the rules may change, written out property by property as all copies are (see `copy.ts`). */
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
