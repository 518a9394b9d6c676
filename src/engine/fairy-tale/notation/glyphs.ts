import type { Roads } from '../tiles.ts'

/** The glyph of every set of roads, at the index of its bits; no tile is without a road. */
const GLYPHS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'

/** The oak in a drawing, and a place without a tile. */
export const OAK = 'O'
export const EMPTY = '.'

/** The roads of a tile as one glyph. */
export const roadsText = (roads: Roads): string => GLYPHS.charAt(roads)

/** The roads of the glyph that begins a word; 0 where none does. */
export const roadsOf = (word: string): Roads =>
  word === '' ? 0 : Math.max(0, GLYPHS.indexOf(word.charAt(0)))

/** Whether a line that begins so is a row of a drawing. */
export const beginsRow = (line: string): boolean =>
  line.startsWith(OAK) || line.startsWith(EMPTY) || roadsOf(line) > 0
