import type { Event, Fortress, State } from '../../../../engine/fortress/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { Move } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** What an example shows at once: how it stands, what happened, and the words for it. */
export interface Moment {
  says: string
  state: State
  /** How it stood before the move that brought it. */
  before: State | null
  /** What happened last; nothing had at the beginning, nor where something was refused. */
  event: Event | null
}

interface Words {
  m: Messages
  book: RulePagesWords
  begin: string
  refused: (why: string) => string
}

/** All moments of an example, from how it began. Words are those of the tale's own log. */
export function momentsOf({ session, refused }: Ran<Fortress>, words: Words): Moment[] {
  const begin: Moment = { says: words.begin, state: session.first, before: null, event: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, words))]
  if (!refused) return moments
  const says = words.refused(words.m.refusals[refused.refusal.code])
  return [...moments, { says, state: moments.at(-1)?.state ?? session.first, before: null, event: null }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove(move: Move, { m, book }: Words): Moment[] {
  const { frames, before, after } = move
  const lines = linesOfMove(move, m)
  if (lines.length === 0) return [{ says: book.done, state: after, before, event: frames[0]?.event ?? null }]
  return lines.map(({ frame, what, why }, index) => {
    const until = (lines[index + 1]?.frame ?? frames.length) - 1
    return {
      says: [what, why].filter(Boolean).join(' '),
      state: frames[Math.max(0, until)]?.state ?? after,
      before,
      event: frames[frame]?.event ?? null,
    }
  })
}
