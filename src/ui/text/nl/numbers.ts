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
]

const ORDINALS = [
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
  'elfde',
  'twaalfde',
  'dertiende',
  'veertiende',
  'vijftiende',
  'zestiende',
  'zeventiende',
  'achttiende',
  'negentiende',
  'twintigste',
]

/** A number within a sentence: a word up to twelve, figures beyond; nought is "geen". */
export const inWords = (n: number): string => WORDS[n] ?? String(n)

/** Which one in a row, from 1: a word up to the twentieth, "21e" beyond. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}e`

/** How many of something: "één tegel", "twee tegels". */
export const counted = (n: number, one: string, more: string): string =>
  `${inWords(n)} ${n === 1 ? one : more}`

/** The same, to begin a sentence with. A capital É loses its accent at the head of "één", as Dutch has it. */
export const capital = (text: string): string =>
  text.startsWith('één') ? `Eén${text.slice(3)}` : text.charAt(0).toUpperCase() + text.slice(1)
