import {
  asSeat,
  buildingOf,
  type Category,
  type Citadel,
  type Event,
  type InfluenceId,
  pointsOf,
  type Seat,
  type State,
  seatsOf,
  seatsOfPeople,
} from '../../../../engine/citadel/index.ts'
import type { PlayedGame } from '../../../../programs/simulator/define.ts'
import { seatsMoved } from '../../../../programs/simulator/seats.ts'
import type { SettingOf } from '../../../../programs/simulator/setting-parts.ts'
import { tallyInOrder } from '../../../../programs/simulator/statistics.ts'
import { countsOf, type SeenBy, watcherOf } from '../../../../programs/simulator/watcher.ts'
import type { SEAT_GAME } from './settings.ts'

/** Counts and records collected during a game. */
export const watch = watcherOf<Citadel>()({
  counts: { sieges: countsOf<Citadel>()('besieged') },
  events: {
    /** The seat that alone has most points at the start of each turn; null for a tie. */
    leaders: ({ type }, state) => (type === 'turn' ? leaderOf(state) : undefined),
    built: (event) =>
      event.type === 'built' ? { seat: event.seat, what: buildingOf(event.card).category } : undefined,
    drawn: (event) => (event.type === 'influence' ? (event.card ?? undefined) : undefined),
    played: cardPlayed,
  },
})

type Played = PlayedGame<Citadel, SettingOf<typeof SEAT_GAME.settings>, undefined, SeenBy<typeof watch>>

/** The record of a game, with its number in the run. */
export type GameRecord = { game: number } & ReturnType<typeof recordOf>

/** Records a game. Seats are counted from 0. */
export function recordOf({ setting, game, state, actions, seen }: Played) {
  const { leaders, built, drawn, played, sieges } = seen
  const moved = seatsMoved(setting, game)
  return {
    /** Number of seats that the players have moved on. */
    moved,
    /** The seats of the first named player: one, or two in a game of two people with two seats each. */
    first: seatsOfPeople(state, asSeat(moved)),
    winners: state.winners ?? [],
    /** The cause of the end: the goal, or the event that began the last round. */
    by: state.ending ?? ('goal' as const),
    turns: state.turn,
    actions,
    points: seatsOf(state).map((seat) => pointsOf(state, seat)),
    /** The seat that alone led after half of the turns; null for a tie. */
    leader: leaders[leaders.length >> 1] ?? null,
    /** The number of buildings of each category, by seat. */
    built: tallyBySeat(state, built).map(
      (tally): Record<Category, number> => ({ citizenry: 0, crafts: 0, municipal: 0, trade: 0, ...tally }),
    ),
    /** The final holder of each Great Power. */
    powers: { ...state.powers },
    /** Influence cards: draws of each over all seats, and uses of each by seat. */
    drawn: tallyInOrder(drawn),
    played: tallyBySeat(state, played),
    sieges,
  }
}

/** Returns the Influence card that an event shows in use, and its seat. */
function cardPlayed(event: Event): { seat: Seat; what: InfluenceId } | undefined {
  if (event.type === 'played') return { seat: event.seat, what: event.card }
  if (event.type === 'warded') return { seat: event.seat, what: 'safe-conduct' }
  return event.type === 'exempt' ? { seat: event.seat, what: 'exemption' } : undefined
}

/** Counts each thing by seat. */
const tallyBySeat = <What extends string>(state: State, done: readonly { seat: Seat; what: What }[]) =>
  seatsOf(state).map((seat) => tallyInOrder(done.flatMap((one) => (one.seat === seat ? one.what : []))))

/** Returns the seat that alone has most points; null for a tie. */
function leaderOf(state: State): Seat | null {
  const most = Math.max(...seatsOf(state).map((seat) => pointsOf(state, seat)))
  const [first = null, ...others] = seatsOf(state).filter((seat) => pointsOf(state, seat) === most)
  return others.length === 0 ? first : null
}
