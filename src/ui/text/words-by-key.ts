/** Returns the words of all things of a kind, by id. A missing id is a compiler error here, instead of in each place that uses it. */
export const wordsByKey = <Id extends string, Words = string>(
  words: Readonly<Record<Id, Words>>,
): Readonly<Record<Id, Words>> => words
