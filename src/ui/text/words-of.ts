/**
 * Words for every thing of a kind, by its id. One that is missing is told of by the compiler where it is missing, and not
 * wherever somebody asks for it.
 */
export const wordsOf = <Id extends string, Words = string>(
  words: Readonly<Record<Id, Words>>,
): Readonly<Record<Id, Words>> => words
