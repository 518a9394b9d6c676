import { ENOUGH } from '../bots/index.ts'
import {
  BOXES,
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
} from '../engine/fairy-tale/index.ts'
import { SEEDS } from '../engine/kernel/index.ts'
import { PLAYER_NAMES, type PlayerName } from './fairy-tale/players.ts'

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

/** What is asked for on the command line. */
export interface Options {
  setting: Setting
  games: number
  workers: number
  json: boolean
  /** A file that keeps every game that is finished, so that a run can go on where it was broken off. */
  resume: string | null
}

/** Options, or what is wrong with them in one sentence. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: string }

const MOST_GAMES = 1_000_000

const standard = (workers: number): Options => ({
  setting: {
    players: 3,
    characters: null,
    difficulty: 'fairy-tale',
    boxes: everyBox(true),
    rules: standardRules(),
    player: 'apprentice',
    budget: ENOUGH,
    seed: 1,
  },
  games: 400,
  workers,
  json: false,
  resume: null,
})

/** Thrown and caught in this file only. */
class Wrong extends Error {}

/** What each option changes. */
const OPTIONS: Readonly<Record<string, (options: Options, text: string) => void>> = {
  games: (options, text) => {
    options.games = whole('games', text, 1, MOST_GAMES)
  },
  players: ({ setting }, text) => {
    setting.players = whole('players', text, 1, MOST_SEATS)
  },
  characters: ({ setting }, text) => {
    const named = listed(text).map((id) => oneOf('character', id, CHARACTER_IDS))
    if (new Set(named).size < named.length) throw new Wrong('No two characters may be alike.')
    if (named.length > MOST_SEATS) throw new Wrong(`At most ${MOST_SEATS} characters can play.`)
    setting.characters = named
  },
  difficulty: ({ setting }, text) => {
    setting.difficulty = oneOf('difficulty', text, DIFFICULTIES)
  },
  boxes: ({ setting }, text) => {
    setting.boxes = everyBox(text === 'all')
    if (text === 'all' || text === 'none') return
    for (const id of listed(text)) setting.boxes[oneOf('box', id, BOXES)] = true
  },
  rules: ({ setting }, text) => {
    for (const one of listed(text)) setRule(setting.rules, one)
  },
  player: ({ setting }, text) => {
    setting.player = oneOf('player', text, PLAYER_NAMES)
  },
  budget: ({ setting }, text) => {
    setting.budget = whole('budget', text, 1, 100_000)
  },
  seed: ({ setting }, text) => {
    setting.seed = whole('seed', text, 0, SEEDS - 1)
  },
  workers: (options, text) => {
    options.workers = whole('workers', text, 1, 256)
  },
  resume: (options, text) => {
    options.resume = text
  },
}

/** Reads the command line; `workers` is how many there are unless it says otherwise. */
export function readOptions(words: readonly string[], workers: number): Read<Options> {
  const options = standard(workers)
  try {
    const left = [...words]
    for (let word = left.shift(); word !== undefined; word = left.shift()) {
      if (word === '--json') options.json = true
      else optionOf(word)(options, wordAfter(word, left.shift()))
    }
    countCharacters(options.setting, words.includes('--players'))
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.message }
    throw error
  }
  return { ok: true, value: options }
}

/** Characters that are named are as many as play; another number beside them is a mistake. */
function countCharacters(setting: Setting, counted: boolean): void {
  const { characters, players } = setting
  if (!characters) return
  const { length } = characters
  if (counted && players !== length)
    throw new Wrong(`--characters names ${length}, but --players says ${players}: leave --players out.`)
  setting.players = length
}

function optionOf(word: string): (options: Options, text: string) => void {
  const option = word.startsWith('--') ? word.slice(2) : ''
  const known = Object.hasOwn(OPTIONS, option) ? OPTIONS[option] : undefined
  if (known) return known
  const all = [...Object.keys(OPTIONS), 'json'].map((name) => `--${name}`)
  throw new Wrong(`There is no option ${word}. There are: ${all.join(', ')}.`)
}

function wordAfter(word: string, text: string | undefined): string {
  if (text === undefined || text === '' || text.startsWith('--')) throw new Wrong(`${word} needs a value.`)
  return text
}

const listed = (text: string): string[] => text.split(',').map((word) => word.trim())

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new Wrong(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

function oneOf<Id extends string>(what: string, text: string, ids: readonly Id[]): Id {
  const found = ids.find((id) => id === text)
  if (found) return found
  throw new Wrong(`There is no ${what} "${text}". There are: ${ids.join(', ')}.`)
}

/** Reads one house rule, such as "sides=half". */
function setRule(rules: HouseRules, text: string): void {
  const [name = '', value = ''] = text.split('=')
  const rule = oneOf('house rule', name, Object.keys(HOUSE_RULES) as (keyof HouseRules)[])
  Object.assign(rules, { [rule]: oneOf(`way to play ${rule}`, value, HOUSE_RULES[rule]) })
}
