import { LARGE, SMALL } from './board.ts'
import type { HouseRules, Land, Seat } from './state.ts'

/** The layouts of the countries for two, three and four of them, as in the law (section 1) [F 1]. */
const LAYOUTS: { [Name in HouseRules['layout']]: Readonly<Record<2 | 3 | 4, string>> } = {
  countries: {
    2: 'a a A / B b b',
    3: 'B b a A / b . . a / b . . a / C c c c',
    4: 'B b a A / b . . a / c . . d / C c d D',
  },
  patchwork: {
    2: 'a b A / B a b',
    3: 'B c b A / c . . b / a . . a / C a b c',
    4: 'B d c A / d . . c / a . . b / C a b D',
  },
}

/** Returns the places of a layout for a number of countries, in ring order. */
export function landsOf(layout: HouseRules['layout'], countries: number): Land[] {
  const rows = LAYOUTS[layout][countries === 2 ? 2 : countries === 3 ? 3 : 4]
    .split(' / ')
    .map((row) => row.split(' '))
  const { cells } = countries === 2 ? SMALL : LARGE
  return cells.map(({ column, row }) => landOf(rows[row]?.[column] ?? 'a'))
}

/** Returns the place for a letter: lower case is a town, a capital the city. */
const landOf = (letter: string): Land => ({
  owner: 'abcd'.indexOf(letter.toLowerCase()) as Seat,
  isCity: letter !== letter.toLowerCase(),
})
