import { type Line, problemAt } from '../../kernel/notation/text-sections.ts'
import type { Problem } from './problem.ts'

/** How sieges and decks are written: a semicolon ends a line too, and joins a carriage return before it. */
export const FORM = { title: 'fortress 1', breaks: /\r[\n;]|[\r\n;]/ }

/** Every line must begin with a key. A repeated line is told first. */
export const strangerIn = ([stranger]: readonly Line[]): Problem | null =>
  stranger ? problemAt('unknown-line', stranger.text, stranger.number) : null
