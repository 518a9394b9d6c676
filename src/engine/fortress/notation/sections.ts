import { type Sections, sectionsOf } from '../../kernel/notation/sections.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import type { Problem } from './problem.ts'

/** The first line of a siege in writing: the name of the tale, and the version of the notation. */
export const TITLE = 'fortress 1'

/** Every line of a position, in the order in which they are written. */
export const KEYS = [
  'rules',
  'siege',
  'fortress-name',
  'own',
  'drawn',
  'start-life',
  'weather',
  'walls',
  'turn',
  'phase',
  'pending',
  'outcome',
  'life',
  'garrison',
  'slain',
  'fallen',
  'army',
  'lands',
  'spent',
  'laid',
  'treasure',
  'column',
  'attacked',
  'hand',
  'deck',
  // The luck to come, in stored games alone.
  'dice',
  'draws',
] as const

export type Key = (typeof KEYS)[number]

/** The lines of a text by their keys, or why it has none. */
export type Lines<Key extends string> = Result<Sections<Key>['lines'], Problem>

/** Sorts the lines of a text; a semicolon is a line break too. Every line must begin with one of the keys. */
export function linesOf<Key extends string>(text: string, keys: readonly Key[]): Lines<Key> {
  const read = sectionsOf(text.replaceAll(';', '\n'), TITLE, keys)
  if (!read.ok) return read
  const [stranger] = read.value.rows
  if (!stranger) return ok(read.value.lines)
  return err({ code: 'unknown-line', word: quote(stranger.text), line: stranger.number })
}
