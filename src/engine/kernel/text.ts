const LONGEST_QUOTE = 40

/** Returns the start of a text, short enough to be quoted in a message. */
export const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** Splits a text into its words at whitespace. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Reads a whole number from `least` to `most`; null for any other text. */
export function wholeNumber(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value + 0 : null
}

/** One line of a text, with its number, counted from 1. */
export interface TextLine {
  number: number
  text: string
}

const LINE_BREAKS = /\r\n|\n|\r/

/** Returns the trimmed lines of a text with their numbers, without blank lines. */
export const linesOf = (text: string, breaks = LINE_BREAKS): TextLine[] =>
  text
    .split(breaks)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
