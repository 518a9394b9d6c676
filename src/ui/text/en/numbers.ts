const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** A number within a sentence: a word up to twelve, figures beyond; nought is "no". */
export const inWords = (n: number): string => WORDS[n] ?? String(n)

/** Which one in a row, from 1, within a sentence: a word up to the twentieth, "21st" beyond. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}${ENDINGS[rules.select(n)]}`

/** How many of something: "one tile", "two tiles". */
export const counted = (n: number, one: string, more: string): string =>
  `${inWords(n)} ${n === 1 ? one : more}`

/** The same, to begin a sentence with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
