import {
  boogyman,
  type Event,
  type Outcome,
  phaseOf,
  SEATS,
  type State,
} from '../../../../engine/boogyman/index.ts'
import { randomState, scriptedChance, seededChance } from '../../../../engine/kernel/index.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { placingAtRandom, playerOf } from './players.ts'
import type { Setting } from './setting.ts'

/** What is kept of a game. */
export interface GameRecord {
  /** Its number in the run, from 0. */
  game: number
  /** Whether the players had changed seats. */
  changed: boolean
  winner: (typeof SEATS)[number] | null
  by: Outcome['by']
  turns: number
  actions: number
  /** How many sides called their Boogyman, and how many pawns were captured. */
  called: number
  captured: number
  /** How often a turn had but one action, or none. */
  noSecond: number
  stuck: number
  /** The longest row of quiet turns. */
  quiet: number
  /** How many actions there were to choose from, each time that one was chosen after the opening. */
  choices: number[]
}

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState(seed) })
  const changed = setting.change === 'yes' && game % 2 === 1
  const players = playersOf(setting, changed)
  const config = { players: ['', ''], first: SEATS[0], rules: { trees: setting.trees } } as const
  const state = boogyman.begin(config, seed)
  const record = nothingYet(game, changed)
  const chance = scriptedChance({})
  const emit = (event: Event) => note(record, event)
  while (!state.outcome) {
    if (phaseOf(state) === 'playing') record.choices.push(boogyman.list(state).length)
    const action = players[state.onTurn](state, luck)
    const refusal = boogyman.refuse(state, action)
    if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
    boogyman.apply({ state, chance, emit }, action)
    record.actions += 1
    record.quiet = Math.max(record.quiet, state.quiet)
  }
  return { ...record, ...endOf(state.outcome, state) }
}

function playersOf({ red, green, positions, opening }: Setting, changed: boolean) {
  const one = opening === 'random' ? placingAtRandom(playerOf(red, positions)) : playerOf(red, positions)
  const other =
    opening === 'thumbs' ? playerOf(green, positions) : placingAtRandom(playerOf(green, positions))
  return changed ? ([other, one] as const) : ([one, other] as const)
}

const nothingYet = (game: number, changed: boolean): GameRecord => ({
  game,
  changed,
  winner: null,
  by: 'dawn',
  turns: 0,
  actions: 0,
  called: 0,
  captured: 0,
  noSecond: 0,
  stuck: 0,
  quiet: 0,
  choices: [],
})

const endOf = ({ winner, by }: Outcome, { turn }: State) => ({
  winner: winner === null ? null : SEATS[winner],
  by,
  turns: turn,
})

function note(record: GameRecord, event: Event): void {
  if (event.type === 'boogyman-came') record.called += 1
  if (event.type === 'captured') record.captured += event.count
  if (event.type === 'no-second-action') record.noSecond += 1
  if (event.type === 'stuck') record.stuck += 1
}
