import type { Action, Fortress, State } from '../../../engine/fortress/index.ts'
import { type DieFace, stateOf } from '../../../engine/kernel/index.ts'
import type { PlayedMoves } from '../../../players/review.ts'
import type { Move, Session } from '../game.ts'

/** A turn of the last siege of a game. An action that uses the rng is always the last one. */
export interface PlayedTurn extends PlayedMoves<Fortress> {
  /** The random event at its end, or null. */
  luck: { kind: 'night' | 'assault'; face: DieFace | null; after: State } | null
}

const isLucky = ({ type }: Action): boolean => type === 'end' || type === 'assault'

/** Returns the turns of the last siege of a game. Giving up is not counted as an action. */
export function turnsIn(session: Session): PlayedTurn[] {
  const { siege } = stateOf(session)
  const turns: PlayedTurn[] = []
  for (const [move, made] of session.moves.entries()) {
    const { before, action } = made
    if (before.siege !== siege || before.pending || action.type === 'give-up') continue
    const last = turns.at(-1)
    const isSame = last?.turn === before.turn
    const turn = isSame ? last : begun(move, before)
    turns.splice(isSame ? -1 : turns.length, 1, goneOn(turn, made))
  }
  return turns
}

const begun = (move: number, start: State): PlayedTurn => ({
  turn: start.turn,
  move,
  start,
  actions: [],
  luck: null,
})

const goneOn = (turn: PlayedTurn, { action, after, frames }: Move): PlayedTurn => {
  const actions = [...turn.actions, action]
  if (!isLucky(action)) return { ...turn, actions }
  const [rolled] = frames.flatMap(({ event }) => (event.type === 'night-rolled' ? [event.face] : []))
  const kind = action.type === 'assault' ? ('assault' as const) : ('night' as const)
  return { ...turn, actions, luck: { kind, face: rolled ?? null, after } }
}
