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
import { listed, readId, UsageError } from '../../../../programs/simulator/command-line.ts'
import {
  choice,
  namedRules,
  part,
  SEED,
  type SettingOf,
  wholeNumber,
} from '../../../../programs/simulator/settings.ts'
import { BOTS, ENOUGH, type Player } from '../../bots/index.ts'
import { fairyTale } from '../../rules.ts'
import { EXPLOITS } from './exploits.ts'

/** Does anything that is allowed, but never gives up: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => {
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
  // First tiles can be laid anew for ever.
  return actions.find(({ type }) => type === 'begin') ?? pickOne(actions, luck)
}

const { guardian, ...others } = BOTS

/** All players, in the order in which the command line tells them. */
const PLAYERS = { guardian, random: () => random, ...others, ...EXPLOITS }

const PLAYER_NAMES = namesOf(PLAYERS)

export type PlayerName = (typeof PLAYER_NAMES)[number]

const LOOKS_AHEAD: Readonly<Record<keyof typeof BOTS, boolean>> = { apprentice: false, guardian: true }

/** True for a bot whose strength depends on the budget. */
export const looksAhead = (name: PlayerName): boolean =>
  Object.entries(LOOKS_AHEAD).some(([id, does]) => does && id === name)

/** Makes a bot for one game. `budget` is used by the guardian alone, which searches ahead. */
export const playerOf = (name: PlayerName, budget: number): Player => PLAYERS[name](budget)

/** Named characters, no two alike. */
function readCharacters(text: string): CharacterId[] {
  const named = listed(text).map((id) => readId('character', id, CHARACTER_IDS))
  if (new Set(named).size < named.length) throw new UsageError('No two characters may be alike.')
  if (named.length > MOST_SEATS) throw new UsageError(`At most ${MOST_SEATS} characters can play.`)
  return named
}

/** "none", or some boxes; "all" among them: all of the rule book. */
function readBoxes(text: string) {
  const boxes = everyBox(false)
  for (const id of text === 'none' ? [] : listed(text)) {
    if (id === 'all') Object.assign(boxes, everyBox(true))
    else boxes[readId('box', id, ALL_BOXES)] = true
  }
  return boxes
}

/** All that the outcome of a game depends on, besides its number: what the rules advise, with every box. */
export const SETTINGS = {
  /** How many characters play; drawn anew for every game, unless they are named. */
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
  /** Games that the guardian plays ahead before each decision at most. */
  budget: wholeNumber(ENOUGH, 1, 100_000),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>

/** A setting that was kept when tables had less to choose: what it says nothing of is as the rule book has it. */
export const wholeSetting = (kept: Setting): Setting => ({
  ...kept,
  boxes: { ...everyBox(false), ...kept.boxes },
  rules: { ...standardRules(), ...kept.rules },
})

/** Characters that are named are as many as play; another number beside them is a mistake. */
export function countCharacters(setting: Setting, said: ReadonlySet<string>): void {
  const { characters, players } = setting
  if (!characters) return
  const { length } = characters
  if (said.has('players') && players !== length)
    throw new UsageError(`--characters names ${length}, but --players says ${players}: leave --players out.`)
  setting.players = length
}
