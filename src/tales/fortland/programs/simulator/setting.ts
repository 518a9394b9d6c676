import { HOUSE_RULES, type HouseRules, standardRules } from '../../../../engine/fortland/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { listed, readId, Wrong, whole } from '../../../../programs/simulator/reading.ts'
import type { SettingOption } from '../../../../programs/simulator/tale.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** All that the outcome of a game depends on, besides its number. */
export interface Setting {
  /** Who leads the countries, in the order of play: two to four. */
  players: readonly PlayerName[]
  /** Whether they move on by one seat from game to game. */
  change: 'yes' | 'no'
  rules: HouseRules
  seed: number
}

/** What is played where the command line says nothing. */
export const standardSetting = (): Setting => ({
  players: ['guardian', 'apprentice'],
  change: 'yes',
  rules: standardRules(),
  seed: 1,
})

const FEWEST = 2
const MOST = 4

/** An option that sets a house rule; numbers are written as such. */
const rule =
  <Rule extends keyof HouseRules>(name: Rule, option: string): SettingOption<Setting> =>
  (setting, text) => {
    const readings: readonly HouseRules[Rule][] = READINGS[name]
    const word = readId(option, text, readings.map(String))
    const found = readings.find((reading) => String(reading) === word)
    if (found !== undefined) setting.rules = { ...setting.rules, [name]: found }
  }

/** All readings of each house rule. */
const READINGS: { [Rule in keyof HouseRules]: readonly HouseRules[Rule][] } = HOUSE_RULES

export const OPTIONS: Readonly<Record<string, SettingOption<Setting>>> = {
  players: (setting, text) => {
    const players = listed(text).map((name) => readId('player', name, PLAYER_NAMES))
    if (players.length < FEWEST || players.length > MOST)
      throw new Wrong('Two to four players lead countries.')
    setting.players = players
  },
  change: (setting, text) => {
    setting.change = readId('change', text, ['yes', 'no'] as const)
  },
  leave: rule('leave', 'leave'),
  'own-forts': rule('ownForts', 'own-forts'),
  dice: rule('dice', 'dice'),
  'turn-cost': rule('turnCost', 'turn-cost'),
  layout: rule('layout', 'layout'),
  winter: rule('winter', 'winter'),
  fall: rule('fall', 'fall'),
  seed: (setting, text) => {
    setting.seed = whole('seed', text, 0, SEEDS - 1)
  },
}
