import {
  endText,
  markdownTable,
  percent,
  shortRate,
  shortSpread,
} from '../../../../../programs/simulator/report.ts'
import { rateText } from '../../../../../programs/simulator/statistics.ts'
import { PLAYER_NAMES, rulesText } from '../settings.ts'
import type { Answer } from '../summary.ts'

/** How often each level beats those below it, in seats that change; a fair share is one of so many players. */
export const levelTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['player', 'against', 'house rules', 'won', 'a fair share'],
    runs
      .filter(({ setting }) => !areEquals(setting.players))
      .sort(byStrength)
      .map(({ setting: { players, rules }, firstNamed }) => {
        const [first = '', ...others] = players
        const won = `**${rateText(firstNamed)}**`
        return [first, others.join(', '), rulesOr(rules), won, `${percent(1 / players.length)} %`]
      }),
  )

/** Who wins when equals play. */
export const seatTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['countries', 'all', 'house rules', 'games', 'won by Ash / Briar / Clover / Dill', 'shared', 'Ash wins'],
    ofEquals(runs).map((run) => [
      ...headOf(run),
      String(run.firstNamed.games),
      run.seats
        .slice(0, run.setting.players.length)
        .map(({ won }) => won.count)
        .join(' / '),
      String(run.shared.count),
      run.seats[0] ? shortRate(run.seats[0].won) : '',
    ]),
  )

/** How long games of equals take, and what ends them. */
export const lengthTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['countries', 'all', 'house rules', 'rounds: median, 10–90 %, longest', 'turns in all', 'ended by'],
    ofEquals(runs).map((run) => [
      ...headOf(run),
      shortSpread(run.rounds),
      String(run.turns.median),
      endText(run),
    ]),
  )

/** When the first country falls, and how long its player watches then. */
export const fallTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'countries',
      'all',
      'house rules',
      'round of the first fall: median, 10–90 %, latest',
      'watched of all turns',
    ],
    ofEquals(runs)
      .filter(({ setting }) => setting.players.length > 2)
      .map((run) => [
        ...headOf(run),
        shortSpread(run.firstFall),
        run.watched === 0 ? '–' : `${percent(run.watched)} %`,
      ]),
  )

/** What goes on in a turn of equals. */
export const playTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'countries',
      'all',
      'house rules',
      'built',
      'of them sieges',
      'own fetched',
      'others torn down',
      'turned',
      'actions lost in',
    ],
    ofEquals(runs).map((run) => [
      ...headOf(run),
      ...[run.built, run.sieges, run.fetched, run.torn, run.turned].map((number) => number.toFixed(2)),
      `${percent(run.lost)} % of the turns`,
    ]),
  )

const areEquals = (players: readonly string[]): boolean => new Set(players).size === 1

/** Games of a player against itself. */
const ofEquals = (runs: readonly Answer[]): Answer[] =>
  runs.filter(({ setting }) => areEquals(setting.players)).sort(byStrength)

const headOf = ({ setting: { players, rules } }: Answer): string[] => [
  String(players.length),
  players[0] ?? '',
  rulesOr(rules),
]

/** The house rules in words, or that they are the standard. */
const rulesOr = (rules: Answer['setting']['rules']): string => rulesText(rules) || 'standard'

const strengthOf = ({ setting: { players } }: Answer): number =>
  players[0] ? PLAYER_NAMES.indexOf(players[0]) : -1

/** Fewer countries first, then the stronger, then by the standard rules. */
const byStrength = (one: Answer, other: Answer): number =>
  one.setting.players.length - other.setting.players.length ||
  strengthOf(one) - strengthOf(other) ||
  rulesText(one.setting.rules).localeCompare(rulesText(other.setting.rules))
