/** One thing that a character keeps in mind. Places are numbers, as everywhere in the state. */
export type MemoryValue = number | boolean | string | null

/** What a character keeps from turn to turn, by name. */
export type Memory = Record<string, MemoryValue>

/** What kind of thing is kept under a name, and what it is at first. */
export type Remembered =
  /** A whole number from 0 to `most`. */
  | { is: 'count'; first: number; most: number }
  /** Yes or no. */
  | { is: 'flag'; first: boolean }
  /** A place; at first none. */
  | { is: 'place' }
  /** One of some words; at first none. */
  | { is: 'word'; of: readonly string[] }

/** All that a character keeps, in the order in which it is written. */
export type MemoryRules = Readonly<Record<string, Remembered>>

/** What is kept at first, when the game begins. */
export const firstMemory = (rules: MemoryRules = {}): Memory =>
  Object.fromEntries(
    Object.entries(rules).map(([name, kept]): [string, MemoryValue] => [
      name,
      'first' in kept ? kept.first : null,
    ]),
  )
