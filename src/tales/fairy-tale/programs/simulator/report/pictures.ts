import { DIFFICULTIES } from '../../../../../engine/fairy-tale/index.ts'
import { type IntervalRow, intervalPlot, linePlot } from '../../../../../programs/simulator/plots.ts'
import type { Rate } from '../../../../../programs/simulator/statistics.ts'
import { sortedBy } from '../../../../../programs/simulator/tables.ts'
import {
  aimOf,
  asSuggested,
  boxesText,
  budgetRuns,
  guardianRuns,
  houseRulesOf,
  houseRuns,
  RULE_TESTERS,
  type Run,
  taleName,
  withEveryBox,
} from './choose.ts'
import { influences } from './tables.ts'

const PERCENT = { from: 0, to: 100, step: 20, axis: 'games won, in percent, with intervals of 95 %' }

/** The plots of the report, by the names of their files. */
export const pictures = (runs: readonly Run[]): Record<string, string> => ({
  'win-rates.svg': intervalPlot(
    'How often the guardian wins; aims are green',
    byTale(guardianRuns(runs)).map(winRow),
    PERCENT,
  ),
  'monsters.svg': linePlot('Monsters in the forest', byTurn(runs, 'monsters'), {
    x: 'turn',
    y: 'monsters on average, while at least ten games go on',
  }),
  'diamonds.svg': linePlot('Dark diamonds destroyed', byTurn(runs, 'diamonds'), {
    x: 'turn',
    y: 'diamonds on average, while at least ten games go on',
  }),
  'characters.svg': intervalPlot(
    'What a character does to the win rate; the aim is green',
    influences(runs).map(({ id, points, giveOrTake }) => ({
      label: id,
      value: points,
      low: points - giveOrTake,
      high: points + giveOrTake,
      aim: [-15, 15],
    })),
    { from: -40, to: 40, step: 10, axis: 'points above or below the mean, with intervals of 95 %' },
  ),
  'budgets.svg': intervalPlot(
    'Fairy tale, three characters: how much thinking brings',
    budgetRuns(runs).map((run) => ({ ...winRow(run), label: `${run.setting.budget} games ahead` })),
    PERCENT,
  ),
  'house-rules.svg': intervalPlot(
    'House rules: how often computer players win',
    RULE_TESTERS.flatMap((player) => byTale(houseRuns(runs, player))).map((run) => ({
      label: `${run.setting.player}, ${taleName(run.setting.difficulty)}: ${houseRulesOf(run) || 'none'}`,
      ...inPercent(run.won),
    })),
    PERCENT,
  ),
})

const byTale = (runs: readonly Run[]): Run[] =>
  sortedBy(
    runs,
    ({ setting }) => DIFFICULTIES.indexOf(setting.difficulty),
    ({ setting }) => setting.players,
  )

function winRow(run: Run): IntervalRow {
  const { difficulty, players } = run.setting
  const others = asSuggested(run) ? ', gentle boxes' : `, ${boxesText(run)}`
  const boxes = withEveryBox(run) ? '' : others
  const aim = aimOf(run)
  return { label: `${taleName(difficulty)}, ${players}${boxes}`, ...inPercent(run.won), ...(aim && { aim }) }
}

const inPercent = ({ share, low, high }: Rate) => ({ value: 100 * share, low: 100 * low, high: 100 * high })

/** Turns that fewer games have reached are omitted: their means would describe a few long games. */
const FEWEST = 10

/** A line for each difficulty with three characters and the suggested boxes. */
const byTurn = (runs: readonly Run[], what: 'monsters' | 'diamonds') =>
  byTale(guardianRuns(runs).filter((run) => run.setting.players === 3 && asSuggested(run))).map(
    ({ setting, byTurn: turns }) => ({
      label: taleName(setting.difficulty),
      points: turns.filter(({ games }) => games >= FEWEST).map((row) => [row.turn, row[what]] as const),
    }),
  )
