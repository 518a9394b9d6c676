/** How often signs may have been put in writing: each program on the way does it once. */
const MOST_CODED = 3

/** Blanks and line breaks, seen or not. */
export const BLANKS = /[\s\p{Cf}\p{Cc}]+/u

/** Puts signs in writing back ("%5F" is "_"), as often as they were; what is no sign stays as it is. */
export function decodedAddress(text: string): string {
  let now = text
  for (let times = 0; times < MOST_CODED; times++) {
    const next = now.replace(/(?:%[0-9a-f]{2})+/gi, decodedRun)
    if (next === now) break
    now = next
  }
  return now
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

/** An address without blanks, and without what is none of its signs at its end: a full stop, a bracket, a quotation mark. */
export const tidyAddress = (address: string): string =>
  decodedAddress(address)
    .split(BLANKS)
    .join('')
    .replace(/[^\w/-]+$/, '')
