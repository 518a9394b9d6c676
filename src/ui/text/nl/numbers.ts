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

/** Ordinals that are not the number and "de". */
const ODD: Record<string, string> = { één: 'eerste', drie: 'derde', acht: 'achtste' }

/** Largest number written as a word in panels. Figures are read faster beyond it. */
const SHORT = 12

/** A number as a word up to ninety-nine, as figures beyond; 0 is "geen". */
export function spelled(n: number): string {
  const word = WORDS[n]
  if (word) return word
  const tens = TENS[Math.floor(n / 10)]
  if (!tens) return String(n)
  const ones = n % 10 === 1 ? 'een' : WORDS[n % 10]
  return n % 10 === 0 ? tens : `${ones}${ones?.endsWith('e') ? 'ën' : 'en'}${tens}`
}

/** A number in a sentence: a word up to twelve, figures beyond. */
export const inWords = (n: number): string => (n <= SHORT ? spelled(n) : String(n))

/** An ordinal, from 1: a word up to the ninety-ninth, "101e" beyond. */
export function ordinal(n: number): string {
  const number = spelled(n)
  if (number === String(n)) return `${n}e`
  return ODD[number] ?? `${number}${n < 20 ? 'de' : 'ste'}`
}

/** A count with its noun: "één tegel", "twee tegels". */
export const countNoun = (n: number, one: string, more: string): string =>
  `${inWords(n)} ${n === 1 ? one : more}`

/** Capitalizes a text the Dutch way: "één" becomes "Eén", and "ijs" becomes "IJs". */
export function capital(text: string): string {
  if (text.startsWith('één')) return `Eén${text.slice(3)}`
  const letters = text.startsWith('ij') ? 2 : 1
  return text.slice(0, letters).toUpperCase() + text.slice(letters)
}
