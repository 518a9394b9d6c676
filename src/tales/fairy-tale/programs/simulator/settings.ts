import {
  ALL_BOXES,
  CHARACTER_IDS,
  type CharacterId,
  DIFFICULTIES,
  everyBox,
  HOUSE_RULES,
  MOST_SEATS,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { namesOf, pickOne } from '../../../../players/player.ts'
import { readId, splitList, UsageError } from '../../../../programs/simulator/command-line.ts'
import {
  choice,
  namedRules,
  part,
  SEED,
  type SettingOf,
  wholeNumber,
} from '../../../../programs/simulator/setting-parts.ts'
import { BOTS, MAX_PLAYOUTS, type Player } from '../../bots/index.ts'
import { fairyTale } from '../../rules.ts'
import { EXPLOITS } from './exploits.ts'

/** Plays random allowed actions except giving up: the baseline of a player without a plan. */
const random: Player = (state, luck) => {
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
  // Placement of the first tiles could go on forever.
  return actions.find(({ type }) => type === 'begin') ?? pickOne(actions, luck)
}

const { guardian, ...others } = BOTS

/** All players, in the order of the command line help. */
const PLAYERS = { guardian, random: () => random, ...others, ...EXPLOITS }

const PLAYER_NAMES = namesOf(PLAYERS)

export type PlayerName = (typeof PLAYER_NAMES)[number]

/** True for the bot whose strength depends on the budget. */
export const looksAhead = (name: PlayerName): boolean => name === 'guardian'

/** Creates a bot for one game. Only the guardian, which looks ahead, uses `budget`. */
export const playerOf = (name: PlayerName, budget: number): Player => PLAYERS[name](budget)

/** Parses distinct character names. */
function readCharacters(text: string): CharacterId[] {
  const named = splitList(text).map((id) => readId('character', id, CHARACTER_IDS))
  if (new Set(named).size < named.length)
    throw new UsageError(`--characters must not repeat a character, as "${text}" does.`)
  if (named.length > MOST_SEATS)
    throw new UsageError(`--characters must name at most ${MOST_SEATS} characters, not ${named.length}.`)
  return named
}

/** Parses "none" or a list of boxes; "all" stands for all boxes of the rule book. */
function readBoxes(text: string) {
  const boxes = everyBox(false)
  for (const id of text === 'none' ? [] : splitList(text)) {
    if (id === 'all') Object.assign(boxes, everyBox(true))
    else boxes[readId('box', id, ALL_BOXES)] = true
  }
  return boxes
}

/** Everything, besides the game number, that determines a game. Defaults: the suggested rules with every box. */
export const SETTINGS = {
  /** The number of characters; drawn for every game unless named. */
  players: wholeNumber(3, 1, MOST_SEATS),
  characters: part<CharacterId[] | null>(
    () => null,
    (_, text) => readCharacters(text),
  ),
  difficulty: choice(DIFFICULTIES, 'fairy-tale'),
  boxes: part(
    () => everyBox(true),
    (_, text) => readBoxes(text),
  ),
  rules: namedRules(HOUSE_RULES),
  player: choice(PLAYER_NAMES, 'apprentice'),
  /** The maximum number of games that the guardian simulates for a decision. */
  budget: wholeNumber(MAX_PLAYOUTS, 1, 100_000),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>

/** Completes settings stored by earlier versions: missing choices get the rule book's values. */
export const wholeSetting = (kept: Setting): Setting => ({
  ...kept,
  boxes: { ...everyBox(false), ...kept.boxes },
  rules: { ...standardRules(), ...kept.rules },
})

/** Sets the number of players to the number of named characters. Throws if `--players` says another number. */
export function countCharacters(setting: Setting, said: ReadonlySet<string>): void {
  const { characters, players } = setting
  if (!characters) return
  const { length } = characters
  if (said.has('players') && players !== length)
    throw new UsageError(`--characters names ${length}, but --players is ${players}. Leave --players out.`)
  setting.players = length
}
