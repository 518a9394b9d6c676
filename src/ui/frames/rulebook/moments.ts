import type { GameTypes, Move } from '../../../engine/kernel/index.ts'
import type { LogEntryOf } from '../log/log-entry.ts'
import type { Ran } from './example.ts'

/** The events of a step: the move, the first frame, and all events up to the next text. */
export interface Happened<K extends GameTypes> {
  readonly move: Move<K>
  readonly frame: number
  readonly events: readonly K['Event'][]
}

/** A step of an example as displayed: the position, its events and the text. */
export interface ExampleFrame<K extends GameTypes> {
  readonly says: string
  readonly state: K['State']
  /** Null at the beginning, and for a refusal. */
  readonly happened: Happened<K> | null
}

/** A sentence about a move. */
type Line = Pick<LogEntryOf<unknown>, 'frame' | 'what' | 'why'>

/** The words of an example. */
export interface ExampleWords<K extends GameTypes> {
  /** Returns the log entries of a move. */
  linesOf(move: Move<K>): readonly Line[]
  /** The text for a move without log entries. */
  readonly done: string
  readonly begin: string
  refused(refusal: K['Refusal']): string
}

/** Returns all steps of an example, from its start. */
export function exampleFrames<K extends GameTypes>(
  { session, refused }: Pick<Ran<K>, 'session' | 'refused'>,
  telling: ExampleWords<K>,
): ExampleFrame<K>[] {
  const begin: ExampleFrame<K> = { says: telling.begin, state: session.first, happened: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, telling))]
  if (!refused) return moments
  const state = moments.at(-1)?.state ?? session.first
  return [...moments, { says: telling.refused(refused.refusal), state, happened: null }]
}

/** Returns the steps of a move. Events without a log entry belong to the step before. */
function momentsOfMove<K extends GameTypes>(
  move: Move<K>,
  { linesOf, done }: ExampleWords<K>,
): ExampleFrame<K>[] {
  const { frames, after } = move
  const from = (frame: number, until: number): Happened<K> => ({
    move,
    frame,
    events: frames.slice(frame, until).map(({ event }) => event),
  })
  const lines = linesOf(move)
  if (lines.length === 0) return [{ says: done, state: after, happened: from(0, frames.length) }]
  return lines.map(({ frame, what, why }, index) => {
    // Two entries can belong to one event.
    const until = Math.max(frame + 1, lines[index + 1]?.frame ?? frames.length)
    return {
      says: [what, why].filter(Boolean).join(' '),
      state: frames[until - 1]?.state ?? after,
      happened: from(frame, until),
    }
  })
}
