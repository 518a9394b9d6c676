import rates from './house-rates.json'
import type { HouseRule } from './house-rules.ts'

/** How far a house rule may move the share of games that are won, before a tale is called lighter or darker by it. */
const MOVES = 0.1

/** Games of the Guardian, and how many it won. */
interface Games {
  games: number
  won: number
}

/** What a house rule makes of a tale: more games are won by it than without, or fewer. */
export interface Tendency {
  is: 'lighter' | 'darker'
  by: Games
  without: Games
}

const share = ({ games, won }: Games): number => won / games

/** What a reading makes of a tale, as far as it was measured; null where it moves little, or nobody knows. */
export function tendencyOf(rule: HouseRule, reading: string, all = rates): Tendency | null {
  const by = all.find((rate) => rate.rule === rule && rate.reading === reading)
  if (!by || Math.abs(share(by) - share(by.without)) <= MOVES) return null
  return { is: share(by) > share(by.without) ? 'lighter' : 'darker', by, without: by.without }
}
