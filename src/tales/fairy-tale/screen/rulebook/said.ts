import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../../../engine/kernel/index.ts'
import type { Move } from '../../game.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { explainRun } from '../log/explain.ts'
import type { ExpansionLines, LogWriter } from '../log/line.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { type LoggedRun, runsOf } from '../log/runs.ts'

/** Returns the text of a move in an example: the lines of the log, with the reasons of every step. */
export function saidOf(
  m: AllWords,
  move: Move,
  { config }: Pick<Session<FairyTale>, 'config'>,
  book: RulePagesWords,
  expansions: ExpansionLines | null,
): { frame: number; what: string }[] {
  const said = wordsIn(move, { m, config, lines: expansions }, book).flatMap((what, frame) =>
    what === '' ? [] : [{ frame, what }],
  )
  // Without any text, show the last frame.
  return said.length > 0 ? said : [{ frame: move.frames.length - 1, what: book.done }]
}

/** Returns the text of each event of a move, or '' if another event has the text. */
function wordsIn(move: Move, teller: LogWriter, book: RulePagesWords): string[] {
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

/** Returns a monster's step with its reasons, as in the log. */
function stepWords(teller: LogWriter, runs: readonly LoggedRun[], frame: number): string {
  for (const run of runs) {
    const part = run.parts.findIndex((one) => one.frame === frame)
    if (part >= 0) return explainRun(teller, run)[part] ?? ''
  }
  return ''
}
