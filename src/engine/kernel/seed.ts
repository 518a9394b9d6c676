import { err, ok, type Result } from './result.ts'

/** A seed: a whole number from 0 to 2^30 − 1, written as six letters and digits. */
export type Seed = number

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** Number of seeds. */
export const SEEDS = 32 ** LENGTH

/** Why a text is no seed. */
export type SeedRefusal = 'wrong-length' | 'strange-character'

/** Writes a seed in two groups of three: "7KM-04Q" (Crockford's base 32). */
export function seedText(seed: Seed): string {
  let rest = seed
  let text = ''
  for (let digit = 0; digit < LENGTH; digit++) {
    text = ALPHABET.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return `${text.slice(0, 3)}-${text.slice(3)}`
}

/**
 * Reads a seed as people write it: in any case, with or without hyphens and blanks. O is read as 0, I and L as 1, U as V. Returns the seed,
 * or why the text is none.
 */
export function parseSeed(text: string): Result<Seed, SeedRefusal> {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V')
  const digits = [...plain].map((character) => ALPHABET.indexOf(character))
  if (digits.includes(-1)) return err('strange-character')
  if (digits.length !== LENGTH) return err('wrong-length')
  return ok(digits.reduce((seed, digit) => seed * 32 + digit, 0))
}
