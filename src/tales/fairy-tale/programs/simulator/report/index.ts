import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, writeFiles } from '../../../../../programs/simulator/report.ts'
import type { Rate } from '../../../../../programs/simulator/statistics.ts'
import type { Answer } from '../summary.ts'
import { changedRule, expansionRuns, guardianRuns, isPlain } from './choose.ts'
import { pictures } from './pictures.ts'
import { readRuns } from './runs.ts'
import {
  boxTable,
  budgetTable,
  characterTable,
  differInRules,
  exploitTable,
  houseRuns,
  houseTable,
  lengthTable,
  specialTable,
  taleTable,
  winTable,
} from './tables.ts'

const REPORT = 'docs/BALANCE.md'
const PICTURES = 'docs/pictures/balance'

/** Where the cover finds how often the guardian wins, from the project's root. */
const RATES = 'src/tales/fairy-tale/screen/setup/measured-rates.json'

/** Fewer games say too little to be told on a cover. */
const FEWEST = 24

/** Of fewer games it can only be told whether a house rule makes a tale lighter or darker where that is beyond doubt. */
const FEWEST_BY_RULE = 200

/** Whether two rates surely differ: their intervals do not meet. */
const surelyDiffer = (one: Rate, other: Rate): boolean => one.high < other.low || other.high < one.low

/** How often the guardian wins, for the cover: a line for each difficulty, number of characters and boxes. */
const measuredRates = (runs: readonly Answer[]): string => {
  const known = [...guardianRuns(runs), ...expansionRuns(runs)].filter(({ won }) => won.games >= FEWEST)
  const lines = known.map(({ setting, won }) => {
    const { difficulty, players, boxes } = setting
    return `  ${JSON.stringify({ difficulty, players, boxes, games: won.games, won: won.count })}`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

const gamesOf = ({ won }: Answer) => ({ games: won.games, won: won.count })

/** Where the cover finds what a house rule makes of a tale, from the project's root. */
const HOUSE_RATES = 'src/tales/fairy-tale/screen/setup/house-rates.json'

/** How often the guardian wins by one house rule, for the cover: a line for each reading of which enough was measured. */
const houseRates = (runs: readonly Answer[]): string => {
  const all = houseRuns(runs, 'guardian')
  const lines = all.flatMap((run) => {
    const changed = changedRule(run.setting.rules)
    const without = all.find((other) => isPlain(other) && differInRules(other, run))
    if (!changed || !without) return []
    if (run.won.games < FEWEST_BY_RULE && !surelyDiffer(run.won, without.won)) return []
    return `  ${JSON.stringify({ ...changed, ...gamesOf(run), without: gamesOf(without) })}`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

/** The tables of the report, by the names of their markers. */
const TABLES = {
  wins: winTable,
  tales: taleTable,
  lengths: lengthTable,
  characters: characterTable,
  specials: specialTable,
  budgets: budgetTable,
  boxes: boxTable,
  houses: houseTable,
  exploits: exploitTable,
} as const

/** What is made of the measurements, as path and text: the report with its tables, its plots, and the cover's rates. */
export function reportFiles(root: string): Map<string, string> {
  const runs = readRuns(root)
  const plots = Object.entries(pictures(runs)).map(([name, text]) => [`${PICTURES}/${name}`, text] as const)
  const tables = Object.fromEntries(Object.entries(TABLES).map(([name, make]) => [name, make(runs)]))
  const report = filled(readFileSync(join(root, REPORT), 'utf8'), tables)
  return new Map([[REPORT, report], [RATES, measuredRates(runs)], [HOUSE_RATES, houseRates(runs)], ...plots])
}

/** Makes the report, its plots and the cover's rates anew from the measurements that are kept. */
export const writeReport = (root: string): void => writeFiles(root, reportFiles(root))
