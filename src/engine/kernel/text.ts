const LONGEST_QUOTE = 40

/** The start of a text, short enough to be repeated in a message. */
export const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** The words of a text, which whitespace separates. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Reads a whole number from `least` to `most`; null for any other text. */
export function wholeNumber(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value + 0 : null
}
