import { boogyman, type Event, phaseOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { randomState, seededChance } from '../../../../engine/kernel/index.ts'
import { counterOf, countsOf } from '../../../../programs/simulator/counts.ts'
import { chooseBySeat, playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import type { Setting } from './settings.ts'
import { placingAtRandom, playerOf } from './settings.ts'

const on = countsOf<Event>()

/** The events that are counted in a game. */
const COUNTS = {
  called: on('boogyman-came'),
  captured: on('captured', ({ count }) => count),
  /** How often a turn had only one action, or none. */
  noSecond: on('no-second-action'),
  stuck: on('stuck'),
}

/** The record of a game. */
export type GameRecord = ReturnType<typeof playGame>

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number) {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState(seed) })
  const changed = setting.change === 'yes' && game % 2 === 1
  const config = { players: ['', ''], first: SEATS[0], rules: { trees: setting.trees } } as const
  const state = boogyman.begin(config, seed)
  const counter = counterOf(COUNTS)
  let quiet = 0
  const choices: number[] = []
  const actions = playToEnd(boogyman, state, {
    choose: chooseBySeat(boogyman, playersOf(setting, changed), luck),
    before: () => {
      if (phaseOf(state) === 'playing') choices.push(boogyman.list(state).length)
    },
    emit: counter.add,
    after: () => {
      quiet = Math.max(quiet, state.quiet)
    },
  })
  if (!state.outcome) throw new Error('The game is not over.')
  const { winner, by } = state.outcome
  return {
    /** Its number in the run, from 0. */
    game,
    /** Whether the players had changed seats. */
    changed,
    winner: winner === null ? null : SEATS[winner],
    by,
    turns: state.turn,
    actions,
    ...counter.totals,
    /** The longest row of quiet turns. */
    quiet,
    /** The number of actions to choose from, for each choice after the opening. */
    choices,
  }
}

function playersOf({ red, green, positions, opening }: Setting, changed: boolean) {
  const one = opening === 'random' ? placingAtRandom(playerOf(red, positions)) : playerOf(red, positions)
  const other =
    opening === 'thumbs' ? playerOf(green, positions) : placingAtRandom(playerOf(green, positions))
  return changed ? [other, one] : [one, other]
}
