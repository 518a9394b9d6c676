import { BLANKS, decodedAddress } from '../store/address-text.ts'

/** What other programs do to an address on its way: signs in writing ("%5F"), blanks, and what stands behind it. */

/** The signs of a link. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The signs at the end of an address that many programs take for punctuation, and leave out. */
const LEFT_OUT = /[-_]+$/

/** The most of these that are put back, or taken off. */
const MOST_LEFT_OUT = 3

/** The most pieces into which a link is broken by blanks. */
const MOST_PIECES = 100

/** True if programs on the way would leave the end of an address out. */
export const endsInLeftOut = (address: string): boolean => LEFT_OUT.test(address)

/**
 * The texts that a link may have been before it was mutilated, the likeliest first: all of it up to the first sign that
 * is none of ours, without blanks, or only up to one of the blanks, where other words follow.
 */
export function coresOf(link: string): string[] {
  const [start = ''] = /^(?:[\w-]|[\s\p{Cf}\p{Cc}])*/u.exec(decodedAddress(link).trim()) ?? []
  const pieces = start.split(BLANKS).filter((piece) => piece !== '')
  const counts = Array.from({ length: Math.min(pieces.length, MOST_PIECES) }, (_, index) => index + 1)
  const cores = [pieces.length, ...counts].map((count) => pieces.slice(0, count).join(''))
  return [...new Set(cores)]
}

/** The texts that a link without its last sign may have been, or one with signs of ours behind it. */
export function repairsOf(core: string): string[] {
  const extra = (LEFT_OUT.exec(core)?.[0] ?? '').slice(-MOST_LEFT_OUT)
  const shorter = Array.from(extra, (_, index) => core.slice(0, core.length - index - 1))
  const longer = [...SIGNS].map((sign) => core + sign)
  const several = runsOf(['-', '_'], MOST_LEFT_OUT).map((run) => core + run)
  return [...shorter, ...longer, ...several]
}

/** All texts of two signs and more, up to so many. */
function runsOf(signs: readonly string[], most: number): string[] {
  let runs: readonly string[] = signs
  const all: string[] = []
  for (let length = 2; length <= most; length++) {
    runs = runs.flatMap((run) => signs.map((sign) => run + sign))
    all.push(...runs)
  }
  return all
}
