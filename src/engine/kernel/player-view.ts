import { canonical } from './canonical.ts'
import { randomState } from './chance.ts'
import type { Game, GameTypes, Viewer } from './game.ts'
import type { Move, Session } from './log.ts'
import { memoizeByObject } from './memoize.ts'
import { deepFreeze } from './plain-data.ts'
import type { Frame } from './play-action.ts'

declare const VIEW: unique symbol

/**
 * A position as one viewer may see it. The mark exists for the compiler only. Screens of a game with hidden information accept only this
 * type, so they cannot get a whole position by mistake.
 */
export type PlayerView<S> = S & { readonly [VIEW]: true }

/** Cache of the views of a state, by viewer. */
const looks = memoizeByObject((_: object) => new Map<Viewer, unknown>())

/** The rng state of every view: the real one would reveal all dice and draws to come. */
const NO_RANDOM = deepFreeze(randomState(0))

/** The only place that redacts a state: keys in canonical order, and no randomness. */
const redacted = <K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> =>
  canonical({ ...(game.seen?.(state, by) ?? state), random: NO_RANDOM }) as PlayerView<K['State']>

/**
 * Returns a position as a viewer may see it; the position itself if the game hides nothing. Positions that a viewer cannot tell apart give
 * equal JSON text. Views of frozen positions are cached, and unchanged parts keep their identity. An unfrozen position may change, so its
 * views are computed each time.
 */
export function stateFor<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> {
  if (!game.seen) return state as PlayerView<K['State']>
  if (!Object.isFrozen(state)) return redacted(game, state, by)
  const known = looks(state)
  const seen = (known.get(by) as PlayerView<K['State']> | undefined) ?? deepFreeze(redacted(game, state, by))
  known.set(by, seen)
  return seen
}

/** Returns the seat that must act as the viewer; null if all seats must act together, or none. */
export function viewerToAct<K extends GameTypes>(game: Game<K>, state: K['State']): Viewer {
  const decider = game.decider(state)
  return decider === 'together' ? null : decider
}

/** Like {@link stateFor}, but also removes the rng of games that hide nothing. Bots must only get such states. */
export const stateForBot = <K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  by: Viewer,
): PlayerView<K['State']> =>
  game.seen ? stateFor(game, state, by) : ({ ...state, random: randomState(0) } as PlayerView<K['State']>)

/** Returns the events that a viewer may see, each with its view of the position. */
export function eventFor<K extends GameTypes>(
  game: Game<K>,
  frames: Move<K>['frames'],
  by: Viewer,
): VisibleMove<K>['frames'] {
  if (!game.heard && !game.seen) return frames as VisibleMove<K>['frames']
  return frames.flatMap(({ event: told, state }) => {
    const event = game.heard ? game.heard(told, by) : told
    return event ? [{ event: canonical(event), state: stateFor(game, state, by) }] : []
  })
}

/** A move as a viewer knows it: the views before and after it, and the events that are visible to them. */
export interface VisibleMove<K extends GameTypes> {
  readonly before: PlayerView<K['State']>
  readonly after: PlayerView<K['State']>
  readonly frames: readonly Frame<PlayerView<K['State']>, K['Event']>[]
}

/** The common part of a {@link Move} of the log and a {@link VisibleMove} of an album, for functions that accept both. */
export type EitherMove<K extends GameTypes> = Pick<Move<K>, 'before' | 'after' | 'frames'>

/** Returns moves unchanged as visible moves. Only for a game that hides nothing, or one that is over. */
export const openMoves = <K extends GameTypes>(moves: readonly Move<K>[]): readonly VisibleMove<K>[] =>
  moves as readonly (Move<K> & VisibleMove<K>)[]

/** Returns all moves of a game, redacted for a viewer, for the log, cards and the last page. */
export function movesFor<K extends GameTypes>(
  game: Game<K>,
  { moves }: Pick<Session<K>, 'moves'>,
  by: Viewer,
): readonly VisibleMove<K>[] {
  if (!game.heard && !game.seen) return openMoves(moves)
  return moves.map(({ before, after, frames }) => ({
    before: stateFor(game, before, by),
    after: stateFor(game, after, by),
    frames: eventFor(game, frames, by),
  }))
}
