import { quote, splitWords } from '../../kernel/text.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** The first line of a position in writing: its name, and the version of the notation. It may be left out in reading. */
export const TITLE = 'the indomitable citadel 1'

/** Every kind of line, in the order in which they are written. */
export const KEYS = [
  'version',
  'two',
  'last-round',
  'seat',
  'neutral',
  'powers',
  'pawnshop',
  'market',
  'discards',
  'pile',
  'influence-pile',
  'on-turn',
  'turn',
  'phase',
  'spent',
  'start-score',
  'question',
  'drawing',
  'ending',
  'winners',
] as const

export type Key = (typeof KEYS)[number]

/** Lines of which there may be several, in their order. */
const MANY: ReadonlySet<Key> = new Set(['seat', 'question'])

/** One line of a text without its key, with its number, counted from 1. */
export interface KeyedLine {
  readonly key: Key
  readonly number: number
  readonly text: string
}

/** The lines of a text by their kind. */
export type Lines = ReadonlyMap<Key, readonly KeyedLine[]>

/** What is wrong, as a value. */
export const wrong = (code: ProblemCode, word: string): Omit<Problem, 'line'> => ({ code, word: quote(word) })

/** Sorts the lines of a text, where ` | ` stands for a line break too. */
export function linesOf(text: string): Lines | Problem {
  const lines = new Map<Key, KeyedLine[]>()
  const all = text
    .split(/\r\n|\n|\r|\|/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const [first, ...others] = all
  for (const { number, text: whole } of first?.text === TITLE ? others : all) {
    const [word = ''] = splitWords(whole)
    const key = KEYS.find((one) => one === word)
    if (!key) return { code: 'wrong-line', word: quote(whole), line: number }
    const before = lines.get(key) ?? []
    if (before.length > 0 && !MANY.has(key)) return { code: 'line-twice', word: key, line: number }
    lines.set(key, [...before, { key, number, text: whole.slice(key.length).trim() }])
  }
  return lines
}
