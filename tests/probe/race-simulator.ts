import { randomState, SEEDS, seededChance } from '../../src/engine/kernel/index.ts'
import { playToEnd } from '../../src/programs/simulator/play-to-end.ts'
import { choice, SEED } from '../../src/programs/simulator/settings.ts'
import { mean, type Rate, rateOf, rateText } from '../../src/programs/simulator/statistics.ts'
import type { SimulatorTale } from '../../src/programs/simulator/tale.ts'
import { diceRace } from './dice-race.ts'
import { RACE_PLAYERS, type RacePlayerName } from './players.ts'

/** What is measured of the race. */
interface RaceMeasured {
  Setting: { hare: RacePlayerName; tortoise: RacePlayerName; seed: number }
  GameRecord: { game: number; won: 'hare' | 'tortoise'; actions: number }
  Summary: { hare: Rate; actions: number }
}

const NAMES = Object.keys(RACE_PLAYERS) as RacePlayerName[]

/** The race, as the simulator knows it: no game of it is broken off. */
export const raceSimulator: SimulatorTale<RaceMeasured> = {
  notebookName: diceRace.id,
  rulesVersion: diceRace.rulesVersion,
  settings: { hare: choice(NAMES, 'careful'), tortoise: choice(NAMES, 'random'), seed: SEED },
  playGame({ hare, tortoise, seed }, game) {
    const deal = (seed + game * 104_729) % SEEDS
    const luck = seededChance({ random: randomState(SEEDS - 1 - deal) })
    const state = diceRace.begin({ players: ['', ''] }, deal)
    const players = [RACE_PLAYERS[hare], RACE_PLAYERS[tortoise]] as const
    const actions = playToEnd(diceRace, state, {
      choose: () => players[state.onTurn](state, luck),
    })
    return { game, won: diceRace.outcome(state)?.won[0] === 0 ? 'hare' : 'tortoise', actions }
  },
  soFar: (records) => `${records.filter(({ won }) => won === 'hare').length} by the hare`,
  summaryOf: (records) => ({
    hare: rateOf(records, ({ won }) => won === 'hare'),
    actions: mean(records.map(({ actions }) => actions)),
  }),
  tableText: ({ setting, hare, actions }) =>
    `${setting.hare} against ${setting.tortoise}: ${rateText(hare)} by the hare, ${actions.toFixed(1)} actions`,
}
