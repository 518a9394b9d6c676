declare const mark: unique symbol

/**
 * A number that stands for one kind of thing, as a place does. No other number passes for it: neither a count nor the
 * number of another thing. The mark exists only for the compiler.
 */
export type Marked<Thing extends string> = number & { readonly [mark]: Thing }
