import { err, ok } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { isGoal } from '../buildings.ts'
import { symbolRules } from '../symbols.ts'
import { type Face, hasRoad, type Printed, type Roads } from '../tiles.ts'
import { type Begun, buildingText, readBuilding, readSymbols, symbolText } from './marks.ts'
import type { Expected, Fault } from './problem.ts'
import { type Read, repeated, unreadable } from './reading.ts'

/** The glyph of every set of roads, at the index of its bits; no tile is without a road. */
const GLYPHS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'

const roadsText = (roads: Roads): string => GLYPHS.charAt(roads)

/** Returns the roads of the glyph that begins a word; 0 if none does. */
export const roadsOf = (word: string): Roads =>
  word === '' ? 0 : Math.max(0, GLYPHS.indexOf(word.charAt(0)))

/** The id of a tile that was written without one, until it is numbered. */
export const UNNUMBERED = -1

/** What a drawing shows of a tile, monsters apart. */
export type Pattern = Omit<Face, 'id'>

/** A tile in writing: its roads, its building and its symbols. */
export const patternText = (pattern: Pattern): string =>
  roadsText(pattern.roads) + buildingText(pattern) + pattern.symbols.map(symbolText).join('')

/** Reads a tile at the beginning of a word; null where none begins it. */
export function readPattern(word: string): Read<Begun<Pattern> | null> {
  const roads = roadsOf(word)
  if (roads === 0) return ok(null)
  const built = readBuilding(word.slice(1), word)
  if (!built.ok) return built
  const read = readSymbols(built.value.rest, word)
  if (!read.ok) return read
  const pattern = { roads, ...built.value.value, symbols: read.value.value }
  const fault = contradiction(pattern, word)
  return fault ? err(fault) : ok({ value: pattern, rest: read.value.rest })
}

/** What cannot stand on one tile together; null when all can. */
function contradiction({ roads, symbols }: Pattern, cell: string): Fault | null {
  for (const { symbol, sides } of symbols) {
    const side = symbolRules(symbol).onRoad ? sides.find((one) => !hasRoad(roads, one)) : undefined
    if (side) return { code: 'no-road-for-symbol', cell: quote(cell), symbol, side }
  }
  const twice = repeated(symbols.flatMap(says))
  const symbol = symbols.find((printed) => says(printed).some((word) => word === twice))?.symbol
  return symbol ? { code: 'symbol-twice', cell: quote(cell), symbol } : null
}

/** What a symbol says of its tile that can be said but once: something of one side, or one thing in all. */
function says({ symbol, sides, number }: Printed): string[] {
  const { onRoad, oneATile } = symbolRules(symbol)
  if (oneATile) return [symbol]
  if (onRoad) return sides.map((side) => `${symbol} ${side}`)
  return sides.length > 0 || number > 0 ? [symbol] : []
}

/** A tile of the market or the pile in writing, with its id: "┗#12", "╹◆#1". */
export const faceText = (face: Face): string => `${patternText(face)}#${face.id}`

/** Reads what {@link faceText} writes; the id may be left out. */
export function readFace(word: string, expected: Expected): Read<Face> {
  const read = readPattern(word)
  if (!read.ok) return read
  const match = /^(?:#(\d{1,9}))?$/.exec(read.value?.rest ?? '?')
  if (!read.value || !match) return unreadable(word, expected)
  return ok({ id: match[1] === undefined ? UNNUMBERED : Number(match[1]), ...read.value.value })
}

/** Any tile at all. */
export const anyTile = (word: string): Read<Face> => readFace(word, 'tile')

/** Any tile but a dark diamond. */
export function tileToCome(word: string): Read<Face> {
  const read = readFace(word, 'tile-to-come')
  return read.ok && isGoal(read.value) ? unreadable(word, 'tile-to-come') : read
}
