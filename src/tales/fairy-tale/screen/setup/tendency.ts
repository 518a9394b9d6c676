import rates from './house-rates.json'
import type { HouseRule } from './house-rule-options.ts'

/** The minimum change of the win rate that makes a house rule lighter or darker. */
const MOVES = 0.1

/** Games of the Guardian, and the number of wins. */
interface Games {
  games: number
  won: number
}

/** The effect of a house rule: a higher or a lower win rate than without it. */
export interface Tendency {
  is: 'lighter' | 'darker'
  by: Games
  without: Games
}

const share = ({ games, won }: Games): number => won / games

/** Returns the measured effect of a reading on the win rate. Null if it is small or was not measured. */
export function tendencyOf(rule: HouseRule, reading: string, all = rates): Tendency | null {
  const by = all.find((rate) => rate.rule === rule && rate.reading === reading)
  if (!by || Math.abs(share(by) - share(by.without)) <= MOVES) return null
  return { is: share(by) > share(by.without) ? 'lighter' : 'darker', by, without: by.without }
}
