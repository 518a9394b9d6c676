import type { AgreedUndo } from '../../../engine/kernel/index.ts'
import type { TurnKey } from '../../../playback/turn-key.ts'

/** A position in the log: a move, and one of its events. Both count only moves and events that the viewer may know. */
export interface LogPosition {
  move: number
  frame: number
}

/** A log entry of a move: the event, the reason, and the whole explanation. */
export interface LogEntryOf<Icon> {
  /** The index of its event within the move. */
  frame: number
  /** The icon, in a form that its tale can draw. */
  icon: Icon
  what: string
  why?: string
  steps?: readonly string[]
}

/** A log entry with its position in the log. */
export interface PlacedLogEntryOf<Icon> extends Required<LogEntryOf<Icon>>, LogPosition, TurnKey {
  /** The key of its move and event. Must not change while the entry exists. */
  key: string
  /** The seat on turn at that time. */
  seat: number
  /** The reason; '' if it needs none. */
  why: string
  /** The steps of the explanation, in order; empty if there are none. */
  steps: readonly string[]
}

/** One shared array, so that memoized entries do not render again. */
const NO_STEPS: readonly string[] = []

/** Adds positions to the log entries of a move. `turnAt` returns the turn and the seat of one of its events. */
export const placed = <Icon>(
  move: number,
  told: readonly LogEntryOf<Icon>[],
  turnAt: (frame: number) => TurnKey & Pick<PlacedLogEntryOf<Icon>, 'seat'>,
): PlacedLogEntryOf<Icon>[] =>
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

/** Inserts an entry for each agreed undo, before the moves that were made after it. */
export function withUndoEntries<Icon>(
  lines: readonly PlacedLogEntryOf<Icon>[],
  takenBack: readonly AgreedUndo[] | undefined,
  icon: NoInfer<Icon>,
  what: (moves: number) => string,
): readonly PlacedLogEntryOf<Icon>[] {
  if (!takenBack) return lines
  const agreed = takenBack.map(({ left, moves }, index) => ({
    ...{ key: `back.${index}`, move: left },
    ...{ icon, what: what(moves) },
  }))
  return withBetween(lines, agreed)
}

/** An entry between two moves. */
export interface Between<Icon> extends Omit<LogEntryOf<Icon>, 'frame'> {
  key: string
  /** The number of moves before it. */
  move: number
}

/** Inserts entries between moves, before the entry of the next move. */
export function withBetween<Icon>(
  lines: readonly PlacedLogEntryOf<Icon>[],
  between: readonly Between<Icon>[],
): readonly PlacedLogEntryOf<Icon>[] {
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

/** The index of a frame before the first one of a move. */
const BEFORE_ALL = -1
