import {
  type EitherMove,
  type Game,
  type HeardMove,
  type Kind,
  movesLookedBackOn,
  type PlayerView,
  type Session,
  type Viewer,
  viewLookedBackOn,
} from '../../engine/kernel/index.ts'
import type { Chapter } from '../chapter.ts'
import type { Timings } from '../timing.ts'

/** A moment of a game: just after an event of a move. How it began is `BEGINNING`. */
export interface FramePosition {
  move: number
  frame: number
}

/** Before the first event of all. */
export const BEGINNING: FramePosition = { move: 0, frame: -1 }

/** Where an album may be opened: an event that is shown by itself, or what a move came to. */
export interface Stop extends FramePosition, Chapter {
  /** The seat on turn then. */
  seat: number
  /** How long it is shown at a calm pace, in milliseconds. */
  ms: number
}

/** What a tale says of its events, so that an album can be made of them. */
export interface Reading<K extends Kind> {
  timings: Timings<K>
  /** In which turn, and in whose, an event of a move happened. */
  turnAt(move: EitherMove<K>, frame: number): Chapter & Pick<Stop, 'seat'>
}

/** A game stuck in an album, as a viewer knows it: while it goes on, what is hidden from them is not in it at all. */
export interface Album<K extends Kind> {
  first: PlayerView<K['State']>
  moves: readonly HeardMove<K>[]
  /** From how it began to the last event; never none. */
  stops: readonly Stop[]
}

const CALM = { speed: 'calm', littleMotion: false } as const

/** Makes an album of a game. */
export function albumOf<K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  by: Viewer,
  reading: Reading<K>,
): Album<K> {
  const moves = movesLookedBackOn(game, session, by)
  const later = moves.flatMap((move, index) => stopsOf(move, index, reading))
  const when = later[0] ?? { turn: 0, seat: 0 }
  return {
    first: viewLookedBackOn(game, session, session.first, by),
    moves,
    stops: [{ ...when, ...BEGINNING, ms: 0 }, ...later],
  }
}

/** The events of a move that take any time; the last one in any case, so that every move can be looked at. */
function stopsOf<K extends Kind>(move: HeardMove<K>, index: number, { timings, turnAt }: Reading<K>): Stop[] {
  const times = timings(
    move.frames.map(({ event }) => event),
    CALM,
  )
  return times.flatMap(({ ms }, frame) =>
    ms > 0 || frame === times.length - 1 ? [{ move: index, frame, ...turnAt(move, frame), ms }] : [],
  )
}

/** How the game stood at a stop. */
export const stateAt = <K extends Kind>(
  { first, moves }: Album<K>,
  { move, frame }: FramePosition,
): PlayerView<K['State']> => moves[move]?.frames[frame]?.state ?? moves[move]?.before ?? first

/** What happened at a stop; nothing had at the beginning. */
export const eventAt = <K extends Kind>(
  { moves }: Album<K>,
  { move, frame }: FramePosition,
): K['Event'] | null => moves[move]?.frames[frame]?.event ?? null

/** Which is earlier: below 0 the one, above 0 the other. */
export const compareFrames = (one: FramePosition, other: FramePosition): number =>
  one.move - other.move || one.frame - other.frame

/** The stop that shows a place: the first of its move at or after it, else the last before it. */
export function stopFor(stops: readonly Stop[], place: FramePosition): number {
  const within = stops.findIndex((stop) => stop.move === place.move && compareFrames(stop, place) >= 0)
  if (within >= 0) return within
  return Math.max(
    0,
    stops.findLastIndex((stop) => compareFrames(stop, place) <= 0),
  )
}

/** The stop at which so many moves had been made, and nothing since. */
export const stopAfter = (stops: readonly Stop[], moves: number): number =>
  moves <= 0
    ? 0
    : Math.max(
        0,
        stops.findLastIndex(({ move, frame }) => frame >= 0 && move < moves),
      )

/**
 * How many moves lead to a stop. In the middle of what a move brought, that move is not made yet: a tale can only be
 * played on from where somebody decides.
 */
export function movesUntil(stops: readonly Stop[], at: number): number {
  const stop = stops[at]
  if (!stop || stop.frame < 0) return 0
  return stops[at + 1]?.move === stop.move ? stop.move : stop.move + 1
}
