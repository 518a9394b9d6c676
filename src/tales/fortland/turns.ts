import { SEATS, type Seat, type State } from '../../engine/fortland/index.ts'
import { memoizeByObject } from '../../engine/kernel/index.ts'
import type { Move, Session } from './game.ts'

/** A turn of a game, counted from 1 over all countries; 0 is the muster. */
export interface Turn {
  turn: number
  seat: Seat
  round: number
}

/** Returns the turn of each move. */
export const turnsOf: (session: Session) => readonly Turn[] = memoizeByObject((session: Session) => {
  const turns: Turn[] = []
  let turn = session.first.phase === 'muster' ? 0 : 1
  for (const { before, frames } of session.moves) {
    turns.push({ turn, seat: before.onTurn, round: before.phase === 'muster' ? 0 : before.round })
    turn += frames.filter(({ event }) => event.type === 'turn-began').length
  }
  return turns
})

/** True if two moves belong to one turn, or to one muster. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  one.onTurn === other.onTurn &&
  one.round === other.round &&
  (one.phase === 'muster') === (other.phase === 'muster')

/** Returns the faces rolled in the current turn; empty before the roll. */
export function facesOf({ moves }: Session): readonly number[] {
  const last = moves.findLastIndex(({ frames }) =>
    frames.some(({ event }) => event.type === 'rolled' || event.type === 'turn-began'),
  )
  const event = moves[last]?.frames.findLast(
    (frame) => frame.event.type === 'rolled' || frame.event.type === 'turn-began',
  )?.event
  return event?.type === 'rolled' ? event.faces : []
}

/** Returns a number that identifies the turn, from the state alone. */
export const turnNumber = ({ phase, round, onTurn }: State): number =>
  (phase === 'muster' ? 0 : round) * SEATS.length + onTurn
