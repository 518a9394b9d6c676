import { type Face, type Printed, roadSides } from '../../../../engine/fairy-tale/index.ts'
import { wordsFor } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'

/** Returns the sides with roads as words: "north and east". */
export const roadWords = (m: Messages, { roads }: Pick<Face, 'roads'>): string =>
  m.common.list(roadSides(roads).map((side) => m.common.directions[side]))

/** Returns a symbol on its tile in words: "a broken gate on its north road". */
export const symbolWords = (m: Messages, { symbol, sides, number, spent }: Printed): string =>
  wordsFor(
    m,
    m.common.tiles.bears,
    ({ names }) => names.bears,
    symbol,
  )(
    sides.map((side) => m.common.directions[side]),
    number,
    spent,
  )

/** Returns a tile's name with everything on it: "open trapdoor with wood and haste". */
export function bearingWords(m: Messages, name: string, face: Face): string {
  const { common } = m
  const done: Readonly<Record<string, string>> = m.expansions?.table.done ?? {}
  const building = face.sprung ? (done[face.building ?? ''] ?? common.tiles.open(name)) : name
  const symbols = eachOnce(
    m,
    face.symbols.map((printed) => symbolWords(m, printed)),
  )
  return symbols.length > 0 ? common.tiles.bearing(building, common.list(symbols)) : building
}

/** Returns distinct words, each with its count: "two wood". */
export function eachOnce({ common }: Messages, words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length
    return count > 1 ? common.tiles.several(count, word) : word
  })
}
