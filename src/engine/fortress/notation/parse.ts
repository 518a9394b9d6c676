import type { Sections } from '../../kernel/notation/sections.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { emptyState } from '../begin-game.ts'
import type { State } from '../state.ts'
import { misfitOf, refusePhase } from './check.ts'
import { readColumn } from './column.ts'
import { drawnAtLeast, type Fault, LINES } from './lines.ts'
import { readStream } from './luck.ts'
import type { Problem } from './problem.ts'
import { KEYS, type Key, linesOf } from './sections.ts'

/** A position, or what keeps a text from being one. */
export type Parsed = Result<State, Problem>

type ByKey = Sections<Key>['lines']

/**
 * Reads a position. Every line has a default. Takes any text whatsoever: what is no position is refused with the first
 * problem that was found.
 */
export function parseNotation(text: string): Parsed {
  const sorted = linesOf(text, KEYS)
  if (!sorted.ok) return sorted
  const { value: lines } = sorted
  const state = emptyState()
  const problem = readLines(state, lines) ?? check(state, lines) ?? readLast(state, lines)
  return problem ? err(problem) : ok(state)
}

function readLines(state: State, lines: ByKey): Problem | null {
  for (const { key, read } of LINES) {
    const problem = readLine(lines, key, (text) => read(state, text))
    if (problem) return problem
  }
  if (!lines.has('drawn')) state.place.drawn = drawnAtLeast(state)
  return null
}

function check(state: State, lines: ByKey): Problem | null {
  const misfit = misfitOf(state)
  return misfit && { code: misfit.code, word: misfit.word, line: lines.get(misfit.key)?.number ?? 0 }
}

/** The lines that the whole position judges. */
const readLast = (state: State, lines: ByKey): Problem | null =>
  readLine(lines, 'phase', (text) => refusePhase(state, text)) ??
  readLine(lines, 'column', (text) => readColumn(state, text)) ??
  readLine(lines, 'dice', (text) => readStream(state, 'dice', text)) ??
  readLine(lines, 'draws', (text) => readStream(state, 'draws', text))

function readLine(lines: ByKey, key: Key, read: (text: string) => Fault | null): Problem | null {
  const line = lines.get(key)
  const fault = line && read(line.text)
  if (!line || !fault) return null
  const { code, word } = typeof fault === 'string' ? { code: fault, word: line.text } : fault
  return { code, word: quote(word), line: line.number }
}
