import { standardRules } from '../../../../engine/boogyman/index.ts'
import { reportOn } from '../../../../programs/simulator/report-on.ts'
import { rateText } from '../../../../programs/simulator/statistics.ts'
import { endText, shortRate, shortSpread, sortedBy, tablesOf } from '../../../../programs/simulator/tables.ts'
import type { AnswerOf } from '../../../../programs/simulator/tale.ts'
import { boogymanSimulator } from './index.ts'
import { PLAYER_NAMES } from './settings.ts'

type Run = AnswerOf<typeof boogymanSimulator>

const hasStandardTrees = ({ setting }: Run): boolean => setting.trees === standardRules().trees

/** The weakest first; by the standard rules first. */
const inOrder = (runs: readonly Run[]) =>
  sortedBy(
    runs,
    ({ setting }) => -PLAYER_NAMES.indexOf(setting.red),
    (run) => Number(!hasStandardTrees(run)),
  )

/** Returns runs of a player against itself without a change of seats: Red always begins. */
const ofEquals = (runs: readonly Run[]) =>
  inOrder(runs.filter(({ setting }) => setting.red === setting.green && setting.change === 'no'))

const playerText = (run: Run): string =>
  hasStandardTrees(run) ? run.setting.red : `${run.setting.red}, \`trees: "${run.setting.trees}"\``

/** Columns that describe a run of equals. Random players place anywhere; the setting has no effect on them. */
const HEAD = {
  both: playerText,
  opening: ({ setting }: Run) =>
    setting.opening === 'random' || setting.red === 'random' ? 'anywhere' : 'rules of thumb',
}

const equalsTable = tablesOf(ofEquals, HEAD)

/** Returns a maker of tables of the runs that hold. */
const tablesWhere = (holds: (run: Run) => boolean) =>
  tablesOf((runs: readonly Run[]) => inOrder(runs.filter(holds)))

/** The report on this tale. */
export const boogymanReport = reportOn(boogymanSimulator, {
  report: 'docs/balance/BOOGYMAN.md',
  measurements: 'docs/balance/boogyman',
  tables: {
    /** Wins of each level against the level below it and other measured levels; seats change. */
    levels: tablesWhere(({ setting }) => setting.red !== setting.green && setting.opening === 'thumbs')({
      player: ({ setting }) => setting.red,
      against: ({ setting }) => setting.green,
      won: ({ firstNamed }) => `**${rateText(firstNamed)}**`,
    }),
    /** Winners, endings and lengths of games between equals. */
    pairs: equalsTable({
      games: ({ red }) => red.games,
      'won by Red (first) / Green / draw': ({ red, green, draws }) =>
        [red, green, draws].map(({ count }) => count).join(' / '),
      'Green wins': ({ green }) => shortRate(green),
      'ended by': endText,
      turns: ({ turns }) => shortSpread(turns),
    }),
    /** Counts of events in games between equals. */
    play: equalsTable({
      'quiet turns running': ({ quiet }) => shortSpread(quiet),
      'a Boogyman called in': ({ called }) => shortRate(called),
      'captured a game': ({ captured }) => captured.toFixed(1),
      'no second action': ({ noSecond }) => noSecond.toFixed(1),
      stuck: ({ stuck }) => stuck.toFixed(2),
      'actions to choose from': ({ choices }) => shortSpread(choices),
    }),
    /** Wins of a player that places by the rules of thumb against an equal that places anywhere; seats change. */
    opening: tablesWhere(({ setting }) => setting.opening === 'first')({
      both: playerText,
      games: ({ firstNamed }) => firstNamed.games,
      'won by whoever places by the rules of thumb': ({ firstNamed }) => shortRate(firstNamed),
    }),
  },
})
