import {
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Face,
  type FairyTale,
  isGoal,
  monsterCount,
  payRefusal,
  type State,
  type SymbolId,
} from '../../../../engine/fairy-tale/index.ts'
import type { Chance } from '../../../../engine/kernel/index.ts'
import { type SeenBy, watcherOf } from '../../../../programs/simulator/watcher.ts'
import { chanceOf } from '../../bots/index.ts'

/** A symbol or building on a tile. */
export type Thing = SymbolId | BuildingId

/** Draws different characters for the seats. */
export function drawCharacters(count: number, luck: Chance): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: count }, () => left.splice(luck.draw(left.length), 1)).flat()
}

/** Notes characters and opening tiles; later positions no longer hold the tiles. */
export const begun = ({ seats, opening }: State) => ({
  characters: seats.map(({ character }) => character),
  tiles: opening?.tiles ?? [],
})

/** The counts and notes that are kept while a game is played. */
export const watch = watcherOf<FairyTale>()({
  events: {
    /** The tiles laid from the market. */
    laid: (event) => (event.type === 'tile-placed' || event.type === 'tile-swapped' ? event.face : undefined),
  },
  before: { offers: (state) => (state.phase === 'action' ? specialOffers(state) : undefined) },
  after: {
    /** The position figures at the start of each turn. */
    turnsBegun: (state, made) => (made < state.turn ? lookAround(state) : undefined),
  },
})

interface Played {
  state: State
  begun: ReturnType<typeof begun>
  seen: SeenBy<typeof watch>
}

/** The record of a game, with its number in the run. */
export type GameRecord = { game: number } & ReturnType<typeof recordOf>

export const recordOf = ({
  state,
  begun: { characters, tiles },
  seen: { laid, offers, turnsBegun },
}: Played) => ({
  characters,
  /** Null: it was broken off. */
  outcome: state.outcome,
  turns: state.turn,
  hearts: state.hearts,
  diamonds: state.diamonds,
  /** At the beginning of each turn: monsters in the forest, and diamonds destroyed so far. */
  monstersByTurn: turnsBegun.map(({ monsters }) => monsters),
  diamondsByTurn: turnsBegun.map(({ diamonds }) => diamonds),
  /** And how likely it looked to be won then, in whole percent, as the guardian judges it without playing ahead. */
  oddsByTurn: turnsBegun.map(({ odds }) => odds),
  /** Every symbol and special tile that came into the forest, dark diamonds apart. */
  things: sortedSet([...tiles, ...laid].flatMap(thingsOn)),
  /** The special tiles that lay in the market when somebody could have paid for them, and those laid by choice. */
  offered: sortedSet(offers.flat()),
  taken: sortedSet(laid.flatMap((face) => specialOn(face) ?? [])),
})

const sortedSet = <Id extends string>(ids: readonly Id[]): Id[] => [...new Set(ids)].sort()

const lookAround = (state: State) => ({
  monsters: monsterCount(state),
  diamonds: state.diamonds,
  odds: Math.round(100 * chanceOf(state)),
})

/** Returns the special tiles that the seat on turn may lay now. */
const specialOffers = (state: State): BuildingId[] =>
  state.market.flatMap((face) => {
    const building = face && specialOn(face)
    return building && payRefusal(state, face) === null ? building : []
  })

/** The special tile that a face is; a dark diamond is none: every game is about those. */
const specialOn = (face: Face): BuildingId | null => (isGoal(face) ? null : face.building)

function thingsOn(face: Face): Thing[] {
  const special = specialOn(face)
  return [...(special ? [special] : []), ...face.symbols.map(({ symbol }) => symbol)]
}
