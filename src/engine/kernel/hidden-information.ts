import type { Game, GameTypes, Viewer } from './game.ts'
import type { Session } from './log.ts'
import { movesFor, openMoves, type PlayerView, stateFor, type VisibleMove } from './player-view.ts'
import { stateOf } from './state-of.ts'

/** True if a game has hidden information, which ends when the game is over. */
export const hidesInformation = <K extends GameTypes>(game: Game<K>, session: Session<K>): boolean =>
  game.seen !== undefined && game.outcome(stateOf(session)) === null

/** Returns all moves of a game as a viewer may replay them. Once the game is over, nothing is hidden. */
export const movesForReplay = <K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  by: Viewer,
): readonly VisibleMove<K>[] =>
  hidesInformation(game, session) ? movesFor(game, session, by) : openMoves(session.moves)

/** Returns a past position as a viewer may see it. Once the game is over, nothing is hidden. */
export const viewLookedBackOn = <K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> =>
  hidesInformation(game, session) ? stateFor(game, state, by) : (state as PlayerView<K['State']>)

/** Returns the current position as everyone may see it. */
export const lastView = <K extends GameTypes>(game: Game<K>, session: Session<K>): PlayerView<K['State']> =>
  viewLookedBackOn(game, session, stateOf(session), null)
