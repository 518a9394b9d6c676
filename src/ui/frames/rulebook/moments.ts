import type { Kind, Move } from '../../../engine/kernel/index.ts'
import type { Told } from '../log/told-line.ts'
import type { Ran } from './example.ts'

/** What has just happened: in which move, from which of its events on, and that until the next of which something is said. */
export interface Happened<K extends Kind> {
  readonly move: Move<K>
  readonly frame: number
  readonly events: readonly K['Event'][]
}

/** What an example shows at once: how it stands, what happened, and the words for it. */
export interface Moment<K extends Kind> {
  readonly says: string
  readonly state: K['State']
  /** Nothing had at the beginning, nor where something was refused. */
  readonly happened: Happened<K> | null
}

/** Something that is said of a move. */
type Line = Pick<Told<unknown>, 'frame' | 'what' | 'why'>

/** In which words an example is told. */
export interface Telling<K extends Kind> {
  /** What the tale's own log says of a move. */
  linesOf(move: Move<K>): readonly Line[]
  /** What is said of a move of which the log says nothing. */
  readonly done: string
  readonly begin: string
  refused(refusal: K['Refusal']): string
}

/** All moments of an example, from how it began. */
export function momentsOf<K extends Kind>(
  { session, refused }: Pick<Ran<K>, 'session' | 'refused'>,
  telling: Telling<K>,
): Moment<K>[] {
  const begin: Moment<K> = { says: telling.begin, state: session.first, happened: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, telling))]
  if (!refused) return moments
  const state = moments.at(-1)?.state ?? session.first
  return [...moments, { says: telling.refused(refused.refusal), state, happened: null }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove<K extends Kind>(move: Move<K>, { linesOf, done }: Telling<K>): Moment<K>[] {
  const { frames, after } = move
  const from = (frame: number, until: number): Happened<K> => ({
    move,
    frame,
    events: frames.slice(frame, until).map(({ event }) => event),
  })
  const lines = linesOf(move)
  if (lines.length === 0) return [{ says: done, state: after, happened: from(0, frames.length) }]
  return lines.map(({ frame, what, why }, index) => {
    // Two lines may tell of one event.
    const until = Math.max(frame + 1, lines[index + 1]?.frame ?? frames.length)
    return {
      says: [what, why].filter(Boolean).join(' '),
      state: frames[until - 1]?.state ?? after,
      happened: from(frame, until),
    }
  })
}
