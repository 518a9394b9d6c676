import {
  asSeat,
  buildingOf,
  type Category,
  citadel,
  type Event,
  type InfluenceId,
  pointsOf,
  type Seat,
  type State,
  seatsOf,
  seatsOfPeople,
} from '../../../../engine/citadel/index.ts'
import { randomState, SEEDS, seededChance } from '../../../../engine/kernel/index.ts'
import { counterOf, countsOf, noterOf } from '../../../../programs/simulator/counts.ts'
import { chooseBySeat, playToEnd } from '../../../../programs/simulator/play-to-end.ts'
import { playersAt, seatsMoved } from '../../../../programs/simulator/seats.ts'
import { seedOf } from '../../../../programs/simulator/seeds.ts'
import { tallyInOrder } from '../../../../programs/simulator/statistics.ts'
import { playerOf, type Setting } from './settings.ts'

/** The events that are counted in a game. */
const COUNTS = { sieges: countsOf<Event>()('besieged') }

/** What is noted of the events of a game. */
const NOTES = {
  /** Who alone has most points as each turn begins; null where nobody does. */
  leaders: ({ type }: Event, state: State) => (type === 'turn' ? leaderOf(state) : undefined),
  built: (event: Event) =>
    event.type === 'built' ? { seat: event.seat, what: buildingOf(event.card).category } : undefined,
  drawn: (event: Event) => (event.type === 'influence' ? (event.card ?? undefined) : undefined),
  played: cardPlayed,
}

/** The record of a game. */
export type GameRecord = ReturnType<typeof playGame>

/** Plays one game of a run. The same setting and number always give the same game. Seats are counted from 0. */
export function playGame(setting: Setting, game: number) {
  const seed = seedOf(setting.seed, game)
  const luck = seededChance({ random: randomState((seed + 1) % SEEDS) })
  const config = { players: setting.players.map(() => ''), rules: setting.rules }
  const state = citadel.begin(config, seed)
  const moved = seatsMoved(setting, game)
  const players = playersAt(setting, game, state.seats.length).map(playerOf)
  const first = seatsOfPeople(state, asSeat(moved))
  const counter = counterOf(COUNTS)
  const noter = noterOf<Event, State>()(NOTES)
  const actions = playToEnd(citadel, state, {
    choose: chooseBySeat(citadel, players, luck),
    emit(event) {
      counter.add(event)
      noter.add(event, state)
    },
  })
  const { leaders, built, drawn, played } = noter.notes
  return {
    /** Its number in the run, from 0. */
    game,
    /** By how many seats the players had moved on. */
    moved,
    /** The seats of whoever is named first: one, or two where two people lead two each. */
    first,
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
      (tally): Record<Category, number> => ({ ...NOTHING_BUILT, ...tally }),
    ),
    /** Who held each Great Power at the end. */
    powers: { ...state.powers },
    /** Influence cards: how often each was drawn by anybody, and by each seat played, or acted for it. */
    drawn: tallyInOrder(drawn),
    played: tallyBySeat(state, played),
    ...counter.totals,
  }
}

const NOTHING_BUILT: Readonly<Record<Category, number>> = { citizenry: 0, crafts: 0, municipal: 0, trade: 0 }

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
