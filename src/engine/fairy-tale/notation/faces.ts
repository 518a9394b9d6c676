import { err, ok } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { isGoal } from '../buildings.ts'
import { symbolRules } from '../symbols.ts'
import { type Face, hasRoad, type Printed, type Roads } from '../tiles.ts'
import { type Begun, buildingText, readBuilding, readSymbols, symbolText } from './marks.ts'
import type { Expected, Fault } from './problem.ts'
import { type Read, repeated, unreadable } from './read-entries.ts'

/** The glyph of every set of roads, indexed by its bits. Every tile has a road. */
const GLYPHS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'

const roadsText = (roads: Roads): string => GLYPHS.charAt(roads)

/** Returns the roads of the glyph that begins a word; 0 if none does. */
export const roadsOf = (word: string): Roads =>
  word === '' ? 0 : Math.max(0, GLYPHS.indexOf(word.charAt(0)))

/** The id of a tile written without one, until it gets a number. */
export const UNNUMBERED = -1

/** The part of a tile that a drawing shows, without monsters. */
export type Pattern = Omit<Face, 'id'>

/** Writes a tile: its roads, its building and its symbols. */
export const patternText = (pattern: Pattern): string =>
  roadsText(pattern.roads) + buildingText(pattern) + pattern.symbols.map(symbolText).join('')

/** Parses a tile at the start of a word. Returns null if the word starts with none. */
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

/** Returns the fault of symbols that cannot be together on one tile, or null. */
function contradiction({ roads, symbols }: Pattern, cell: string): Fault | null {
  for (const { symbol, sides } of symbols) {
    const side = symbolRules(symbol).onRoad ? sides.find((one) => !hasRoad(roads, one)) : undefined
    if (side) return { code: 'no-road-for-symbol', cell: quote(cell), symbol, side }
  }
  const twice = repeated(symbols.flatMap(says))
  const symbol = symbols.find((printed) => says(printed).some((word) => word === twice))?.symbol
  return symbol ? { code: 'symbol-twice', cell: quote(cell), symbol } : null
}

/** Returns keys that must be unique on a tile: the symbol and a side, or the symbol alone. */
function says({ symbol, sides, number }: Printed): string[] {
  const { onRoad, oneATile } = symbolRules(symbol)
  if (oneATile) return [symbol]
  if (onRoad) return sides.map((side) => `${symbol} ${side}`)
  return sides.length > 0 || number > 0 ? [symbol] : []
}

/** Writes a tile of the market or the pile, with its id: "┗#12", "╹◆#1". */
export const faceText = (face: Face): string => `${patternText(face)}#${face.id}`

/** Parses the text of {@link faceText}. The id is optional. */
export function readFace(word: string, expected: Expected): Read<Face> {
  const read = readPattern(word)
  if (!read.ok) return read
  const match = /^(?:#(\d{1,9}))?$/.exec(read.value?.rest ?? '?')
  if (!read.value || !match) return unreadable(word, expected)
  return ok({ id: match[1] === undefined ? UNNUMBERED : Number(match[1]), ...read.value.value })
}

/** Parses any tile. */
export const anyTile = (word: string): Read<Face> => readFace(word, 'tile')

/** Parses any tile except a dark diamond. */
export function tileToCome(word: string): Read<Face> {
  const read = readFace(word, 'tile-to-come')
  return read.ok && isGoal(read.value) ? unreadable(word, 'tile-to-come') : read
}
