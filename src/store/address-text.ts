/** Most rounds of decoding: each program that forwards an address may percent-encode it once more. */
const MOST_CODED = 3

/** Whitespace, format and control characters, including invisible ones. */
export const BLANKS = /[\s\p{Cf}\p{Cc}]+/u

/** Decodes percent-encoding ("%5F" is "_") repeatedly, up to `MOST_CODED` times. Invalid sequences stay unchanged. */
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

/** Returns an address without blanks or trailing punctuation, such as a full stop, a bracket or a quotation mark. */
export const tidyAddress = (address: string): string =>
  decodedAddress(address)
    .split(BLANKS)
    .join('')
    .replace(/[^\w/-]+$/, '')
