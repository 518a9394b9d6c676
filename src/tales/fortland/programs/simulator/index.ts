import {
  type Fortland,
  fortland,
  SEATS,
  type SeatName,
  seatsLeft,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { defineSimulator } from '../../../../programs/simulator/define.ts'
import { seatsMoved, seatsText } from '../../../../programs/simulator/seats.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import { countsOf, watcherOf } from '../../../../programs/simulator/watcher.ts'
import { rulesText, SEAT_GAME } from './settings.ts'

const on = countsOf<Fortland>()

const watch = watcherOf<Fortland>()({
  counts: {
    turns: on('turn-began'),
    /** Turns after the fall of the first country. */
    watched: on('turn-began', (_, state) => seatsLeft(state).length < seatsOf(state).length),
    built: on('built'),
    sieges: on('built', ({ siege }) => siege),
    /** Own forts torn down for actions (`fetched`), and forts of others (`torn`). */
    fetched: on('tore', ({ gains }) => gains),
    torn: on('tore', ({ gains }) => !gains),
    turned: on('turned'),
    /** Turns with lost actions. */
    lost: on('actions-lost'),
  },
  /** The round of each fall of a country. */
  events: { falls: ({ type }, { round }) => (type === 'fell' ? round : undefined) },
})

/** The winners of a game, and the rotation of its players over the seats. */
interface Won {
  winners: readonly (SeatName | undefined)[]
  moved: number
}

const isWonBy = ({ winners }: Pick<Won, 'winners'>, seat: SeatName | undefined): boolean =>
  winners.length === 1 && winners[0] === seat

/** True if the first named player won alone. */
const isFirstNamed = (record: Won): boolean => isWonBy(record, SEATS[record.moved])

/** The simulator of Fortland. A shared victory counts for no seat. */
export const fortlandSimulator = defineSimulator({
  game: fortland,
  ...SEAT_GAME,
  watch,
  record({ setting, game, state: { outcome, round }, seen: { turns, watched, falls, ...counts } }) {
    if (!outcome) throw new Error('The game is not over.')
    return {
      /** The rotation of the players, in seats. */
      moved: seatsMoved(setting, game),
      winners: outcome.winners.map((seat) => SEATS[seat]),
      by: outcome.by,
      rounds: round,
      turns,
      /** The round of the first fall; null if no country fell. */
      firstFall: falls[0] ?? null,
      watched,
      ...counts,
    }
  },
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summary: (games) => ({
    firstNamed: games.rate(isFirstNamed),
    seats: SEATS.map((seat) => ({ seat, won: games.rate((record) => isWonBy(record, seat)) })),
    shared: games.rate(({ winners }) => winners.length > 1),
    endedBy: games.tally(({ by }) => by),
    rounds: games.spread('rounds'),
    turns: games.spread('turns'),
    firstFall: games.spread('firstFall'),
    /** The share of turns that the first seat to fall watched, on average of the games that went on. */
    watched: games.where(({ watched }) => watched > 0).mean(({ watched, turns }) => watched / turns),
    built: games.ratio('built', 'turns'),
    sieges: games.ratio('sieges', 'turns'),
    fetched: games.ratio('fetched', 'turns'),
    torn: games.ratio('torn', 'turns'),
    turned: games.ratio('turned', 'turns'),
    lost: games.ratio('lost', 'turns'),
  }),
  lines: ({ setting: { players, change, rules }, ...games }) => [
    seatsText({ players, change }, rulesText(rules)),
    `the ${players[0]} named first won ${rateText(games.firstNamed)}`,
    `won by ${games.seats
      .slice(0, players.length)
      .map(({ seat, won }) => `${seat} ${won.count}`)
      .join(', ')}, shared ${games.shared.count}`,
    `ended by: ${tallyText(games.endedBy)}`,
    `rounds: median ${spreadText(games.rounds)}; turns: median ${spreadText(games.turns)}`,
    `first fall in round ${spreadText(games.firstFall)}; then watched ${(100 * games.watched).toFixed(0)} % of the turns`,
    `a turn: ${games.built.toFixed(2)} built, ${games.sieges.toFixed(2)} of them sieges; ${games.fetched.toFixed(2)} own forts fetched, ${games.torn.toFixed(2)} torn down, ${games.turned.toFixed(2)} turns round; in ${(100 * games.lost).toFixed(1)} % actions lost`,
  ],
})
