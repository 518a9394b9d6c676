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
import type { Rng } from '../../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../../programs/simulator/define.ts'
import { type SeenBy, watcherOf } from '../../../../programs/simulator/watcher.ts'
import { chanceOf } from '../../bots/index.ts'
import type { Setting } from './settings.ts'

export type Thing = SymbolId | BuildingId

/** Draws different characters for the seats. */
export function drawCharacters(count: number, luck: Rng): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: count }, () => left.splice(luck.draw(left.length), 1)).flat()
}

/** The characters and opening tiles, which later positions no longer contain. */
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

type Played = PlayedGame<FairyTale, Setting, ReturnType<typeof begun>, SeenBy<typeof watch>>

/** The record of a game, with its number in the run. */
export type GameRecord = { game: number } & ReturnType<typeof recordOf>

export const recordOf = ({
  state,
  begun: { characters, tiles },
  seen: { laid, offers, turnsBegun },
}: Played) => ({
  characters,
  /** null if the game was stopped. */
  outcome: state.outcome,
  turns: state.turn,
  hearts: state.hearts,
  diamonds: state.diamonds,
  /** At the start of each turn: monsters in the forest, and destroyed diamonds. */
  monstersByTurn: turnsBegun.map(({ monsters }) => monsters),
  diamondsByTurn: turnsBegun.map(({ diamonds }) => diamonds),
  /** The estimated chance of winning at that time in whole percent, by the guardian's judge without a look ahead. */
  oddsByTurn: turnsBegun.map(({ odds }) => odds),
  /** All symbols and special tiles that were in the forest, except dark diamonds. */
  things: sortedSet([...tiles, ...laid].flatMap(thingsOn)),
  /** The special tiles in the market while they could be paid for, and those that were laid. */
  offered: sortedSet(offers.flat()),
  taken: sortedSet(laid.flatMap((face) => specialOn(face) ?? [])),
})

const sortedSet = <Id extends string>(ids: readonly Id[]): Id[] => [...new Set(ids)].sort()

const lookAround = (state: State) => ({
  monsters: monsterCount(state),
  diamonds: state.diamonds,
  odds: Math.round(100 * chanceOf(state)),
})

/** Returns the special tiles that the seat on turn can pay for now. */
const specialOffers = (state: State): BuildingId[] =>
  state.market.flatMap((face) => {
    const building = face && specialOn(face)
    return building && payRefusal(state, face) === null ? building : []
  })

/** The special tile of a face, or null. Dark diamonds are excluded: every game has them. */
const specialOn = (face: Face): BuildingId | null => (isGoal(face) ? null : face.building)

function thingsOn(face: Face): Thing[] {
  const special = specialOn(face)
  return [...(special ? [special] : []), ...face.symbols.map(({ symbol }) => symbol)]
}
