import { HOUSE_RULES, type HouseRules, standardRules } from '../../../../engine/boogyman/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { readId, whole } from '../../../../programs/simulator/reading.ts'
import type { SettingOption } from '../../../../programs/simulator/tale.ts'
import { ENOUGH } from '../../bots/index.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** All that the outcome of a game depends on, besides its number. */
export interface Setting {
  red: PlayerName
  green: PlayerName
  /** Whether the two change seats in every other game. */
  change: 'yes' | 'no'
  /** Whether the first pawns are placed by the rules of thumb or anywhere; `first`: only the first named has a rule. */
  opening: 'thumbs' | 'random' | 'first'
  trees: HouseRules['trees']
  /** How many positions the guardian looks at. */
  positions: number
  seed: number
}

/** What is played where the command line says nothing. */
export const standardSetting = (): Setting => ({
  red: 'guardian',
  green: 'apprentice',
  change: 'yes',
  opening: 'thumbs',
  trees: standardRules().trees,
  positions: ENOUGH,
  seed: 1,
})

/** An option that takes one of some words. */
const choice =
  <Name extends 'red' | 'green' | 'change' | 'opening' | 'trees'>(
    name: Name,
    words: readonly Setting[Name][],
  ): SettingOption<Setting> =>
  (setting, text) => {
    setting[name] = readId(name, text, words)
  }

export const OPTIONS: Readonly<Record<string, SettingOption<Setting>>> = {
  red: choice('red', PLAYER_NAMES),
  green: choice('green', PLAYER_NAMES),
  change: choice('change', ['yes', 'no']),
  opening: choice('opening', ['thumbs', 'random', 'first']),
  trees: choice('trees', HOUSE_RULES.trees),
  positions: (setting, text) => {
    setting.positions = whole('positions', text, 1, 10_000_000)
  },
  seed: (setting, text) => {
    setting.seed = whole('seed', text, 0, SEEDS - 1)
  },
}
