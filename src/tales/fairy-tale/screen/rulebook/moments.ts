import type { Event, FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { Move } from '../../game.ts'
import type { AllWords } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { explainRun } from '../log/explain.ts'
import type { Teller } from '../log/line.ts'
import { linesOfMove } from '../log/logLines.ts'
import { refusalText } from '../log/refusalText.ts'
import { type Run, runsOf } from '../log/runs.ts'

/** What an example shows at once: how it stands, what happened, and the words for it. */
export interface Moment {
  says: string
  state: State
  /** What happened last; nothing had at the beginning, nor where something was refused. */
  happened: { event: Event; move: Move; frame: number } | null
}

interface Words {
  all: AllWords
  book: RulePagesWords
  begin: string
  refused: (why: string) => string
}

/** All moments of an example, from how it began. Words are those of the tale's own log. */
export function momentsOf({ session, refused }: Ran<FairyTale>, words: Words): Moment[] {
  const teller: Teller = { m: words.all, config: session.config }
  const begin: Moment = { says: words.begin, state: session.first, happened: null }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, teller, words))]
  if (!refused) return moments
  const says = words.refused(refusalText(words.all, refused.refusal))
  return [...moments, { says, state: moments.at(-1)?.state ?? session.first, happened: null }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove(move: Move, teller: Teller, { book }: Words): Moment[] {
  const said = wordsIn(move, teller, book)
  const told = [...said.keys()].filter((frame) => said[frame] !== '')
  if (told.length === 0) return [{ says: book.done, state: move.after, happened: lastOf(move) }]
  return told.map((frame, index) => {
    const until = (told[index + 1] ?? move.frames.length) - 1
    const event = move.frames[frame]?.event
    return {
      says: said[frame] ?? '',
      state: move.frames[until]?.state ?? move.after,
      happened: event ? { event, move, frame } : null,
    }
  })
}

function lastOf(move: Move): Moment['happened'] {
  const frame = move.frames.length - 1
  const event = move.frames[frame]?.event
  return event ? { event, move, frame } : null
}

/** What is said of each event of a move; nothing where another says it. */
function wordsIn(move: Move, teller: Teller, book: RulePagesWords): string[] {
  const lines = linesOfMove(move, teller)
  const runs = runsOf(move.frames)
  return move.frames.map(({ event }, frame) => {
    if (event.type === 'die-rolled') return book.fell(event.face)
    if (event.type === 'movement-began' && event.monsters.length > 0) return ''
    if (event.type === 'monster-stepped' || event.type === 'monster-stayed')
      return stepWords(teller, runs, frame)
    return lines
      .filter((line) => line.frame === frame)
      .map(({ what, why }) => [what, why].filter(Boolean).join(' '))
      .join(' ')
  })
}

/** A monster's step with its reasons, as the log explains it. */
function stepWords(teller: Teller, runs: readonly Run[], frame: number): string {
  for (const run of runs) {
    const part = run.parts.findIndex((one) => one.frame === frame)
    if (part >= 0) return explainRun(teller, run)[part] ?? ''
  }
  return ''
}
