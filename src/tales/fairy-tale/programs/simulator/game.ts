import {
  type Action,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Face,
  isGoal,
  monsterCount,
  type Outcome,
  payRefusal,
  type State,
  type SymbolId,
} from '../../../../engine/fairy-tale/index.ts'
import { type Chance, randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { chanceOf } from '../../bots/index.ts'
import { fairyTale } from '../../rules.ts'
import type { Setting } from './settings.ts'
import { playerOf } from './settings.ts'

/** Games that are not over after so many turns are broken off. */
const LONGEST = 300

/** What a tile may bear. */
export type Thing = SymbolId | BuildingId

/** The record of a game. */
export interface GameRecord {
  /** Its number in the run, from 0. */
  game: number
  characters: CharacterId[]
  /** Null: it was broken off. */
  outcome: Outcome | null
  turns: number
  hearts: number
  diamonds: number
  /** At the beginning of each turn: monsters in the forest, and diamonds destroyed so far. */
  monstersByTurn: number[]
  diamondsByTurn: number[]
  /** And how likely it looked to be won then, in whole percent, as the guardian judges it without playing ahead. */
  oddsByTurn: number[]
  /** Every symbol and special tile that came into the forest, dark diamonds apart. */
  things: Thing[]
  /** The special tiles that lay in the market when somebody could have paid for them, and those laid by choice. */
  offered: BuildingId[]
  taken: BuildingId[]
}

/** What is seen while a game is played. */
interface Seen {
  monsters: number[]
  diamonds: number[]
  odds: number[]
  things: Set<Thing>
  offered: Set<BuildingId>
  taken: Set<BuildingId>
}

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = seedOf(setting.seed, game)
  const luck: Chance = seededChance({ random: randomState(SEEDS - 1 - seed) })
  const characters = setting.characters ?? someCharacters(setting.players, luck)
  const { difficulty, rules, boxes } = setting
  const seats = characters.map((character) => ({ character, player: '' }))
  const state = fairyTale.begin({ seats, difficulty, rules, boxes }, seed)
  const player = playerOf(setting.player, setting.budget)
  const seen = nothingSeen()
  playToEnd(fairyTale, state, {
    choose: () => player(state, luck),
    isBrokenOff: ({ turn }) => turn > LONGEST,
    before: (_, action) => watch(seen, state, action),
    after() {
      while (seen.monsters.length < state.turn) lookAround(seen, state)
    },
  })
  const { outcome, turn: turns, hearts, diamonds } = state
  return {
    game,
    characters: [...characters],
    outcome,
    turns,
    hearts,
    diamonds,
    monstersByTurn: seen.monsters,
    diamondsByTurn: seen.diamonds,
    oddsByTurn: seen.odds,
    things: [...seen.things].sort(),
    offered: [...seen.offered].sort(),
    taken: [...seen.taken].sort(),
  }
}

const nothingSeen = (): Seen => ({
  monsters: [],
  diamonds: [],
  odds: [],
  things: new Set(),
  offered: new Set(),
  taken: new Set(),
})

/** Keeps how things stand at the beginning of a turn. */
function lookAround({ monsters, diamonds, odds }: Seen, state: State): void {
  monsters.push(monsterCount(state))
  diamonds.push(state.diamonds)
  odds.push(Math.round(100 * chanceOf(state)))
}

/** Keeps what could be laid, and what an action lays. */
function watch({ things, offered, taken }: Seen, state: State, action: Action): void {
  if (state.phase === 'action') {
    for (const face of state.market) {
      const building = face && specialOn(face)
      if (building && !offered.has(building) && payRefusal(state, face) === null) offered.add(building)
    }
  }
  for (const face of facesOf(state, action)) {
    for (const thing of thingsOn(face)) things.add(thing)
    const building = specialOn(face)
    if (building && action.type !== 'begin') taken.add(building)
  }
}

/** The special tile that a face is; a dark diamond is none: every game is about those. */
const specialOn = (face: Face): BuildingId | null => (isGoal(face) ? null : face.building)

function someCharacters(count: number, luck: Chance): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: count }, () => left.splice(luck.draw(left.length), 1)).flat()
}

function thingsOn(face: Face): Thing[] {
  const special = specialOn(face)
  return [...(special ? [special] : []), ...face.symbols.map(({ symbol }) => symbol)]
}

/** The tiles that an action brings into the forest. */
function facesOf({ market, opening }: State, action: Action): Face[] {
  if (action.type === 'begin') return opening?.tiles ?? []
  const slot = action.type === 'expand' || action.type === 'use-symbol' ? action.slot : undefined
  const face = slot === undefined ? null : market[slot]
  return face ? [face] : []
}
