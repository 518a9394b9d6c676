import { type Err, err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import type { Expected, Fault } from './problem.ts'

/** What came of reading something: it, or what is wrong with it. */
export type Read<T> = Result<T, Fault>

/** A piece of text that is nothing of what was expected there. */
export const unreadable = (text: string, expected: Expected): Err<Fault> =>
  err({ code: 'unreadable', word: quote(text), expected })

/** What was read, where null says that it could not be. */
export const orUnreadable = <T>(value: T | null | undefined, text: string, expected: Expected): Read<T> =>
  value === null || value === undefined ? unreadable(text, expected) : ok(value)

/** The entries of a line: what semicolons part. */
export const entries = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(';').map((entry) => entry.trim())

/** Joins entries into a line; null when there are none, so that the line is left out. */
export const entriesText = (all: readonly string[]): string | null => (all.length > 0 ? all.join('; ') : null)

/** A whole number without a sign, within bounds; null for anything else. */
export function whole(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

/** One of some words; null for any other. */
export const wordIn = <Word extends string>(all: readonly Word[], text: string | undefined): Word | null =>
  all.find((word) => word === text) ?? null

/** Reads every text; the first that is wrong is told. */
export function each<T>(texts: readonly string[], read: (text: string) => Read<T>): Read<T[]> {
  const values: T[] = []
  for (const text of texts) {
    const one = read(text)
    if (!one.ok) return one
    values.push(one.value)
  }
  return ok(values)
}

/** Reads so many texts and no others. */
export function some<T>(
  texts: readonly string[],
  [least, most]: readonly [number, number],
  read: (text: string) => Read<T>,
): Read<T[]> {
  const found = texts.length
  return found < least || found > most ? err({ code: 'wrong-count', found, least, most }) : each(texts, read)
}

/** Refuses values that were read if one of their words is there twice. */
export function unrepeated<T>(read: Read<T[]>, wordsOf: (value: T) => string | string[]): Read<T[]> {
  const word = read.ok ? repeated(read.value.flatMap(wordsOf)) : null
  return word === null ? read : err({ code: 'said-twice', word })
}

/** The first word that is there twice, or null. */
export const repeated = (all: readonly string[]): string | null =>
  all.find((word, index) => all.indexOf(word) < index) ?? null
