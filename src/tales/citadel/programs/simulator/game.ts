import {
  asSeat,
  buildingOf,
  type Category,
  citadel,
  type Ending,
  type Event,
  type InfluenceId,
  pointsOf,
  type Seat,
  type State,
  seatsOf,
  seatsOfPeople,
} from '../../../../engine/citadel/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { chooseBySeat, playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { playersAt, seatsMoved } from '../../../../programs/simulator/seats.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { playerOf, type Setting } from './settings.ts'

/** What is kept of a game. Seats are counted from 0. */
export interface GameRecord {
  /** Its number in the run, from 0. */
  game: number
  /** By how many seats the players had moved on. */
  moved: number
  /** The seats of whoever is named first: one, or two where two people lead two each. */
  first: Seat[]
  winners: Seat[]
  /** How it ended: by the goal at once, or by the last round and what began it. */
  by: Ending
  turns: number
  actions: number
  points: number[]
  /** Who alone led when half of the turns were played; null where nobody did. */
  leader: Seat | null
  /** What each seat had built of each category. */
  built: Record<Category, number>[]
  /** Who held each Great Power at the end. */
  powers: Record<Category, Seat | null>
  /** Influence cards: how often each was drawn by anybody, and by each seat played, or acted for it. */
  drawn: Partial<Record<InfluenceId, number>>
  played: Partial<Record<InfluenceId, number>>[]
  sieges: number
}

/** Plays one game of a run. The same setting and number always give the same game. */
export function playGame(setting: Setting, game: number): GameRecord {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed + 1) % SEEDS) })
  const config = { players: setting.players.map(() => ''), rules: setting.rules }
  const state = citadel.begin(config, seed)
  const moved = seatsMoved(setting, game)
  const players = playersAt(setting, game, state.seats.length).map(playerOf)
  const first = seatsOfPeople(state, asSeat(moved))
  const record = nothingYet(game, moved, first, state)
  const leaders: (Seat | null)[] = []
  const actions = playToEnd(citadel, state, {
    choose: chooseBySeat(citadel, players, luck),
    emit: (event) => note(record, event, state, leaders),
  })
  return { ...record, actions, ...endOf(state), leader: leaders[leaders.length >> 1] ?? null }
}

const perCategory = () => ({ citizenry: 0, crafts: 0, municipal: 0, trade: 0 })

const nothingYet = (game: number, moved: number, first: Seat[], { seats, powers }: State): GameRecord => ({
  game,
  moved,
  first,
  winners: [],
  by: 'goal',
  turns: 0,
  actions: 0,
  points: [],
  leader: null,
  built: seats.map(perCategory),
  powers,
  drawn: {},
  played: seats.map(() => ({})),
  sieges: 0,
})

const endOf = (state: State) => ({
  winners: state.winners ?? [],
  by: state.ending ?? ('goal' as const),
  turns: state.turn,
  points: seatsOf(state).map((seat) => pointsOf(state, seat)),
  powers: { ...state.powers },
})

/** Who alone has most points now. */
function leaderOf(state: State): Seat | null {
  const most = Math.max(...seatsOf(state).map((seat) => pointsOf(state, seat)))
  const [first = null, ...others] = seatsOf(state).filter((seat) => pointsOf(state, seat) === most)
  return others.length === 0 ? first : null
}

const more = <Key extends string>(counts: Partial<Record<Key, number>>, key: Key): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

function note(record: GameRecord, event: Event, state: State, leaders: (Seat | null)[]): void {
  if (event.type === 'turn') leaders.push(leaderOf(state))
  if (event.type === 'built') {
    const counts = record.built[event.seat]
    if (counts) counts[buildingOf(event.card).category] += 1
  }
  if (event.type === 'besieged') record.sieges += 1
  if (event.type === 'influence' && event.card) more(record.drawn, event.card)
  if (event.type === 'played') notePlayed(record, event.seat, event.card)
  if (event.type === 'warded') notePlayed(record, event.seat, 'safe-conduct')
  if (event.type === 'exempt') notePlayed(record, event.seat, 'exemption')
}

function notePlayed({ played }: GameRecord, seat: Seat, card: InfluenceId): void {
  const counts = played[seat]
  if (counts) more(counts, card)
}
