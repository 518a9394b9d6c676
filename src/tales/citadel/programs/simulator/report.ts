import { BUILDING_IDS, buildingOf, type Category } from '../../../../engine/citadel/index.ts'
import {
  endText,
  markdownTable,
  percent,
  runTable,
  shortRate,
  shortSpread,
} from '../../../../programs/simulator/report.ts'
import { reportOn } from '../../../../programs/simulator/report-on.ts'
import { seatRuns } from '../../../../programs/simulator/seat-runs.ts'
import { rateText } from '../../../../programs/simulator/statistics.ts'
import type { AnswerOf } from '../../../../programs/simulator/tale.ts'
import { citadelSimulator } from './index.ts'
import { PLAYERS, rulesText } from './settings.ts'

type Run = AnswerOf<typeof citadelSimulator>

/** The stronger first, then by rules, then fewer people first. */
const { seats, first, rules, ofLevels, ofEquals } = seatRuns<Run>(PLAYERS, rulesText, 'strength')

/** What was played in a run of equals. */
const HEAD = { people: seats, all: first, rules }

/** How many cards of a category there are. */
const copiesOf = (category: Category): number =>
  BUILDING_IDS.map(buildingOf)
    .filter((building) => building.category === category)
    .reduce((sum, { copies }) => sum + copies, 0)

/** A column for each category of buildings; the head of the first explains them all. */
const categoryColumns = (explained: string, write: (row: Run['categories'][number]) => string) =>
  Object.fromEntries(
    [`Citizenry: ${explained}`, 'Crafts', 'Municipal', 'Trade'].map((head, index) => [
      head,
      ({ categories }: Run) => {
        const row = categories[index]
        return row ? write(row) : ''
      },
    ]),
  )

/** The report on this tale. */
export const citadelReport = reportOn(citadelSimulator, {
  report: 'docs/balance/CITADEL.md',
  measurements: 'docs/balance/citadel',
  tables: {
    /** How often each level beats the one below it, in seats that change; a fair share is one of so many players. */
    levels: (runs) =>
      runTable(ofLevels(runs), {
        player: first,
        against: ({ setting: { players } }) =>
          players.length === 2 ? (players[1] ?? '') : `${players.length - 1} of ${players[1]}`,
        rules,
        won: ({ firstNamed }) => `**${rateText(firstNamed)}**`,
        'a fair share': (run) => `${percent(1 / seats(run))} %`,
        'times that': (run) => (run.firstNamed.share * seats(run)).toFixed(1),
      }),
    /** Who wins when equals play. */
    seats: (runs) =>
      runTable(ofEquals(runs), {
        ...HEAD,
        games: ({ firstNamed }) => firstNamed.games,
        'won by seat 1 / 2 / 3 …': ({ seats }) => seats.map(({ count }) => count).join(' / '),
        shared: ({ shared }) => shared.count,
        'the first seat': ({ seats: [firstSeat] }) => (firstSeat ? shortRate(firstSeat) : ''),
        'the last': ({ seats }) => seats.slice(-1).map(shortRate).join(),
      }),
    /** How long games of equals take, what ends them, and how near it was. */
    length: (runs) =>
      runTable(ofEquals(runs), {
        ...HEAD,
        'turns of all: median, 10–90 %, longest': ({ turns }) => shortSpread(turns),
        'ended by': endText,
        'the winner leads by': ({ points }) => points.lead.median,
        'the last has': ({ points }) => `${points.last.median} of ${points.winner.median}`,
        'who led alone at half time won': ({ leaderWon }) => shortRate(leaderWon),
        sieges: ({ sieges }) => sieges.toFixed(1),
      }),
    /** Of the cards of each category how many are built, and how many of those by the winner. */
    categories: (runs) =>
      runTable(ofEquals(runs), {
        ...HEAD,
        ...categoryColumns(
          'built, by the winner',
          ({ category, built, byWinner }) =>
            `${percent(built / copiesOf(category))} %, ${percent(byWinner.share)} %`,
        ),
        'a fair share': ({ seats }) => `${percent(1 / seats.length)} %`,
      }),
    /** How often each Great Power is held at the end, how often its holder wins, and how many of these victories hang on it. */
    powers: (runs) =>
      runTable(
        ofEquals(runs).filter(({ setting }) => setting.rules.version === 'strategic'),
        {
          ...HEAD,
          ...categoryColumns(
            'held; its holder won; by its points',
            ({ held, holderWon, wonByIt }) =>
              `${percent(held.share)} %; ${shortRate(holderWon)}; ${percent(wonByIt.share)} %`,
          ),
        },
      ),
    influence: influenceTable,
  },
})

/** Of each Influence card that is drawn, how many are played, and how many of those by the winner. */
function influenceTable(runs: readonly Run[]): string {
  const equals = ofEquals(runs).filter((run) => seats(run) === 4)
  const headOf = (run: Run) => `${first(run)}, ${rules(run)}: drawn in a game, played, by the winner`
  return markdownTable(
    ['card', ...equals.map(headOf)],
    (equals[0]?.influence ?? []).map(({ card }) => [
      card,
      ...equals.map(({ influence }) => {
        const found = influence.find((one) => one.card === card)
        if (!found || found.drawn === 0) return '–'
        const { drawn, played, byWinner } = found
        return `${drawn.toFixed(2)}, ${percent(played / drawn)} %, ${byWinner.games === 0 ? '–' : `${percent(byWinner.share)} %`}`
      }),
    ]),
  )
}
