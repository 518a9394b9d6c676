import { reportOn } from '../../../../../programs/simulator/report-on.ts'
import type { Rate } from '../../../../../programs/simulator/statistics.ts'
import { fairyTaleSimulator } from '../index.ts'
import { changedRule, differInRules, houseRuns, isForCover, isPlain, type Run } from './choose.ts'
import { pictures } from './pictures.ts'
import {
  boxTable,
  budgetTable,
  characterTable,
  exploitTable,
  houseTable,
  lengthTable,
  specialTable,
  taleTable,
  winTable,
} from './tables.ts'

const PICTURES = 'docs/pictures/balance'

/** The files with the guardian's win rates for the cover: in general, and for each house rule. */
const RATES = 'src/tales/fairy-tale/screen/setup/measured-rates.json'
const HOUSE_RATES = 'src/tales/fairy-tale/screen/setup/house-rates.json'

/** The smallest number of games for a rate on the cover. */
const FEWEST = 24

/** The smallest number of games for a house rule's rate, unless the intervals are disjoint. */
const FEWEST_BY_RULE = 200

/** True if the intervals of two rates are disjoint. */
const surelyDiffer = (one: Rate, other: Rate): boolean => one.high < other.low || other.high < one.low

const gamesOf = ({ won }: Run) => ({ games: won.games, won: won.count })

/** Returns a row for each difficulty, number of characters and set of boxes. A first game has the rates of beginners. */
const measuredRates = (runs: readonly Run[]): object[] =>
  runs
    .filter((run) => isForCover(run) && run.won.games >= FEWEST)
    .map((run) => {
      const { difficulty, players, boxes } = run.setting
      return { difficulty, players, boxes, ...gamesOf(run) }
    })

/** Returns a row for each reading of a house rule with enough measured games. */
function houseRates(runs: readonly Run[]): object[] {
  const all = houseRuns(runs, 'guardian')
  return all.flatMap((run) => {
    const changed = changedRule(run)
    const without = all.find((other) => isPlain(other) && differInRules(other, run))
    if (!changed || !without) return []
    if (run.won.games < FEWEST_BY_RULE && !surelyDiffer(run.won, without.won)) return []
    return { ...changed, ...gamesOf(run), without: gamesOf(without) }
  })
}

const linesOf = (rows: readonly object[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`

/** The report on this tale: its tables, its plots, and the rates that the cover shows. */
export const fairyTaleReport = reportOn(fairyTaleSimulator, {
  report: 'docs/BALANCE.md',
  measurements: 'docs/balance',
  tables: {
    wins: winTable,
    tales: taleTable,
    lengths: lengthTable,
    characters: characterTable,
    specials: specialTable,
    budgets: budgetTable,
    boxes: boxTable,
    houses: houseTable,
    exploits: exploitTable,
  },
  files: (runs) => ({
    [RATES]: linesOf(measuredRates(runs)),
    [HOUSE_RATES]: linesOf(houseRates(runs)),
    ...Object.fromEntries(
      Object.entries(pictures(runs)).map(([name, text]) => [`${PICTURES}/${name}`, text]),
    ),
  }),
})
