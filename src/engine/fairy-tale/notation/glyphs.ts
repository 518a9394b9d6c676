import { BUILDINGS, type BuildingId } from '../buildings/index.ts'
import type { Face, Roads } from '../tiles.ts'

/** The glyph of every set of roads, at the index of its bits; no tile is without a road. */
const GLYPHS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'

/** The oak in a drawing, and a place without a tile. */
export const OAK = 'O'
export const EMPTY = '.'

/** What marks a special tile, after its roads. */
const MARKS: Record<BuildingId, string> = { diamond: '◆' }

const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[]

/** The id of a tile that was written without one, until it is numbered. */
export const UNNUMBERED = -1

/** A tile's roads and its building: what a drawing shows of it, monsters apart. */
export type Pattern = Pick<Face, 'roads' | 'building'>

/** Whether a line that begins so is a row of a drawing. */
export const beginsRow = (line: string): boolean =>
  line.startsWith(OAK) || line.startsWith(EMPTY) || roadsOf(line.charAt(0)) > 0

/** The roads of a glyph; 0 for what is none. */
const roadsOf = (glyph: string): Roads => (glyph === '' ? 0 : Math.max(0, GLYPHS.indexOf(glyph)))

/** A tile in writing: its roads, and the mark of its building. */
export const patternText = ({ roads, building }: Pattern): string =>
  GLYPHS.charAt(roads) + (building ? MARKS[building] : '')

/** A tile that begins a word, and what is left of the word; null when no tile begins it. */
export function readPattern(word: string): { pattern: Pattern; rest: string } | null {
  const roads = roadsOf(word.charAt(0))
  if (roads === 0) return null
  const rest = word.slice(1)
  const building = BUILDING_IDS.find((id) => rest.startsWith(MARKS[id])) ?? null
  return { pattern: { roads, building }, rest: building ? rest.slice(MARKS[building].length) : rest }
}

/** A tile of the market or the pile in writing, with its id: "┗#12", "╹◆#1". */
export const faceText = (face: Face): string => `${patternText(face)}#${face.id}`

/** Reads what {@link faceText} writes; the id may be left out. Null for anything else. */
export function readFace(word: string): Face | null {
  const read = readPattern(word)
  const match = /^(?:#(\d{1,9}))?$/.exec(read?.rest ?? '?')
  if (!read || !match) return null
  return { id: match[1] === undefined ? UNNUMBERED : Number(match[1]), ...read.pattern }
}
