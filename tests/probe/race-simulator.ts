import { namesOf } from '../../src/players/player.ts'
import { defineSimulator } from '../../src/programs/simulator/define.ts'
import { choice, SEED } from '../../src/programs/simulator/setting-parts.ts'
import { rateText } from '../../src/programs/simulator/statistics.ts'
import { watcherOf } from '../../src/programs/simulator/watcher.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { RACE_PLAYERS } from './players.ts'

const NAMES = namesOf(RACE_PLAYERS)

const isByHare = ({ won }: { won: 'hare' | 'tortoise' }): boolean => won === 'hare'

/** The race, as the simulator knows it: no game of it is broken off. */
export const raceSimulator = defineSimulator({
  game: diceRace,
  settings: { hare: choice(NAMES, 'careful'), tortoise: choice(NAMES, 'random'), seed: SEED },
  configOf: () => ({ players: ['', ''] as const }),
  playersOf: ({ hare, tortoise }) => [RACE_PLAYERS[hare], RACE_PLAYERS[tortoise]],
  watch: watcherOf<DiceRace>()({}),
  record: ({ state, actions }) => ({
    won: diceRace.outcome(state)?.won[0] === 0 ? ('hare' as const) : ('tortoise' as const),
    actions,
  }),
  soFar: (records) => `${records.filter(isByHare).length} by the hare`,
  summary: (races) => ({ hare: races.rate(isByHare), actions: races.mean('actions') }),
  lines: ({ setting, hare, actions }) => [
    `${setting.hare} against ${setting.tortoise}: ${rateText(hare)} by the hare, ${actions.toFixed(1)} actions`,
  ],
})
