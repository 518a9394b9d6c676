import type { Action, Boogyman, Event, State } from '../../../../engine/boogyman/index.ts'
import { tileName } from '../../../../engine/boogyman/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { Move } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { linesOfMove } from '../log/log-lines.ts'

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
export function momentsOf({ session, refused }: Ran<Boogyman>, words: Words): Moment[] {
  const begin: Moment = { says: words.begin, state: session.first, event: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, words))]
  if (!refused) return moments
  const says = words.refused(words.m.refusals[refused.refusal.code])
  return [...moments, { says, state: moments.at(-1)?.state ?? session.first, event: null }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove(move: Move, { m, book }: Words): Moment[] {
  const { frames, after } = move
  const lines = linesOfMove(move, m)
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
export function actionWords(book: RulePagesWords, action: Action): string {
  switch (action.type) {
    case 'step':
      return book.step(tileName(action.from), tileName(action.to))
    case 'prowl':
      return book.prowl(tileName(action.to))
    case 'agree-draw':
    case 'give-up':
      return book[action.type]
    default:
      return book[action.type](tileName(action.at))
  }
}
