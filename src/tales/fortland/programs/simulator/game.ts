import {
  type Event,
  fortland,
  type Outcome,
  SEATS,
  type SeatName,
  type State,
} from '../../../../engine/fortland/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { seatedAt, seedOf } from '../../../../programs/simulator/seeds.ts'
import { playerOf } from './players.ts'
import type { Setting } from './setting.ts'

/** What is kept of a game. */
export interface GameRecord {
  /** Its number in the run, from 0. */
  game: number
  /** By how many seats the players had moved on. */
  moved: number
  /** The countries that won. */
  winners: SeatName[]
  by: Outcome['by']
  rounds: number
  turns: number
  /** In which round the first country fell; null where none did. */
  firstFall: number | null
  /** The turns, of all, that whoever fell first had still to watch. */
  watched: number
  built: number
  sieges: number
  /** Own forts torn down for actions, and forts of others. */
  fetched: number
  torn: number
  turned: number
  /** Turns in which actions were lost. */
  lost: number
}

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed + 1) % SEEDS) })
  const moved = setting.change === 'yes' ? game % setting.players.length : 0
  const players = setting.players.map((_, seat) => playerOf(leaderAt(setting, moved, seat)))
  const state = fortland.begin({ players: players.map(() => ''), rules: setting.rules }, seed)
  const record = nothingYet(game, moved)
  const chance = seededChance(state)
  const emit = (event: Event) => note(record, event, state)
  while (!state.outcome) {
    const action = players[state.onTurn]?.(state, luck)
    const refusal = action ? fortland.refuse(state, action) : { code: 'nobody' }
    if (!action || refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal?.code}`)
    fortland.apply({ state, chance, emit }, action)
  }
  return { ...record, ...endOf(state.outcome, state), watched: watchedOf(record) }
}

/** Who leads a country: the players sit down in their order, the first so many seats further on. */
export const leaderAt = ({ players }: Setting, moved: number, seat: number) =>
  seatedAt(players, moved, seat) ?? 'random'

const nothingYet = (game: number, moved: number): GameRecord => ({
  game,
  moved,
  winners: [],
  by: 'winter',
  rounds: 0,
  turns: 0,
  firstFall: null,
  watched: 0,
  built: 0,
  sieges: 0,
  fetched: 0,
  torn: 0,
  turned: 0,
  lost: 0,
})

const endOf = ({ winners, by }: Outcome, { round }: State) => ({
  winners: winners.map((seat) => SEATS[seat]),
  by,
  rounds: round,
})

/** The turns after the first fall, while the count of them runs on from it. */
const watchedOf = ({ firstFall, watched, turns }: GameRecord): number =>
  firstFall === null ? 0 : turns - watched

function note(record: GameRecord, event: Event, { round }: State): void {
  switch (event.type) {
    case 'turn-began':
      record.turns += 1
      return
    case 'built':
      record.built += 1
      if (event.siege) record.sieges += 1
      return
    case 'tore':
      if (event.gains) record.fetched += 1
      else record.torn += 1
      return
    case 'turned':
      record.turned += 1
      return
    case 'actions-lost':
      record.lost += 1
      return
    case 'fell':
      if (record.firstFall !== null) return
      record.firstFall = round
      record.watched = record.turns
      return
    default:
  }
}
