/** The oldest rules version whose stored games are still read. */
export const OLDEST_VERSION = 6

/** Today's rules version: raised when the rules allow, refuse or do something else, and when a deck has a new print. */
export const RULES_VERSION = 8

/** Dark diamonds in the game (section 2). */
export const DIAMONDS = 3

/** The oak's hearts: the third monster at the oak loses [R 18]. How many it has by its house rules: `heartsOf`. */
export const HEARTS = 3

/** Those of a frail oak, by a house rule: the first monster at it loses [R 69]. */
export const FRAIL_HEARTS = 1

/** Market places (section 2). */
export const MARKET = 3

/** Tiles in a hand, by a house rule: three made the tale twice as easy [R 67]. */
export const HAND = 2

/** First tiles, one for each side of the oak [R 4]. */
export const FIRST_TILES = 4

/** Monsters that a tile holds before it is full (section 1). */
export const CAPACITY = 3

/** Characters in one game (section 2). */
export const MOST_SEATS = 6
