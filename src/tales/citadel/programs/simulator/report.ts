import { BUILDING_IDS, buildingOf, type Category } from '../../../../engine/citadel/index.ts'
import { reportOn } from '../../../../programs/simulator/report-on.ts'
import { seatRuns } from '../../../../programs/simulator/seat-runs.ts'
import { rateText } from '../../../../programs/simulator/statistics.ts'
import {
  crossTable,
  endText,
  percent,
  shortRate,
  shortSpread,
  tablesOf,
} from '../../../../programs/simulator/tables.ts'
import type { AnswerOf } from '../../../../programs/simulator/tale.ts'
import { citadelSimulator } from './index.ts'
import { PLAYERS, rulesText } from './settings.ts'

type Run = AnswerOf<typeof citadelSimulator>

/** Sort keys of runs: strength (strongest first), house rules, number of seats. */
const { seats, first, rules, ofLevels, ofEquals } = seatRuns<Run>(PLAYERS, rulesText, 'strength')

/** Columns that describe a run of equals. */
const HEAD = { people: seats, all: first, rules }

const equalsTable = tablesOf(ofEquals, HEAD)

/** Returns the number of cards of a category. */
const copiesOf = (category: Category): number =>
  BUILDING_IDS.map(buildingOf)
    .filter((building) => building.category === category)
    .reduce((sum, { copies }) => sum + copies, 0)

/** Returns a column for each category of buildings. The head of the first column explains all four. */
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
    /** Wins of each level against the level below it; seats change. A fair share is 1 / number of players. */
    levels: tablesOf(ofLevels)({
      player: first,
      against: ({ setting: { players } }) =>
        players.length === 2 ? (players[1] ?? '') : `${players.length - 1} of ${players[1]}`,
      rules,
      won: ({ firstNamed }) => `**${rateText(firstNamed)}**`,
      'a fair share': (run) => `${percent(1 / seats(run))} %`,
      'times that': (run) => (run.firstNamed.share * seats(run)).toFixed(1),
    }),
    /** Winners of games between equals. */
    seats: equalsTable({
      games: ({ firstNamed }) => firstNamed.games,
      'won by seat 1 / 2 / 3 …': ({ seats }) => seats.map(({ count }) => count).join(' / '),
      shared: ({ shared }) => shared.count,
      'the first seat': ({ seats: [firstSeat] }) => (firstSeat ? shortRate(firstSeat) : ''),
      'the last': ({ seats }) => seats.slice(-1).map(shortRate).join(),
    }),
    /** Lengths, endings and margins of games between equals. */
    length: equalsTable({
      'turns of all: median, 10–90 %, longest': ({ turns }) => shortSpread(turns),
      'ended by': endText,
      'the winner leads by': ({ points }) => points.lead.median,
      'the last has': ({ points }) => `${points.last.median} of ${points.winner.median}`,
      'who led alone at half time won': ({ leaderWon }) => shortRate(leaderWon),
      sieges: ({ sieges }) => sieges.toFixed(1),
    }),
    /** The share of each category's cards that is built, and the winner's share of those. */
    categories: equalsTable({
      ...categoryColumns(
        'built, by the winner',
        ({ category, built, byWinner }) =>
          `${percent(built / copiesOf(category))} %, ${percent(byWinner.share)} %`,
      ),
      'a fair share': ({ seats }) => `${percent(1 / seats.length)} %`,
    }),
    /** For each Great Power: how often it is held at the end, how often its holder wins, and how often only through its points. */
    powers: tablesOf(
      (runs: readonly Run[]) => ofEquals(runs).filter(({ setting }) => setting.rules.version === 'strategic'),
      HEAD,
    )(
      categoryColumns(
        'held; its holder won; by its points',
        ({ held, holderWon, wonByIt }) =>
          `${percent(held.share)} %; ${shortRate(holderWon)}; ${percent(wonByIt.share)} %`,
      ),
    ),
    influence: influenceTable,
  },
})

/** For each drawn Influence card: the share that is played, and the winner's share of those. */
function influenceTable(runs: readonly Run[]): string {
  const equals = ofEquals(runs).filter((run) => seats(run) === 4)
  const headOf = (run: Run) => `${first(run)}, ${rules(run)}: drawn in a game, played, by the winner`
  const cards = (equals[0]?.influence ?? []).map(({ card }) => card)
  return crossTable('card', [cards, String], [equals, headOf], (card, { influence }) => {
    const found = influence.find((one) => one.card === card)
    if (!found || found.drawn === 0) return '–'
    const { drawn, played, byWinner } = found
    return `${drawn.toFixed(2)}, ${percent(played / drawn)} %, ${byWinner.games === 0 ? '–' : `${percent(byWinner.share)} %`}`
  })
}
