import type { BuildingId, RoadShape, SymbolEffect, SymbolId } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import type { ExpansionWords, WithExpansions } from './expansion-words.ts'
import type { Messages } from './messages.ts'

type TileWords = WithExpansions & { readonly common: Pick<Messages['common'], 'tiles'> }

type Names = ExpansionWords['names']

// Words by the id of a thing, of every game or of the expansions.

/** Returns the words of the expansions. Throws if they have not loaded: a game that has any is shown only afterwards. */
export function expansionsOf({ expansions }: WithExpansions): ExpansionWords {
  if (!expansions) throw new Error('Expansion words have not loaded yet.')
  return expansions
}

/** Returns the words of an id: among those of all games, else among those that `more` picks of the expansions. */
export function wordsFor<Basic extends object, Id extends PropertyKey>(
  m: WithExpansions,
  basic: Basic,
  more: (expansions: ExpansionWords) => Readonly<Record<Exclude<Id, keyof Basic>, Basic[Id & keyof Basic]>>,
  id: Id,
): Basic[Id & keyof Basic] {
  if (isIn(basic, id)) return basic[id]
  // The compiler does not narrow a key of a generic type.
  return more(expansionsOf(m))[id as Exclude<Id, keyof Basic>]
}

const isIn = <Id extends PropertyKey, Words extends object>(words: Words, id: Id): id is Id & keyof Words =>
  Object.hasOwn(words, id)

/** The name of a thing on a tile, with its article: "the gate", "the kiln", "the fire". */
export const theThing = (
  m: TileWords,
  id: keyof TileWords['common']['tiles']['the'] | keyof Names['the'],
): string => wordsFor(m, m.common.tiles.the, ({ names }) => names.the, id)

/** The name of a symbol in lower case, as within a sentence. */
export const symbolName = (m: TileWords, id: SymbolId): string =>
  wordsFor(m, m.common.tiles.symbols, ({ names }) => names.symbols, id)

/** The name of a symbol as a title. */
export const symbolTitle = (m: Messages, id: SymbolId): string => m.log.capital(symbolName(m, id))

/** The name of a special tile in lower case, as within a sentence. */
export const buildingName = (m: TileWords, id: BuildingId): string =>
  wordsFor(m, m.common.tiles.buildings, ({ names }) => names.buildings, id)

/** The name of a tile as a title: its building, else the shape of its roads. */
export function tileTitle(m: Messages, id: BuildingId | RoadShape): string {
  const { shapes } = m.common.tiles
  return m.log.capital(isIn(shapes, id) ? shapes[id] : buildingName(m, id))
}

/** The name of a tile with its article: "a straight", "the barracks". */
export const aTile = (m: Messages, id: BuildingId | RoadShape): string =>
  wordsFor(m, m.log.tiles, ({ names }) => names.aTile, id)

/** The prompt to aim a selected symbol. */
export const toAimSymbol = (m: Messages, effect: SymbolEffect): string =>
  wordsFor(m, m.table.symbol.toAim, ({ table }) => table.toAim, effect)

/** The prompt to aim a selected expansion action; `from` is the soldier's place, once chosen. */
export const toAimDeed = (
  m: Messages,
  {
    deed,
    from,
  }: { deed: Exclude<keyof ExpansionWords['table']['deeds']['toAim'], 'marchTo'>; from: Place | null },
): string => expansionsOf(m).table.deeds.toAim[from === null ? deed : 'marchTo']
