import { canonical } from './canonical.ts'
import { randomState } from './chance.ts'
import type { Frame } from './drivers.ts'
import type { Game, Kind, Viewer } from './game.ts'
import type { Move, Session } from './log.ts'
import { oncePer } from './once-per.ts'
import { frozen } from './plain-data.ts'

declare const VIEW: unique symbol

/**
 * A position as somebody may see it. The mark exists for the compiler alone: screens of a game that hides something take
 * nothing else, so a whole position cannot reach them by mistake.
 */
export type PlayerView<S> = S & { readonly [VIEW]: true }

/** What was worked out of a state for those who have looked at it so far. */
const looks = oncePer((_: object) => new Map<Viewer, unknown>())

/** The randomness of every view: the true one would tell all dice and draws to come. */
const NO_RANDOM = frozen(randomState(0))

/** The only place that redacts a state: keys in canonical order, and no randomness. */
const redacted = <K extends Kind>(game: Game<K>, state: K['State'], by: Viewer): PlayerView<K['State']> =>
  canonical({ ...(game.seen?.(state, by) ?? state), random: NO_RANDOM }) as PlayerView<K['State']>

/**
 * A position as a viewer may see it: where the game hides nothing, the position itself. Worlds that a viewer cannot
 * tell apart give equal bytes. The same look at the same frozen position is the same object, and unchanged parts keep
 * their identity. An unfrozen position may change: it is redacted again for each look.
 */
export function seenBy<K extends Kind>(game: Game<K>, state: K['State'], by: Viewer): PlayerView<K['State']> {
  if (!game.seen) return state as PlayerView<K['State']>
  if (!Object.isFrozen(state)) return redacted(game, state, by)
  const known = looks(state)
  const seen = (known.get(by) as PlayerView<K['State']> | undefined) ?? frozen(redacted(game, state, by))
  known.set(by, seen)
  return seen
}

/** Returns the seat that must act as the viewer; null if all seats must act together, or none. */
export function viewerToAct<K extends Kind>(game: Game<K>, state: K['State']): Viewer {
  const decider = game.decider(state)
  return decider === 'together' ? null : decider
}

/** The same, without the randomness of open games too: all that a computer player is ever given. */
export const asSeen = <K extends Kind>(
  game: Game<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> =>
  game.seen ? seenBy(game, state, by) : ({ ...state, random: randomState(0) } as PlayerView<K['State']>)

/** What a viewer hears of what happened, each event with the position as they see it. */
export function heardBy<K extends Kind>(
  game: Game<K>,
  frames: Move<K>['frames'],
  by: Viewer,
): HeardMove<K>['frames'] {
  if (!game.heard && !game.seen) return frames as HeardMove<K>['frames']
  return frames.flatMap(({ event: told, state }) => {
    const event = game.heard ? game.heard(told, by) : told
    return event ? [{ event: canonical(event), state: seenBy(game, state, by) }] : []
  })
}

/** A move as a viewer knows it: the views before and after it, and the events that are visible to them. */
export interface HeardMove<K extends Kind> {
  readonly before: PlayerView<K['State']>
  readonly after: PlayerView<K['State']>
  readonly frames: readonly Frame<PlayerView<K['State']>, K['Event']>[]
}

/** The common part of a {@link Move} of the log and a {@link HeardMove} of an album, for functions that accept both. */
export type EitherMove<K extends Kind> = Pick<Move<K>, 'before' | 'after' | 'frames'>

/** Returns moves unchanged as visible moves. Only for a game that hides nothing, or one that is over. */
export const openMoves = <K extends Kind>(moves: readonly Move<K>[]): readonly HeardMove<K>[] =>
  moves as readonly (Move<K> & HeardMove<K>)[]

/** Returns all moves of a game so far, redacted for a viewer, for the log, cards and the last page. */
export function heardMoves<K extends Kind>(
  game: Game<K>,
  { moves }: Pick<Session<K>, 'moves'>,
  by: Viewer,
): readonly HeardMove<K>[] {
  if (!game.heard && !game.seen) return openMoves(moves)
  return moves.map(({ before, after, frames }) => ({
    before: seenBy(game, before, by),
    after: seenBy(game, after, by),
    frames: heardBy(game, frames, by),
  }))
}
