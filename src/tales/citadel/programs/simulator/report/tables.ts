import {
  endText,
  markdownTable,
  percent,
  shortRate,
  shortSpread,
} from '../../../../../programs/simulator/report.ts'
import { rateText } from '../../../../../programs/simulator/statistics.ts'
import { rulesText } from '../settings.ts'
import type { Answer } from '../summary.ts'
import { areEquals, compareRuns, headOf, ofEquals } from './runs.ts'

/** How often each level beats the one below it, in seats that change; a fair share is one of so many players. */
export const levelTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['player', 'against', 'rules', 'won', 'a fair share', 'times that'],
    runs
      .filter((run) => !areEquals(run))
      .sort(compareRuns)
      .map(({ setting: { players, rules }, firstNamed }) => {
        const [first = '', other = ''] = players
        return [
          first,
          players.length === 2 ? other : `${players.length - 1} of ${other}`,
          rulesText(rules) || 'standard',
          `**${rateText(firstNamed)}**`,
          `${percent(1 / players.length)} %`,
          (firstNamed.share * players.length).toFixed(1),
        ]
      }),
  )

/** Who wins when equals play. */
export const seatTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['people', 'all', 'rules', 'games', 'won by seat 1 / 2 / 3 …', 'shared', 'the first seat', 'the last'],
    ofEquals(runs).map((run) => {
      const [first, last] = [run.seats[0], run.seats.at(-1)]
      return [
        ...headOf(run),
        String(run.firstNamed.games),
        run.seats.map(({ count }) => count).join(' / '),
        String(run.shared.count),
        first ? shortRate(first) : '',
        last ? shortRate(last) : '',
      ]
    }),
  )

/** How long games of equals take, what ends them, and how near it was. */
export const lengthTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'people',
      'all',
      'rules',
      'turns of all: median, 10–90 %, longest',
      'ended by',
      'the winner leads by',
      'the last has',
      'who led alone at half time won',
      'sieges',
    ],
    ofEquals(runs).map((run) => [
      ...headOf(run),
      shortSpread(run.turns),
      endText(run),
      String(run.points.lead.median),
      `${run.points.last.median} of ${run.points.winner.median}`,
      shortRate(run.leaderWon),
      run.sieges.toFixed(1),
    ]),
  )
