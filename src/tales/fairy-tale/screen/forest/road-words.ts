import { type Face, type Printed, roadSides } from '../../../../engine/fairy-tale/index.ts'
import { wordsFor } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'

/** The sides on which roads leave a tile, as words: "north and east". */
export const roadWords = (m: Messages, { roads }: Pick<Face, 'roads'>): string =>
  m.common.list(roadSides(roads).map((side) => m.common.directions[side]))

/** A symbol as it stands on its tile: "a broken gate on its north road". */
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

/** A tile's name with what it bears: "open trapdoor with wood and haste". */
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

/** Each of some words once, with how many of them there are: "two wood". */
export function eachOnce({ common }: Messages, words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length
    return count > 1 ? common.tiles.several(count, word) : word
  })
}
