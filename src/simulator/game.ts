import {
  type Action,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Face,
  fairyTale,
  isGoal,
  monsterCount,
  type Outcome,
  type State,
  type SymbolId,
} from '../engine/fairy-tale/index.ts'
import { type Chance, randomState, SEEDS, seededChance, simulate } from '../engine/kernel/index.ts'
import type { Setting } from './options.ts'
import { PLAYERS } from './players.ts'

/** Games that are not over after so many turns are broken off. */
const LONGEST = 300

/** What a tile may bear. */
export type Thing = SymbolId | BuildingId

/** What is kept of a game. */
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
  /** Every symbol and special tile that came into the forest, dark diamonds apart. */
  things: Thing[]
}

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = (setting.seed * 7919 + game * 104_729) % SEEDS
  const luck: Chance = seededChance({ random: randomState(SEEDS - 1 - seed) })
  const characters = setting.characters ?? someCharacters(setting.players, luck)
  const { difficulty, rules, boxes } = setting
  const seats = characters.map((character) => ({ character, player: '' }))
  const state = fairyTale.begin({ seats, difficulty, rules, boxes }, seed)
  const player = PLAYERS[setting.player](setting.budget)
  const chance = seededChance(state)
  const seen = { monsters: [] as number[], diamonds: [] as number[], things: new Set<Thing>() }
  while (!state.outcome && state.turn <= LONGEST) {
    const action = player(state, luck)
    for (const face of facesOf(state, action)) for (const thing of thingsOn(face)) seen.things.add(thing)
    const refusal = simulate(fairyTale, state, action, chance)
    if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
    while (seen.monsters.length < state.turn) {
      seen.monsters.push(monsterCount(state))
      seen.diamonds.push(state.diamonds)
    }
  }
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
    things: [...seen.things].sort(),
  }
}

function someCharacters(count: number, luck: Chance): CharacterId[] {
  const left = [...CHARACTER_IDS]
  return Array.from({ length: count }, () => left.splice(luck.draw(left.length), 1)).flat()
}

/** What lies on a tile, a dark diamond apart: every game is about those. */
const thingsOn = (face: Face): Thing[] => [
  ...(face.building && !isGoal(face) ? [face.building] : []),
  ...face.symbols.map(({ symbol }) => symbol),
]

/** The tiles that an action brings into the forest. */
function facesOf({ market, opening }: State, action: Action): Face[] {
  if (action.type === 'begin') return opening?.tiles ?? []
  const slot = action.type === 'expand' || action.type === 'use-symbol' ? action.slot : undefined
  const face = slot === undefined ? null : market[slot]
  return face ? [face] : []
}
