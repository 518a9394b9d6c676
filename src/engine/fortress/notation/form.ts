import { problemAt, wordProblems } from '../../kernel/notation/problem.ts'
import type { Line } from '../../kernel/text.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** The form of sieges and decks. A semicolon also ends a line, alone or after a carriage return. */
export const FORM = {
  title: 'fortress 1',
  breaks: /\r[\n;]|[\r\n;]/,
  problems: wordProblems<ProblemCode>(),
}

/** Returns the problem of a line without a key. A repeated line is reported before it. */
export const strangerIn = ([stranger]: readonly Line[]): Problem | null =>
  stranger ? problemAt('unknown-line', stranger.text, stranger.number) : null
