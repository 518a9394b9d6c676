import type { TakenBack } from '../../../engine/kernel/index.ts'
import type { Chapter } from '../../../playback/chapter.ts'

/** A moment of a game: a move, and one of its events. Both count what the viewer has heard of. */
export interface Moment {
  move: number
  frame: number
}

/** Something that is told of a move: what happened in ink, the reason after it, and the whole explanation. */
export interface Told<Icon> {
  /** Which of the move's events it tells of. */
  frame: number
  /** The picture before it, in a form that its tale can draw. */
  icon: Icon
  what: string
  why?: string
  steps?: readonly string[]
}

/** A line that has found its place in the log. */
export interface ToldLine<Icon> extends Required<Told<Icon>>, Moment, Chapter {
  /** The same as long as the line stands: it names the move and the event that it tells of. */
  key: string
  /** The seat on turn then. */
  seat: number
  /** The reason; '' where what happened needs none. */
  why: string
  /** Each step of the explanation, in order; empty where there is no more to tell. */
  steps: readonly string[]
}

/** One and the same, so that a line which stands is not drawn again. */
const NO_STEPS: readonly string[] = []

/** Gives what is told of a move its place; `turnAt` says in which turn, and in whose, one of its events happened. */
export const placed = <Icon>(
  move: number,
  told: readonly Told<Icon>[],
  turnAt: (frame: number) => Chapter & Pick<ToldLine<Icon>, 'seat'>,
): ToldLine<Icon>[] =>
  told.map(({ frame, icon, what, why = '', steps = NO_STEPS }, index) => ({
    key: `${move}.${frame}.${index}`,
    ...turnAt(frame),
    move,
    frame,
    icon,
    what,
    why,
    steps,
  }))

/** Tells where the table agreed to go back, before what was done there instead. */
export function withTakenBack<Icon>(
  lines: readonly ToldLine<Icon>[],
  takenBack: readonly TakenBack[] | undefined,
  icon: NoInfer<Icon>,
  what: (moves: number) => string,
): readonly ToldLine<Icon>[] {
  if (!takenBack) return lines
  const agreed = takenBack.map(({ left, moves }, index) => ({
    ...{ key: `back.${index}`, move: left },
    ...{ icon, what: what(moves) },
  }))
  return withBetween(lines, agreed)
}

/** Something that happened between two moves. */
export interface Between<Icon> extends Omit<Told<Icon>, 'frame'> {
  key: string
  /** How many moves were made before it. */
  move: number
}

/** Tells what happened between moves, before the move that came next. */
export function withBetween<Icon>(
  lines: readonly ToldLine<Icon>[],
  between: readonly Between<Icon>[],
): readonly ToldLine<Icon>[] {
  const all = [...lines]
  for (const { key, move, ...told } of between) {
    const at = all.findIndex((line) => line.move >= move && line.frame !== BEFORE_ALL)
    const place = at < 0 ? all.length : at
    const { turn = 0, seat = 0, part } = all[place - 1] ?? {}
    const chapter = part === undefined ? { turn } : { turn, part }
    const [line] = placed(move, [{ ...told, frame: BEFORE_ALL }], () => ({ ...chapter, seat }))
    if (line) all.splice(place, 0, { ...line, key })
  }
  return all
}

/** A frame before the first one of a move. */
const BEFORE_ALL = -1
