/** The oldest rules version of stored games that can be read. */
export const OLDEST_VERSION = 6

/** The current rules version. Raise it when the rules allow, refuse or do something else, and when a deck has a new print. */
export const RULES_VERSION = 8

/** Dark diamonds in the game (section 2). */
export const DIAMONDS = 3

/** The hearts of a sturdy oak: the third monster that reaches it loses the game [R 18]. `heartsOf` gives the number by the house rules. */
export const HEARTS = 3

/** The hearts of a frail oak, a house rule: the first monster that reaches it loses the game [R 69]. */
export const FRAIL_HEARTS = 1

/** Market slots (section 2). */
export const MARKET = 3

/** Tiles in a hand, a house rule. Hands of three made the game twice as easy [R 67]. */
export const HAND = 2

/** First tiles, one for each side of the oak [R 4]. */
export const FIRST_TILES = 4

/** Monsters that a tile holds before it is full (section 1). */
export const CAPACITY = 3

/** The most characters in one game (section 2). */
export const MOST_SEATS = 6
