import type { Answer } from '../measured.ts'
import { guardianRuns } from './choose.ts'

/** Where the cover finds how often the guardian wins, from the project's root. */
export const RATES = 'src/tales/fairy-tale/screen/setup/measured-rates.json'

/** Fewer games say too little to be told on a cover. */
const FEWEST = 24

/** How often the guardian wins, for the cover: a line for each difficulty, number of characters and boxes. */
export const measuredRates = (runs: readonly Answer[]): string => {
  const known = guardianRuns(runs).filter(({ won }) => won.games >= FEWEST)
  const lines = known.map(({ setting, won }) => {
    const { difficulty, players, boxes } = setting
    return `  ${JSON.stringify({ difficulty, players, boxes, games: won.games, won: won.count })}`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}
