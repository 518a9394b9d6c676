/** One value that a character remembers. Places are numbers, as everywhere in the state. */
export type MemoryValue = number | boolean | string | null

/** The values that a character remembers between turns, by name. */
export type Memory = Record<string, MemoryValue>

/** The kind of a remembered value, and its initial value. */
export type Remembered =
  /** A whole number from 0 to `most`. */
  | { is: 'count'; first: number; most: number }
  /** A boolean. */
  | { is: 'flag'; first: boolean }
  /** A place; initially null. */
  | { is: 'place' }
  /** One of a list of words; initially null. */
  | { is: 'word'; of: readonly string[] }

/** All values that a character remembers, in the order of writing. */
export type MemoryRules = Readonly<Record<string, Remembered>>

/** The initial memory of a character. */
export const firstMemory = (rules: MemoryRules = {}): Memory =>
  Object.fromEntries(
    Object.entries(rules).map(([name, kept]): [string, MemoryValue] => [
      name,
      'first' in kept ? kept.first : null,
    ]),
  )
