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
import { seatsMoved } from '../../../../programs/simulator/seats.ts'
import type { SettingOf } from '../../../../programs/simulator/settings.ts'
import { tallyInOrder } from '../../../../programs/simulator/statistics.ts'
import { countsOf, type SeenBy, watcherOf } from '../../../../programs/simulator/watcher.ts'
import type { SETTINGS } from './settings.ts'

/** What is watched in a game. */
export const watch = watcherOf<Citadel>()({
  counts: { sieges: countsOf<Citadel>()('besieged') },
  events: {
    /** Who alone has most points as each turn begins; null where nobody does. */
    leaders: ({ type }, state) => (type === 'turn' ? leaderOf(state) : undefined),
    built: (event) =>
      event.type === 'built' ? { seat: event.seat, what: buildingOf(event.card).category } : undefined,
    drawn: (event) => (event.type === 'influence' ? (event.card ?? undefined) : undefined),
    played: cardPlayed,
  },
})

interface Played {
  setting: SettingOf<typeof SETTINGS>
  game: number
  state: State
  actions: number
  seen: SeenBy<typeof watch>
}

/** The record of a game, with its number in the run. */
export type GameRecord = { game: number } & ReturnType<typeof recordOf>

/** Records a game. Seats are counted from 0. */
export function recordOf({ setting, game, state, actions, seen }: Played) {
  const { leaders, built, drawn, played, sieges } = seen
  const moved = seatsMoved(setting, game)
  return {
    /** By how many seats the players had moved on. */
    moved,
    /** The seats of the player who is named first: one, or two where two people lead two each. */
    first: seatsOfPeople(state, asSeat(moved)),
    winners: state.winners ?? [],
    /** How it ended: by the goal at once, or by the last round and what began it. */
    by: state.ending ?? ('goal' as const),
    turns: state.turn,
    actions,
    points: seatsOf(state).map((seat) => pointsOf(state, seat)),
    /** Who alone led when half of the turns were played; null where nobody did. */
    leader: leaders[leaders.length >> 1] ?? null,
    /** What each seat had built of each category. */
    built: tallyBySeat(state, built).map(
      (tally): Record<Category, number> => ({ citizenry: 0, crafts: 0, municipal: 0, trade: 0, ...tally }),
    ),
    /** Who held each Great Power at the end. */
    powers: { ...state.powers },
    /** Influence cards: how often each was drawn by anybody, and by each seat played, or acted for it. */
    drawn: tallyInOrder(drawn),
    played: tallyBySeat(state, played),
    sieges,
  }
}

/** The Influence card that an event shows at work, and whose it is. */
function cardPlayed(event: Event): { seat: Seat; what: InfluenceId } | undefined {
  if (event.type === 'played') return { seat: event.seat, what: event.card }
  if (event.type === 'warded') return { seat: event.seat, what: 'safe-conduct' }
  return event.type === 'exempt' ? { seat: event.seat, what: 'exemption' } : undefined
}

/** How often each seat did each thing. */
const tallyBySeat = <What extends string>(state: State, done: readonly { seat: Seat; what: What }[]) =>
  seatsOf(state).map((seat) => tallyInOrder(done.flatMap((one) => (one.seat === seat ? one.what : []))))

/** Who alone has most points now. */
function leaderOf(state: State): Seat | null {
  const most = Math.max(...seatsOf(state).map((seat) => pointsOf(state, seat)))
  const [first = null, ...others] = seatsOf(state).filter((seat) => pointsOf(state, seat) === most)
  return others.length === 0 ? first : null
}
