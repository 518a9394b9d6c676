const WORDS = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
]

const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']

/** Ordinals that are not made from their number with "de". */
const ODD: Record<string, string> = { één: 'eerste', drie: 'derde', acht: 'achtste' }

/** So far a panel has room for words; beyond, figures are read faster. */
const SHORT = 12

/** A number as a story tells it: a word up to ninety-nine, figures beyond; nought is "geen". */
export function spelled(n: number): string {
  const word = WORDS[n]
  if (word) return word
  const tens = TENS[Math.floor(n / 10)]
  if (!tens) return String(n)
  const ones = n % 10 === 1 ? 'een' : WORDS[n % 10]
  return n % 10 === 0 ? tens : `${ones}${ones?.endsWith('e') ? 'ën' : 'en'}${tens}`
}

/** A number within a sentence: a word up to twelve, figures beyond. */
export const inWords = (n: number): string => (n <= SHORT ? spelled(n) : String(n))

/** Which one in a row, from 1: a word up to the ninety-ninth, "101e" beyond. */
export function ordinal(n: number): string {
  const number = spelled(n)
  if (number === String(n)) return `${n}e`
  return ODD[number] ?? `${number}${n < 20 ? 'de' : 'ste'}`
}

/** How many of something: "één tegel", "twee tegels". */
export const countNoun = (n: number, one: string, more: string): string =>
  `${inWords(n)} ${n === 1 ? one : more}`

/** The same, to begin a sentence with, as Dutch has it: "Eén" without its first accent, and both letters of "IJs". */
export function capital(text: string): string {
  if (text.startsWith('één')) return `Eén${text.slice(3)}`
  const letters = text.startsWith('ij') ? 2 : 1
  return text.slice(0, letters).toUpperCase() + text.slice(letters)
}
