export { type Estimate, estimateOf } from '../../../players/interval.ts'

/** The number of simulated turns, including the current one. */
export const TURNS_AHEAD = 4

/** Results of simulated games: their number, those with a lost heart, and those lost. */
export interface Tally {
  games: number
  hurt: number
  lost: number
}

export const NO_GAMES: Tally = { games: 0, hurt: 0, lost: 0 }
