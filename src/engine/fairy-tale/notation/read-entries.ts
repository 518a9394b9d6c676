import { type Err, err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import type { Expected, Fault } from './problem.ts'

/** A parsed value, or the fault. */
export type Read<T> = Result<T, Fault>

/** The error for a text that has none of the expected values. */
export const unreadable = (text: string, expected: Expected): Err<Fault> =>
  err({ code: 'unreadable', word: quote(text), expected })

/** Returns a parsed value, or the error if it is null. */
export const orUnreadable = <T>(value: T | null | undefined, text: string, expected: Expected): Read<T> =>
  value === null || value === undefined ? unreadable(text, expected) : ok(value)

/** Splits a line into its entries at semicolons. */
export const entries = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(';').map((entry) => entry.trim())

/** Joins entries into a line. Null without entries, so that the line is omitted. */
export const entriesText = (all: readonly string[]): string | null => (all.length > 0 ? all.join('; ') : null)

/** Parses an integer without a sign, within bounds; null for anything else. */
export function whole(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

/** Returns a text if it is one of some words, else null. */
export const wordIn = <Word extends string>(all: readonly Word[], text: string | undefined): Word | null =>
  all.find((word) => word === text) ?? null

/** Parses all texts, or returns the fault of the first invalid one. */
export function each<T>(texts: readonly string[], read: (text: string) => Read<T>): Read<T[]> {
  const values: T[] = []
  for (const text of texts) {
    const one = read(text)
    if (!one.ok) return one
    values.push(one.value)
  }
  return ok(values)
}

/** Parses all texts. Their number must be within bounds. */
export function some<T>(
  texts: readonly string[],
  [least, most]: readonly [number, number],
  read: (text: string) => Read<T>,
): Read<T[]> {
  const found = texts.length
  return found < least || found > most ? err({ code: 'wrong-count', found, least, most }) : each(texts, read)
}

/** Refuses parsed values if one of their words is repeated. */
export function unrepeated<T>(read: Read<T[]>, wordsOf: (value: T) => string | string[]): Read<T[]> {
  const word = read.ok ? repeated(read.value.flatMap(wordsOf)) : null
  return word === null ? read : err({ code: 'said-twice', word })
}

/** The first repeated word, or null. */
export const repeated = (all: readonly string[]): string | null =>
  all.find((word, index) => all.indexOf(word) < index) ?? null
