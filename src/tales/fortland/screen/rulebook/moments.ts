import type { Action, Event, Fortland, State } from '../../../../engine/fortland/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { Move } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { refusalText } from '../now/refusal-text.ts'
import { spaceWords } from '../ring/names.ts'

/** What an example shows at once: how it stands, what happened, and the words for it. */
export interface Moment {
  says: string
  state: State
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
export function momentsOf({ session, refused }: Ran<Fortland>, words: Words): Moment[] {
  const begin: Moment = { says: words.begin, state: session.first, event: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, words))]
  if (!refused) return moments
  const says = words.refused(refusalText(words.m, refused.refusal))
  return [...moments, { says, state: moments.at(-1)?.state ?? session.first, event: null }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove(move: Move, { m, book }: Words): Moment[] {
  const { frames, after } = move
  const lines = linesOfMove(move, { moves: [move] }, m)
  if (lines.length === 0) return [{ says: book.done, state: after, event: frames[0]?.event ?? null }]
  return lines.map(({ frame, what, why }, index) => {
    const until = (lines[index + 1]?.frame ?? frames.length) - 1
    return {
      says: [what, why].filter(Boolean).join(' '),
      state: frames[until]?.state ?? after,
      event: frames[frame]?.event ?? null,
    }
  })
}

/** What may be chosen, in words. */
export const actionWords = (m: Messages, book: RulePagesWords, action: Action): string =>
  action.type === 'muster' ? book.muster(spaceWords(m, action.at)) : book[action.type]
