import type { Game, Kind, Viewer } from './game.ts'
import type { Session } from './log.ts'
import { type HeardMove, heardMoves, openMoves, type PlayerView, seenBy } from './seen.ts'
import { stateOf } from './state-of.ts'

/** Whether a game still keeps something from somebody: one that hides anything, while it goes on. */
export const holdsSecrets = <K extends Kind>(game: Game<K>, session: Session<K>): boolean =>
  game.seen !== undefined && game.outcome(stateOf(session)) === null

/** All moves of a game as a viewer may look back on them: once it is over, nothing has to be hidden any more. */
export const movesLookedBackOn = <K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  by: Viewer,
): readonly HeardMove<K>[] =>
  holdsSecrets(game, session) ? heardMoves(game, session, by) : openMoves(session.moves)

/** Returns a past position as a viewer may see it. Once the game is over, nothing is hidden. */
export const viewLookedBackOn = <K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> =>
  holdsSecrets(game, session) ? seenBy(game, state, by) : (state as PlayerView<K['State']>)

/** Returns the current position as everyone may see it. */
export const lastView = <K extends Kind>(game: Game<K>, session: Session<K>): PlayerView<K['State']> =>
  viewLookedBackOn(game, session, stateOf(session), null)
