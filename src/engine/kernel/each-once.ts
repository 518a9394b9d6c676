/**
 * A list of all members of a small union, each once, in any order: `['red', 'green'] as const satisfies EachOnce<SeatName>`. The compiler
 * rejects a list that lacks a member. The type has a variant for every order, so use it for at most six members; derive longer lists from a
 * `Record`.
 */
export type EachOnce<Union, Member extends Union = Union> = [Union] extends [never]
  ? readonly []
  : Member extends Union
    ? readonly [Member, ...EachOnce<Exclude<Union, Member>>]
    : never
