import { reportOn } from '../../../../programs/simulator/report-on.ts'
import { seatRuns } from '../../../../programs/simulator/seat-runs.ts'
import { rateText } from '../../../../programs/simulator/statistics.ts'
import { endText, percent, shortRate, shortSpread, tablesOf } from '../../../../programs/simulator/tables.ts'
import type { AnswerOf } from '../../../../programs/simulator/tale.ts'
import { fortlandSimulator } from './index.ts'
import { PLAYERS, rulesText } from './settings.ts'

type Run = AnswerOf<typeof fortlandSimulator>

/** Fewer countries first, then the stronger, then by the standard rules. */
const { seats, first, rules, ofLevels, ofEquals } = seatRuns<Run>(PLAYERS, rulesText, 'seats')

/** Columns that describe a run of equals. */
const HEAD = { countries: seats, all: first, 'house rules': rules }

const equalsTable = tablesOf(ofEquals, HEAD)

export const fortlandReport = reportOn(fortlandSimulator, {
  report: 'docs/balance/FORTLAND.md',
  measurements: 'docs/balance/fortland',
  tables: {
    /** How often each level beats those below it, with rotated seats; a fair share is one divided by the number of players. */
    levels: tablesOf(ofLevels)({
      player: first,
      against: ({ setting: { players } }) => players.slice(1).join(', '),
      'house rules': rules,
      won: ({ firstNamed }) => `**${rateText(firstNamed)}**`,
      'a fair share': (run) => `${percent(1 / seats(run))} %`,
    }),
    /** Who wins when equals play. */
    seats: equalsTable({
      games: ({ firstNamed }) => firstNamed.games,
      'won by Ash / Briar / Clover / Dill': (run) =>
        run.seats
          .slice(0, seats(run))
          .map(({ won }) => won.count)
          .join(' / '),
      shared: ({ shared }) => shared.count,
      'Ash wins': ({ seats: [ash] }) => (ash ? shortRate(ash.won) : ''),
    }),
    /** How long games of equals take, and what ends them. */
    length: equalsTable({
      'rounds: median, 10–90 %, longest': ({ rounds }) => shortSpread(rounds),
      'turns in all': ({ turns }) => turns.median,
      'ended by': endText,
    }),
    /** When the first country falls, and how long its player watches then. */
    fall: tablesOf(
      (runs: readonly Run[]) => ofEquals(runs).filter((run) => seats(run) > 2),
      HEAD,
    )({
      'round of the first fall: median, 10–90 %, latest': ({ firstFall }) => shortSpread(firstFall),
      'watched of all turns': ({ watched }) => (watched === 0 ? '–' : `${percent(watched)} %`),
    }),
    /** The events in a turn between equal bots. */
    play: equalsTable({
      built: ({ built }) => built.toFixed(2),
      'of them sieges': ({ sieges }) => sieges.toFixed(2),
      'own fetched': ({ fetched }) => fetched.toFixed(2),
      'others torn down': ({ torn }) => torn.toFixed(2),
      turned: ({ turned }) => turned.toFixed(2),
      'actions lost in': ({ lost }) => `${percent(lost)} % of the turns`,
    }),
  },
})
