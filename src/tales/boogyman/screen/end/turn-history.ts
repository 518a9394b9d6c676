import {
  type Event,
  enemyOf,
  type Outcome,
  pawnsStanding,
  type Seat,
  type State,
} from '../../../../engine/boogyman/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'

/** Number of pieces of each side on the board at the end of a turn. */
export interface TurnRecord {
  turn: number
  standing: readonly [number, number]
}

/** A key moment of the duel, caused by `seat`. */
export type DuelMoment =
  | { kind: 'called'; turn: number; seat: Seat }
  | { kind: 'captured'; turn: number; seat: Seat; count: number }

/** The history of a duel, for the last page. */
export interface TurnHistory {
  outcome: Outcome | null
  /** Turns that were begun, including an unfinished one. */
  turns: TurnRecord[]
  /** In the order of play. */
  moments: DuelMoment[]
}

/** Computes the history of a duel from its events. Turns count from 1, without the opening. */
export function chronicleGame(duel: Session): TurnHistory {
  const ends = new Map<number, State>()
  const moments: DuelMoment[] = []
  for (const { before, frames } of duel.moves) {
    let turn = before.turn
    for (const { event, state } of frames) {
      const moment = momentOf(event, turn)
      if (moment) moments.push(moment)
      turn = state.turn
      if (turn > 0) ends.set(turn, state)
    }
  }
  const turns = [...ends].map(([turn, state]) => recordOf(turn, state))
  return { outcome: stateOf(duel).outcome, turns, moments }
}

const recordOf = (turn: number, state: State): TurnRecord => ({
  turn,
  standing: [pawnsStanding(state, 0), pawnsStanding(state, 1)],
})

function momentOf(event: Event, turn: number): DuelMoment | null {
  if (event.type === 'boogyman-came') return { kind: 'called', turn, seat: event.seat }
  if (event.type !== 'captured') return null
  return { kind: 'captured', turn, seat: enemyOf(event.whose), count: event.count }
}
