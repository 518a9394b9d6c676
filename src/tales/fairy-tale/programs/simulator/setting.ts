import {
  ALL_BOXES,
  type Boxes,
  CHARACTER_IDS,
  type CharacterId,
  DIFFICULTIES,
  type Difficulty,
  everyBox,
  HOUSE_RULES,
  type HouseRules,
  MOST_SEATS,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { listed, readId, Wrong, whole } from '../../../../programs/simulator/reading.ts'
import type { SettingOption } from '../../../../programs/simulator/tale.ts'
import { ENOUGH } from '../../bots/index.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** What is played: everything that the outcome of a game depends on, besides its number. */
export interface Setting {
  /** How many characters play; drawn anew for every game, unless they are named. */
  players: number
  characters: CharacterId[] | null
  difficulty: Difficulty
  boxes: Boxes
  rules: HouseRules
  player: PlayerName
  /** Games that the guardian plays ahead before each decision at most. */
  budget: number
  seed: number
}

/** What the rules advise, with every box. */
export const standardSetting = (): Setting => ({
  players: 3,
  characters: null,
  difficulty: 'fairy-tale',
  boxes: everyBox(true),
  rules: standardRules(),
  player: 'apprentice',
  budget: ENOUGH,
  seed: 1,
})

/** A setting that was kept when tables had less to choose: what it says nothing of is as the rule book has it. */
export const wholeSetting = (kept: Setting): Setting => ({
  ...kept,
  boxes: { ...everyBox(false), ...kept.boxes },
  rules: { ...standardRules(), ...kept.rules },
})

/** What each option changes. */
export const OPTIONS: Readonly<Record<string, SettingOption<Setting>>> = {
  players: (setting, text) => {
    setting.players = whole('players', text, 1, MOST_SEATS)
  },
  characters: (setting, text) => {
    const named = listed(text).map((id) => readId('character', id, CHARACTER_IDS))
    if (new Set(named).size < named.length) throw new Wrong('No two characters may be alike.')
    if (named.length > MOST_SEATS) throw new Wrong(`At most ${MOST_SEATS} characters can play.`)
    setting.characters = named
  },
  difficulty: (setting, text) => {
    setting.difficulty = readId('difficulty', text, DIFFICULTIES)
  },
  boxes: (setting, text) => {
    setting.boxes = everyBox(text === 'all')
    if (text === 'all' || text === 'none') return
    // "all" among others: all of the rule book, and these.
    for (const id of listed(text)) {
      if (id === 'all') setting.boxes = { ...setting.boxes, ...everyBox(true) }
      else setting.boxes[readId('box', id, ALL_BOXES)] = true
    }
  },
  rules: (setting, text) => {
    for (const one of listed(text)) setRule(setting.rules, one)
  },
  player: (setting, text) => {
    setting.player = readId('player', text, PLAYER_NAMES)
  },
  budget: (setting, text) => {
    setting.budget = whole('budget', text, 1, 100_000)
  },
  seed: (setting, text) => {
    setting.seed = whole('seed', text, 0, SEEDS - 1)
  },
}

/** Characters that are named are as many as play; another number beside them is a mistake. */
export function countCharacters(setting: Setting, said: ReadonlySet<string>): void {
  const { characters, players } = setting
  if (!characters) return
  const { length } = characters
  if (said.has('players') && players !== length)
    throw new Wrong(`--characters names ${length}, but --players says ${players}: leave --players out.`)
  setting.players = length
}

/** Reads one house rule, such as "sides=half". */
function setRule(rules: HouseRules, text: string): void {
  const [name = '', value = ''] = text.split('=')
  const rule = readId('house rule', name, Object.keys(HOUSE_RULES) as (keyof HouseRules)[])
  Object.assign(rules, { [rule]: readId(`way to play ${rule}`, value, HOUSE_RULES[rule]) })
}
