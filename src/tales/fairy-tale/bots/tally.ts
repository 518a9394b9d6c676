export { type Estimate, estimateOf } from '../../../players/interval.ts'

/** The number of turns that are played on, with the current one. */
export const TURNS_AHEAD = 4

/** What came of games that were played on: how many, in how many a heart was lost, and the tale. */
export interface Tally {
  games: number
  hurt: number
  lost: number
}

export const NO_GAMES: Tally = { games: 0, hurt: 0, lost: 0 }
