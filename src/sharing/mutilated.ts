import { BLANKS, decodedAddress } from '../store/address-text.ts'

/** Repairs addresses that other programs have changed: percent-encoding ("%5F"), blanks, and text behind the address. */

/** The characters of a link. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The characters at the end of an address that many programs take for punctuation and cut off. */
const LEFT_OUT = /[-_]+$/

/** Most of these characters that are added or removed. */
const MOST_LEFT_OUT = 3

/** Most pieces into which blanks may split a link. */
const MOST_PIECES = 100

/** True if programs may cut off the end of an address. */
export const endsInLeftOut = (address: string): boolean => LEFT_OUT.test(address)

/**
 * Returns the texts that a link may have been, the likeliest first: all of it up to the first foreign character, without blanks. Then the
 * beginnings up to each blank, because other words may follow.
 */
export function coresOf(link: string): string[] {
  const [start = ''] = /^(?:[\w-]|[\s\p{Cf}\p{Cc}])*/u.exec(decodedAddress(link).trim()) ?? []
  const pieces = start.split(BLANKS).filter((piece) => piece !== '')
  const counts = Array.from({ length: Math.min(pieces.length, MOST_PIECES) }, (_, index) => index + 1)
  const cores = [pieces.length, ...counts].map((count) => pieces.slice(0, count).join(''))
  return [...new Set(cores)]
}

/** Returns the texts that a link with a missing last character may have been, or a link with extra ones behind it. */
export function repairsOf(core: string): string[] {
  const extra = (LEFT_OUT.exec(core)?.[0] ?? '').slice(-MOST_LEFT_OUT)
  const shorter = Array.from(extra, (_, index) => core.slice(0, core.length - index - 1))
  const longer = [...SIGNS].map((sign) => core + sign)
  const several = runsOf(['-', '_'], MOST_LEFT_OUT).map((run) => core + run)
  return [...shorter, ...longer, ...several]
}

/** Returns all texts of two to `most` of these characters. */
function runsOf(signs: readonly string[], most: number): string[] {
  let runs: readonly string[] = signs
  const all: string[] = []
  for (let length = 2; length <= most; length++) {
    runs = runs.flatMap((run) => signs.map((sign) => run + sign))
    all.push(...runs)
  }
  return all
}
