import {
  freeWorth,
  type Outcome,
  type Place,
  type Seat,
  type State,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'

/** The worth of each country's free places at the end of a round. */
export interface RoundRecord {
  round: number
  worth: readonly number[]
}

/** A country that fell or gave up (`by` is null). */
export interface Fall {
  round: number
  seat: Seat
  by: Seat | null
}

/** The history of a game for the last page. */
export interface TurnHistory {
  outcome: Outcome | null
  /** All rounds begun, in order. */
  rounds: RoundRecord[]
  falls: Fall[]
  /** The number of sieges laid by each country. */
  sieges: readonly number[]
  /** The last siege of the game with its builder, or null. */
  last: { seat: Seat; place: Place; before: State } | null
}

/** Builds the history from the events of the moves. Rounds count from 1; the muster is excluded. */
export function chronicleGame(game: Session): TurnHistory {
  const ends = new Map<number, State>()
  const falls: Fall[] = []
  const sieges = seatsOf(game.first).map(() => 0)
  let last: TurnHistory['last'] = null
  for (const { before, frames } of game.moves) {
    if (before.phase === 'muster') continue
    for (const { event, state } of frames) {
      if (event.type === 'fell') falls.push({ round: before.round, seat: event.seat, by: event.by })
      if (event.type !== 'built' || !event.siege) continue
      sieges[event.seat] = (sieges[event.seat] ?? 0) + 1
      last = { seat: event.seat, place: event.place, before: state }
    }
    ends.set(before.round, frames.at(-1)?.state ?? before)
  }
  const rounds = [...ends].map(([round, state]) => ({
    round,
    worth: seatsOf(state).map((seat) => freeWorth(state, seat)),
  }))
  return { outcome: stateOf(game).outcome, rounds, falls, sieges, last }
}
