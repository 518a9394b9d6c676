import type { Game, Kind, Viewer } from './game.ts'
import type { Session } from './log.ts'
import { type HeardMove, heardMoves, type PlayerView, seenBy } from './seen.ts'
import { stateOf } from './state-of.ts'

/** Whether a game still keeps something from somebody: one that hides anything, while it goes on. */
export const holdsSecrets = <K extends Kind>(game: Game<K>, session: Session<K>): boolean =>
  game.seen !== undefined && game.outcome(stateOf(session)) === null

/** All moves of a game as a viewer may look back on them: once it is over, nothing has to be hidden any more. */
export const movesLookedBackOn = <K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  by: Viewer,
): readonly HeardMove<K>[] => (holdsSecrets(game, session) ? heardMoves(game, session, by) : session.moves)

/** How a game stands as it may be told to all: once it is over, nothing has to be hidden any more. */
export function lastView<K extends Kind>(game: Game<K>, session: Session<K>): PlayerView<K['State']> {
  const state = stateOf(session)
  return holdsSecrets(game, session) ? seenBy(game, state, null) : (state as PlayerView<K['State']>)
}
