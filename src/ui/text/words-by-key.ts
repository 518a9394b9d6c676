/**
 * Returns the words of all things of a kind, by id. Types them so that a missing one is a compiler error here, and not in each place
 * that asks for it.
 */
export const wordsByKey = <Id extends string, Words = string>(
  words: Readonly<Record<Id, Words>>,
): Readonly<Record<Id, Words>> => words
