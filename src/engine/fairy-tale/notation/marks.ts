import { DIRECTIONS, type Direction } from '../../kernel/boards/square.ts'
import { err, ok } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { buildingRules } from '../buildings.ts'
import {
  BUILDING_IDS,
  type BuildingId,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  SYMBOL_IDS,
  type SymbolId,
} from '../ids.ts'
import type { SymbolRules } from '../symbols.ts'
import { symbolRules } from '../symbols.ts'
import type { Face, Printed } from '../tiles.ts'
import { type Read, repeated } from './read-entries.ts'

/** A value parsed from the start of a text, and the rest of the text. */
export interface Begun<T> {
  value: T
  rest: string
}

/** The building of a tile as a drawing shows it. */
export type Built = Pick<Face, 'building' | 'sprung'>

/** Follows a mark: used up, broken or sprung. */
const SPENT = '!'

const LETTERS: Record<Direction, string> = { north: 'N', east: 'E', south: 'S', west: 'W' }

const buildingMark = (id: BuildingId): string => buildingRules(id)?.mark ?? ''
const symbolMark = (id: SymbolId): string => symbolRules(id).mark

/** Returns the item with the longest mark that starts a text, or null. */
const markedBy = <Id>(ids: readonly Id[], markOf: (id: Id) => string, text: string): Id | null =>
  ids
    .filter((id) => text.startsWith(markOf(id)))
    .sort((a, b) => markOf(b).length - markOf(a).length)
    .at(0) ?? null

const BUILDINGS: readonly BuildingId[] = [...BUILDING_IDS, ...EXPANSION_BUILDING_IDS]
const SYMBOLS: readonly SymbolId[] = [...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS]

/** Writes a building, as it follows the roads of its tile: "▽", or "▽!" if sprung. */
export const buildingText = ({ building, sprung }: Built): string =>
  building ? buildingMark(building) + spentText(sprung) : ''

/** Parses a building at the start of a text. Its value is null if there is none. */
export function readBuilding(text: string, cell: string): Read<Begun<Built>> {
  const building = markedBy(BUILDINGS, buildingMark, text)
  if (!building) return ok({ value: { building, sprung: false }, rest: text })
  const { value: sprung, rest } = readSpent(text.slice(buildingMark(building).length))
  if (sprung && !buildingRules(building)?.canSpring) return neverSpent(cell, building)
  return ok({ value: { building, sprung }, rest })
}

/** Writes a symbol: its mark, its sides, its number, and "!" if it is spent. */
export const symbolText = ({ symbol, sides, number, spent }: Printed): string =>
  symbolMark(symbol) +
  sides.map((side) => LETTERS[side]).join('') +
  (number > 0 ? number : '') +
  spentText(spent)

/** Parses consecutive symbols. */
export function readSymbols(text: string, cell: string): Read<Begun<Printed[]>> {
  const symbols: Printed[] = []
  let rest = text
  for (;;) {
    const symbol = markedBy(SYMBOLS, symbolMark, rest)
    if (!symbol) return ok({ value: symbols, rest })
    const read = readSymbol(symbol, rest.slice(symbolMark(symbol).length), cell)
    if (!read.ok) return read
    symbols.push(read.value.value)
    rest = read.value.rest
  }
}

/** Parses the text after the mark of a symbol. */
function readSymbol(symbol: SymbolId, text: string, cell: string): Read<Begun<Printed>> {
  const rules = symbolRules(symbol)
  const sides = readSides(rules, text)
  if (!sides) return err({ code: 'wrong-sides', cell: quote(cell), symbol, sides: rules.sides ?? 0 })
  const number = readNumber(rules, sides.rest)
  if (!number) return err({ code: 'wrong-number', cell: quote(cell), symbol, numbers: rules.numbers ?? [] })
  const { value: spent, rest } = readSpent(number.rest)
  if (spent && rules.losesNumber && number.value > 0)
    return err({ code: 'never-numbered', cell: quote(cell), symbol })
  if (spent && !rules.use?.once && !rules.breaksBefore && !rules.canSpend) return neverSpent(cell, symbol)
  return ok({ value: { symbol, sides: sides.value, number: number.value, spent }, rest })
}

/** Parses the sides of a symbol, all different; null if they are missing. */
function readSides(rules: SymbolRules, text: string): Begun<Direction[]> | null {
  const count = rules.sides ?? 0
  const sides = [...text.slice(0, count)].flatMap(
    (letter) => DIRECTIONS.find((side) => LETTERS[side] === letter) ?? [],
  )
  const complete = sides.length === count && repeated(sides) === null
  return complete ? { value: sides, rest: text.slice(count) } : null
}

/** Parses the number of a symbol; null if a required number is missing. */
function readNumber({ numbers, losesNumber }: SymbolRules, text: string): Begun<number> | null {
  if (!numbers || (losesNumber && text.startsWith(SPENT))) return { value: 0, rest: text }
  const number = markedBy(numbers, String, text)
  return number === null ? null : { value: number, rest: text.slice(String(number).length) }
}

const spentText = (spent: boolean): string => (spent ? SPENT : '')

const readSpent = (text: string): Begun<boolean> =>
  text.startsWith(SPENT) ? { value: true, rest: text.slice(SPENT.length) } : { value: false, rest: text }

const neverSpent = (cell: string, what: BuildingId | SymbolId): Read<never> =>
  err({ code: 'never-spent', cell: quote(cell), what })
