import {
  FEWEST_PEOPLE,
  HOUSE_RULES,
  type HouseRules,
  MOST_PEOPLE,
  standardRules,
} from '../../../../engine/citadel/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { listed, readId, Wrong, whole } from '../../../../programs/simulator/reading.ts'
import type { SettingOption } from '../../../../programs/simulator/tale.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** All that the outcome of a game depends on, besides its number. */
export interface Setting {
  /** Who plays, in the order of the seats: two to five. */
  players: readonly PlayerName[]
  /** Whether they move on by one seat from game to game. */
  change: 'yes' | 'no'
  rules: HouseRules
  seed: number
}

/** What is played where the command line says nothing. */
export const standardSetting = (): Setting => ({
  players: ['knight', 'page', 'page'],
  change: 'yes',
  rules: standardRules(),
  seed: 1,
})

export const OPTIONS: Readonly<Record<string, SettingOption<Setting>>> = {
  players: (setting, text) => {
    const players = listed(text).map((name) => readId('player', name, PLAYER_NAMES))
    if (players.length < FEWEST_PEOPLE || players.length > MOST_PEOPLE)
      throw new Wrong(`There are ${FEWEST_PEOPLE} to ${MOST_PEOPLE} players at the table.`)
    setting.players = players
  },
  change: (setting, text) => {
    setting.change = readId('change', text, ['yes', 'no'] as const)
  },
  version: (setting, text) => {
    setting.rules = { ...setting.rules, version: readId('version', text, HOUSE_RULES.version) }
  },
  two: (setting, text) => {
    setting.rules = { ...setting.rules, two: readId('two', text, HOUSE_RULES.two) }
  },
  'last-round': (setting, text) => {
    setting.rules = { ...setting.rules, lastRound: readId('last-round', text, HOUSE_RULES.lastRound) }
  },
  seed: (setting, text) => {
    setting.seed = whole('seed', text, 0, SEEDS - 1)
  },
}
