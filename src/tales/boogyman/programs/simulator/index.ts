import { type Boogyman, boogyman, phaseOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { defineSimulator } from '../../../../programs/simulator/define.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import { countsOf, watcherOf } from '../../../../programs/simulator/watcher.ts'
import { PLAYERS, placingAtRandom, SETTINGS } from './settings.ts'

const on = countsOf<Boogyman>()

const watch = watcherOf<Boogyman>()({
  counts: {
    called: on('boogyman-came'),
    captured: on('captured', ({ count }) => count),
    /** Number of turns with only one action, or none. */
    noSecond: on('no-second-action'),
    stuck: on('stuck'),
  },
  /** Number of legal actions at each decision after the opening. */
  before: {
    choices: (state) => (phaseOf(state) === 'playing' ? boogyman.list(state).length : undefined),
  },
  after: { quiets: ({ quiet }) => quiet },
})

/** True if the bots have swapped seats in a game. */
const isChanged = (change: 'yes' | 'no', game: number): boolean => change === 'yes' && game % 2 === 1

interface Won {
  winner: (typeof SEATS)[number] | null
  changed: boolean
}

const isDecided = ({ winner }: Pick<Won, 'winner'>): boolean => winner !== null

/** True if the bot named first, Red in the settings, has won. */
const isFirstNamed = ({ winner, changed }: Won): boolean => winner === (changed ? 'green' : 'red')

export const boogymanSimulator = defineSimulator({
  game: boogyman,
  settings: SETTINGS,
  luckOf: (seed) => seed,
  configOf: ({ trees }) => ({ players: ['', ''] as const, first: SEATS[0], rules: { trees } }),
  playersOf({ red, green, positions, opening, change }, game) {
    const [one, other] = [PLAYERS[red](positions), PLAYERS[green](positions)]
    const players = [
      opening === 'random' ? placingAtRandom(one) : one,
      opening === 'thumbs' ? other : placingAtRandom(other),
    ]
    return isChanged(change, game) ? players.toReversed() : players
  },
  watch,
  record({ setting, game, state: { outcome, turn }, actions, seen: { quiets, choices, ...counts } }) {
    if (!outcome) throw new Error('The game is not over.')
    return {
      changed: isChanged(setting.change, game),
      winner: outcome.winner === null ? null : SEATS[outcome.winner],
      by: outcome.by,
      turns: turn,
      actions,
      ...counts,
      /** The longest series of quiet turns. */
      quiet: Math.max(0, ...quiets),
      choices,
    }
  },
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summary: (games) => ({
    red: games.rate(({ winner }) => winner === 'red'),
    green: games.rate(({ winner }) => winner === 'green'),
    draws: games.rate((record) => !isDecided(record)),
    /** Rate of wins of the bot named first, on either side. */
    firstNamed: games.rate(isFirstNamed),
    endedBy: games.tally(({ by }) => by),
    turns: games.spread('turns'),
    /** Rate of games with at least one called Boogyman. */
    called: games.rate(({ called }) => called > 0),
    captured: games.mean('captured'),
    noSecond: games.mean('noSecond'),
    stuck: games.mean('stuck'),
    quiet: games.where(isDecided).spread('quiet'),
    choices: games.spread(({ choices }) => choices),
  }),
  lines: ({ setting: { red, green, change, trees, opening }, ...games }) => [
    `${red} against ${green}, ${change === 'yes' ? 'changing seats' : 'Red and Green'}, ${trees} trees, opening ${opening}`,
    `${red} won ${rateText(games.firstNamed)}`,
    `Red ${rateText(games.red)}, Green ${rateText(games.green)}, drawn ${rateText(games.draws)}`,
    `ended by: ${tallyText(games.endedBy)}`,
    `turns: median ${spreadText(games.turns)}`,
    `a Boogyman in ${rateText(games.called)}; ${games.captured.toFixed(1)} pawns captured a game`,
    `no second action ${games.noSecond.toFixed(1)} times a game, stuck ${games.stuck.toFixed(2)}`,
    `longest row of quiet turns in a decided game: median ${spreadText(games.quiet)}`,
    `actions to choose from: median ${spreadText(games.choices)}`,
  ],
})
