import {
  type EitherMove,
  type Game,
  type GameTypes,
  movesForReplay,
  type PlayerView,
  type Session,
  type Viewer,
  type VisibleMove,
  viewLookedBackOn,
} from '../../engine/kernel/index.ts'
import type { Timings } from '../tempo.ts'
import type { TurnKey } from '../turn-key.ts'

/** A moment of a game: just after an event of a move. `REPLAY_START` is the moment before the first move. */
export interface FramePosition {
  move: number
  frame: number
}

/** The moment before the first event. */
export const REPLAY_START: FramePosition = { move: 0, frame: -1 }

/** A position of an album: a displayed event, or the result of a move. */
export interface Stop extends FramePosition, TurnKey {
  /** The seat on turn. */
  seat: number
  /** Time on the screen at a calm pace, in milliseconds. */
  ms: number
}

/** The information about a tale's events that an album needs. */
export interface TurnLookup<K extends GameTypes> {
  timings: Timings<K>
  /** Returns the turn of an event of a move, and its seat. */
  turnAt(move: EitherMove<K>, frame: number): TurnKey & Pick<Stop, 'seat'>
}

/** A game in an album, as one viewer may know it. While the game goes on, the album has no information that is hidden from the viewer. */
export interface Album<K extends GameTypes> {
  first: PlayerView<K['State']>
  moves: readonly VisibleMove<K>[]
  /** The stops, from the beginning to the last event; at least one. */
  stops: readonly Stop[]
}

const CALM = { speed: 'calm', reducedMotion: false } as const

/** Makes an album of a game. */
export function albumOf<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  by: Viewer,
  reading: TurnLookup<K>,
): Album<K> {
  const moves = movesForReplay(game, session, by)
  const later = moves.flatMap((move, index) => stopsOf(move, index, reading))
  const when = later[0] ?? { turn: 0, seat: 0 }
  return {
    first: viewLookedBackOn(game, session, session.first, by),
    moves,
    stops: [{ ...when, ...REPLAY_START, ms: 0 }, ...later],
  }
}

/** Returns the stops of a move: its events that take time. Always has the last event, so that every move can be looked at. */
function stopsOf<K extends GameTypes>(
  move: VisibleMove<K>,
  index: number,
  { timings, turnAt }: TurnLookup<K>,
): Stop[] {
  const times = timings(
    move.frames.map(({ event }) => event),
    CALM,
  )
  return times.flatMap(({ ms }, frame) =>
    ms > 0 || frame === times.length - 1 ? [{ move: index, frame, ...turnAt(move, frame), ms }] : [],
  )
}

/** Returns the state at a stop. */
export const stateAt = <K extends GameTypes>(
  { first, moves }: Album<K>,
  { move, frame }: FramePosition,
): PlayerView<K['State']> => moves[move]?.frames[frame]?.state ?? moves[move]?.before ?? first

/** Returns the event at a stop; null at the beginning. */
export const eventAt = <K extends GameTypes>(
  { moves }: Album<K>,
  { move, frame }: FramePosition,
): K['Event'] | null => moves[move]?.frames[frame]?.event ?? null

/** Compares two moments: negative if the first is earlier, positive if the second is. */
export const compareFrames = (one: FramePosition, other: FramePosition): number =>
  one.move - other.move || one.frame - other.frame

/** Returns the index of the stop for a moment: the first stop of its move at or after it, or the last one before it. */
export function stopFor(stops: readonly Stop[], place: FramePosition): number {
  const within = stops.findIndex((stop) => stop.move === place.move && compareFrames(stop, place) >= 0)
  if (within >= 0) return within
  return Math.max(
    0,
    stops.findLastIndex((stop) => compareFrames(stop, place) <= 0),
  )
}

/** Returns the index of the stop just after `moves` moves. */
export const stopAfter = (stops: readonly Stop[], moves: number): number =>
  moves <= 0
    ? 0
    : Math.max(
        0,
        stops.findLastIndex(({ move, frame }) => frame >= 0 && move < moves),
      )

/**
 * Returns the number of complete moves at a stop. In the middle of a move, that move does not count: a game can be played on only where a
 * player decides.
 */
export function movesUntil(stops: readonly Stop[], at: number): number {
  const stop = stops[at]
  if (!stop || stop.frame < 0) return 0
  return stops[at + 1]?.move === stop.move ? stop.move : stop.move + 1
}
