import { splitWords } from '../text.ts'
import { fieldLine } from './lines.ts'
import type { NotationLine } from './notation.ts'
import type { Fault } from './problem.ts'

/** The form of several readings in a text. */
interface EntryForm {
  /** The text between the name of a rule and its reading. */
  readonly sign: string
  /** The text between two entries. */
  readonly separator: string
  /** Splits a text into entries. Within an entry, single blanks are left. */
  entries(text: string): string[]
}

/** Semicolons separate the entries: "leave on; winter 30". */
export const LISTED: EntryForm = {
  sign: ' ',
  separator: '; ',
  entries: (text) => text.split(';').map((entry) => splitWords(entry).join(' ')),
}

/** Each entry is one word: "gift=hand order=strongest". */
export const ASSIGNED: EntryForm = { sign: '=', separator: ' ', entries: splitWords }

/** All readings of each rule, the standard one first. */
type Readings<Rules> = { readonly [Rule in keyof Rules]: readonly Rules[Rule][] }

/** House rules as text, and back. */
export interface HouseRulesNotation<Rules> {
  /** Writes the rules that are not the standard ones; returns null if all are. */
  write(rules: Rules): string | null
  /** Reads rules, each at most once; returns null for any other text. A rule that is left out is the standard one. */
  read(text: string): Rules | null
}

/** Makes the text form of the house rules of a game. `names`: the name of each rule in a text, in the order of writing. */
export function houseRulesNotation<Rules extends object>(
  readings: Readings<Rules>,
  names: { readonly [Rule in keyof Rules]: string },
  { sign, separator, entries }: EntryForm,
): HouseRulesNotation<Rules> {
  const rules = Object.keys(names) as (keyof Rules)[]
  const entryOf = (rule: keyof Rules, reading: unknown) => `${names[rule]}${sign}${reading}`
  const options = rules.flatMap((rule) =>
    readings[rule].map((reading) => ({ rule, reading, entry: entryOf(rule, reading) })),
  )
  // Uses the order of keys of new games.
  const inOrder = Object.keys(readings).filter((rule) => rule in names) as (keyof Rules)[]
  return {
    write(chosen) {
      const other = rules.filter((rule) => chosen[rule] !== readings[rule][0])
      return other.map((rule) => entryOf(rule, chosen[rule])).join(separator) || null
    },
    read(text) {
      const read = entries(text).map((entry) => options.find((option) => option.entry === entry))
      const named = new Map(read.map((option) => [option?.rule, option?.reading]))
      if (read.length === 0 || read.includes(undefined) || named.size < read.length) return null
      return Object.fromEntries(inOrder.map((rule) => [rule, named.get(rule) ?? readings[rule][0]])) as Rules
    },
  }
}

/** The line of the house rules of a state. */
export const houseRulesLine = <Rules>({
  write,
  read,
}: HouseRulesNotation<Rules>): NotationLine<{ rules: Rules }, Fault<'wrong-rules'>> =>
  fieldLine('rules', 'wrong-rules', write, read)
