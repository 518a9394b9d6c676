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
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Ordinals that are not the number and "th". */
const ODD: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** Largest number written as a word in panels. Figures are read faster beyond it. */
const SHORT = 12

/** A number as a word up to ninety-nine, as figures beyond; 0 is "no". */
export function spelled(n: number): string {
  const word = WORDS[n]
  if (word) return word
  const tens = TENS[Math.floor(n / 10)]
  if (!tens) return String(n)
  return n % 10 === 0 ? tens : `${tens}-${WORDS[n % 10]}`
}

/** A number in a sentence: a word up to twelve, figures beyond. */
export const inWords = (n: number): string => (n <= SHORT ? spelled(n) : String(n))

/** An ordinal in a sentence, from 1: a word up to the ninety-ninth, "101st" beyond. */
export function ordinal(n: number): string {
  const number = spelled(n)
  if (number === String(n)) return `${n}${ENDINGS[rules.select(n)]}`
  return number.replace(/[a-z]+$/, (last) => ODD[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

/** A count with its noun: "one tile", "two tiles". */
export const countNoun = (n: number, one: string, more: string): string =>
  `${inWords(n)} ${n === 1 ? one : more}`

/** Capitalizes a text, for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
