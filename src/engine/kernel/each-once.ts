/**
 * A list of all members of a small union, each once, in any order: `['red', 'green'] as const satisfies EachOnce<SeatName>`.
 * The compiler names a list that lacks a member. With more than six members it has too much to try: derive such lists from a
 * `Record`.
 */
export type EachOnce<Union, Member extends Union = Union> = [Union] extends [never]
  ? readonly []
  : Member extends Union
    ? readonly [Member, ...EachOnce<Exclude<Union, Member>>]
    : never
