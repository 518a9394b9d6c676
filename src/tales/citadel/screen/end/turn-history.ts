import {
  type BuildingId,
  buildingOf,
  type Event,
  playing,
  pointsOf,
  type Seat,
  type State,
  seatsOf,
} from '../../../../engine/citadel/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'

/** End of a game: at the goal, with the last plot or card, or because all others had given up. */
export type EndedBy = 'goal' | 'land' | 'pile' | 'left'

/** Points after a turn, and the important events in it. */
export interface TurnRecord {
  turn: number
  points: readonly number[]
  /** The Building that was turned up; null if the pile was empty. */
  card: BuildingId | null
  /** Plots that fell to a siege, Great Powers that were gained, and Orders that gave up. */
  events: readonly Event[]
}

/** Summary of a game for the last page. */
export interface TurnHistory {
  turns: readonly TurnRecord[]
  /** Buildings of each Order, the oldest first. */
  built: readonly (readonly BuildingId[])[]
  besieged: number
  taxed: number
  resigned: readonly Seat[]
  endedBy: EndedBy
}

const isWorthAWord = ({ type }: Event): boolean =>
  type === 'besieged' || type === 'power' || type === 'resigned'

/** Summarizes a game from its events. Turns are counted from 1 over all Orders. The choice of first plots is not a turn. */
export function chronicleGame(game: Session): TurnHistory {
  const turns = new Map<number, TurnRecord>()
  const all = game.moves.flatMap(({ frames }) => frames.map(({ event }) => event))
  for (const { before, after, frames } of game.moves) {
    if (before.phase === 'choose') continue
    const so = turns.get(before.turn)
    const events = frames.map(({ event }) => event)
    const revealed = events.find((event) => event.type === 'revealed')
    turns.set(before.turn, {
      turn: before.turn,
      points: seatsOf(after).map((seat) => pointsOf(after, seat)),
      card: revealed?.card ?? so?.card ?? null,
      events: [...(so?.events ?? []), ...events.filter(isWorthAWord)],
    })
  }
  return {
    turns: [...turns.values()],
    built: seatsOf(game.first).map((seat) => builtBy(seat, all)),
    besieged: all.filter(({ type }) => type === 'besieged').length,
    taxed: all.reduce((sum, event) => (event.type === 'tax' ? sum + event.count : sum), 0),
    resigned: all.flatMap((event) => (event.type === 'resigned' ? [event.seat] : [])),
    endedBy: endedBy(stateOf(game)),
  }
}

const builtBy = (seat: Seat, events: readonly Event[]): BuildingId[] =>
  events.flatMap((event) => (event.type === 'built' && event.seat === seat ? [event.card] : []))

/** Returns the building with the highest value; null if there is none. */
export const greatestOf = (built: readonly BuildingId[]): BuildingId | null =>
  built.reduce<BuildingId | null>(
    (best, id) => (best === null || buildingOf(id).value > buildingOf(best).value ? id : best),
    null,
  )

function endedBy(last: State): EndedBy {
  if (playing(last).length < last.seats.length && playing(last).length <= (last.winners?.length ?? 0))
    return 'left'
  return last.ending ?? 'goal'
}
