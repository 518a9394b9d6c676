/** The rules versions since which decks are printed as they are. A stored game keeps the deck of its own [R 37]. */
export type DeckVersion = 7 | 8

export const NEWEST_DECK: DeckVersion = 8

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
