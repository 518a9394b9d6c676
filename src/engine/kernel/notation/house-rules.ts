import { splitWords } from '../text.ts'

/** How the readings of several rules are written one after another. */
interface EntryForm {
  /** Stands between the name of a rule and its reading. */
  readonly sign: string
  /** Stands between two entries. */
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

interface HouseRulesSpec<Rules> {
  /** All readings of each rule. */
  readonly readings: { readonly [Rule in keyof Rules]: readonly Rules[Rule][] }
  /** Returns new rules, each with its standard reading. */
  standard(): Rules
  /** The name of each rule in a text, in the order of writing. */
  readonly names: { readonly [Rule in keyof Rules]: string }
  readonly form: EntryForm
}

/** House rules as text, and back. */
export interface HouseRulesText<Rules> {
  /** Writes the rules that are not the standard ones; returns null if all are. */
  write(rules: Rules): string | null
  /** Reads rules, each at most once; returns null for any other text. A rule that is left out is the standard one. */
  read(text: string): Rules | null
}

/** Makes the text form of the house rules of a game. */
export function houseRulesText<Rules extends object>({
  readings,
  standard,
  names,
  form: { sign, separator, entries },
}: HouseRulesSpec<Rules>): HouseRulesText<Rules> {
  const rules = Object.keys(names) as (keyof Rules)[]
  const entryOf = (rule: keyof Rules, reading: unknown) => `${names[rule]}${sign}${reading}`
  const options = rules.flatMap((rule) =>
    readings[rule].map((reading) => ({ rule, entry: entryOf(rule, reading), chosen: { [rule]: reading } })),
  )
  return {
    write(chosen) {
      const usual = standard()
      const other = rules.filter((rule) => chosen[rule] !== usual[rule])
      return other.map((rule) => entryOf(rule, chosen[rule])).join(separator) || null
    },
    read(text) {
      const read = entries(text).map((entry) => options.find((option) => option.entry === entry))
      const known = read.filter((option) => option !== undefined)
      const areOnce = new Set(known.map(({ rule }) => rule)).size === read.length
      if (read.length === 0 || !areOnce) return null
      return Object.assign(standard(), ...known.map(({ chosen }) => chosen))
    },
  }
}
