declare const mark: unique symbol

/**
 * A number that identifies one kind of thing, such as a place. Other numbers, such as counts or ids of other things, are not assignable to
 * it. The mark exists only for the compiler.
 */
export type Marked<Thing extends string> = number & { readonly [mark]: Thing }
