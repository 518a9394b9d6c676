import { randomState } from './chance.ts'
import type { Frame } from './drivers.ts'
import type { Game, Kind, Viewer } from './game.ts'
import type { Move, Session } from './log.ts'
import { oncePer } from './once-per.ts'

/** What was worked out of a state for those who have looked at it so far. */
const looks = oncePer((_: object) => new Map<Viewer, unknown>())

/**
 * A position as a viewer may see it: where the game hides nothing, the position itself. The same look at the same
 * position is the same object, so that whoever draws it sees by identity whether anything changed. (A state that is not
 * frozen may be another position by the next look: it is looked at anew.)
 */
export function seenBy<K extends Kind>(game: Game<K>, state: K['State'], by: Viewer): K['State'] {
  if (!game.seen) return state
  if (!Object.isFrozen(state)) return game.seen(state, by)
  const known = looks(state)
  const seen = (known.get(by) as K['State'] | undefined) ?? game.seen(state, by)
  known.set(by, seen)
  return seen
}

/**
 * The same without the luck to come, which nobody may know: all that a computer player, or anything else that thinks
 * ahead, is ever given.
 */
export const asSeen = <K extends Kind>(game: Game<K>, state: K['State'], by: Viewer): K['State'] => ({
  ...seenBy(game, state, by),
  random: randomState(0),
})

/** What a viewer hears of what happened, each event with the position as they see it. */
export function heardBy<K extends Kind>(
  game: Game<K>,
  frames: readonly Frame<K['State'], K['Event']>[],
  by: Viewer,
): readonly Frame<K['State'], K['Event']>[] {
  if (!game.heard && !game.seen) return frames
  return frames.flatMap(({ event: told, state }) => {
    const event = game.heard ? game.heard(told, by) : told
    return event ? [{ event, state: seenBy(game, state, by) }] : []
  })
}

/** A move as a viewer knows it: both positions as they see them, and what they heard of all that lay between. */
export type HeardMove<K extends Kind> = Pick<Move<K>, 'before' | 'after' | 'frames'>

/** All moves of a game so far as a viewer knows them: all that a log, a card or a last page may tell them. */
export function heardMoves<K extends Kind>(
  game: Game<K>,
  { moves }: Pick<Session<K>, 'moves'>,
  by: Viewer,
): readonly HeardMove<K>[] {
  if (!game.heard && !game.seen) return moves
  return moves.map(({ before, after, frames }) => ({
    before: seenBy(game, before, by),
    after: seenBy(game, after, by),
    frames: heardBy(game, frames, by),
  }))
}
