import { type Event, fortland, SEATS } from '../../../../engine/fortland/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { counterOf, countsOf } from '../../../../programs/simulator/counts.ts'
import { chooseBySeat, playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { playersAt, seatsMoved } from '../../../../programs/simulator/seats.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import type { Setting } from './settings.ts'
import { playerOf } from './settings.ts'

const on = countsOf<Event>()

/** The events that are counted in a game. */
const COUNTS = {
  turns: on('turn-began'),
  built: on('built'),
  sieges: on('built', ({ siege }) => siege),
  /** Own forts torn down for actions, and forts of others. */
  fetched: on('tore', ({ gains }) => gains),
  torn: on('tore', ({ gains }) => !gains),
  turned: on('turned'),
  /** Turns in which actions were lost. */
  lost: on('actions-lost'),
}

/** The record of a game. */
export type GameRecord = ReturnType<typeof playGame>

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number) {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed + 1) % SEEDS) })
  const players = playersAt(setting, game).map(playerOf)
  const state = fortland.begin({ players: players.map(() => ''), rules: setting.rules }, seed)
  const counter = counterOf(COUNTS)
  const falls: { round: number; turns: number }[] = []
  playToEnd(fortland, state, {
    choose: chooseBySeat(fortland, players, luck),
    emit(event) {
      counter.add(event)
      if (event.type === 'fell') falls.push({ round: state.round, turns: counter.totals.turns })
    },
  })
  if (!state.outcome) throw new Error('The game is not over.')
  const { turns, ...counts } = counter.totals
  const [firstFall] = falls
  return {
    /** Its number in the run, from 0. */
    game,
    /** By how many seats the players had moved on. */
    moved: seatsMoved(setting, game),
    /** The countries that won. */
    winners: state.outcome.winners.map((seat) => SEATS[seat]),
    by: state.outcome.by,
    rounds: state.round,
    turns,
    /** In which round the first country fell; null where none did. */
    firstFall: firstFall?.round ?? null,
    /** Turns played after the first country fell; 0 if none fell. */
    watched: firstFall ? turns - firstFall.turns : 0,
    ...counts,
  }
}
