import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, writeFiles } from '../../../../../programs/simulator/report.ts'
import type { Answer } from '../measured.ts'
import { guardianRuns } from './choose.ts'
import { pictures } from './pictures.ts'
import { readRuns } from './runs.ts'
import {
  budgetTable,
  characterTable,
  exploitTable,
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

/** How often the guardian wins, for the cover: a line for each difficulty, number of characters and boxes. */
const measuredRates = (runs: readonly Answer[]): string => {
  const known = guardianRuns(runs).filter(({ won }) => won.games >= FEWEST)
  const lines = known.map(({ setting, won }) => {
    const { difficulty, players, boxes } = setting
    return `  ${JSON.stringify({ difficulty, players, boxes, games: won.games, won: won.count })}`
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
  houses: houseTable,
  exploits: exploitTable,
} as const

/** What is made of the measurements, as path and text: the report with its tables, its plots, and the cover's rates. */
export function reportFiles(root: string): Map<string, string> {
  const runs = readRuns(root)
  const plots = Object.entries(pictures(runs)).map(([name, text]) => [`${PICTURES}/${name}`, text] as const)
  const tables = Object.fromEntries(Object.entries(TABLES).map(([name, make]) => [name, make(runs)]))
  const report = filled(readFileSync(join(root, REPORT), 'utf8'), tables)
  return new Map([[REPORT, report], [RATES, measuredRates(runs)], ...plots])
}

/** Makes the report, its plots and the cover's rates anew from the measurements that are kept. */
export const writeReport = (root: string): void => writeFiles(root, reportFiles(root))
