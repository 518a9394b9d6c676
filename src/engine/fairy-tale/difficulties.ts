/**
 * The difficulties with symbols, from easy to hard. Recorded games and rescues refer to positions in this list: the order must never
 * change.
 */
export const FULL_DIFFICULTIES = ['bedtime-story', 'fairy-tale', 'grim-tale', 'endless-night'] as const

/** The difficulty of a first game: a short deck with only roads, without boxes. */
export const FIRST_GAME = 'first-game'

/** All difficulties, from easy to hard. Their decks are in `decks.ts`. */
export const DIFFICULTIES = [FIRST_GAME, ...FULL_DIFFICULTIES] as const

export type Difficulty = (typeof DIFFICULTIES)[number]
