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

/** What each country's free places were worth at the end of a round. */
export interface RoundRecord {
  round: number
  worth: readonly number[]
}

/** A country that fell, or gave up (`by` is null). */
export interface Fall {
  round: number
  seat: Seat
  by: Seat | null
}

/** A game, told: what the last page knows of it. */
export interface Chronicle {
  outcome: Outcome | null
  /** Rounds that were begun, from the first. */
  rounds: RoundRecord[]
  falls: Fall[]
  /** How often each country laid a siege. */
  sieges: readonly number[]
  /** The last siege of all, and who laid it; null where none was laid. */
  last: { seat: Seat; place: Place; before: State } | null
}

/** Tells a game from the events of its moves. Rounds are counted from 1; the mustering is none. */
export function chronicleGame(game: Session): Chronicle {
  const ends = new Map<number, State>()
  const falls: Fall[] = []
  const sieges = seatsOf(game.first).map(() => 0)
  let last: Chronicle['last'] = null
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
