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
    /** How often a turn had only one action, or none. */
    noSecond: on('no-second-action'),
    stuck: on('stuck'),
  },
  /** The number of actions to choose from, for each choice after the opening. */
  before: {
    choices: (state) => (phaseOf(state) === 'playing' ? boogyman.list(state).length : undefined),
  },
  after: { quiets: ({ quiet }) => quiet },
})

/** True if the players have changed seats in a game. */
const isChanged = (change: 'yes' | 'no', game: number): boolean => change === 'yes' && game % 2 === 1

interface Won {
  winner: (typeof SEATS)[number] | null
  changed: boolean
}

const isDecided = ({ winner }: Pick<Won, 'winner'>): boolean => winner !== null

/** True if the first named player, Red of the setting, has won. */
const isFirstNamed = ({ winner, changed }: Won): boolean => winner === (changed ? 'green' : 'red')

/** The BigBadBoogyman, as the simulator knows it. */
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
      /** The longest row of quiet turns. */
      quiet: Math.max(0, ...quiets),
      choices,
    }
  },
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summary: (games) => ({
    red: games.rate(({ winner }) => winner === 'red'),
    green: games.rate(({ winner }) => winner === 'green'),
    draws: games.rate((record) => !isDecided(record)),
    /** Won by the player who is named first, on whichever side. */
    firstNamed: games.rate(isFirstNamed),
    endedBy: games.tally(({ by }) => by),
    turns: games.spread('turns'),
    /** Games in which either side called its Boogyman. */
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
