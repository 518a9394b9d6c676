/** The difficulties, from light to dark. What each is played with: `decks.ts`. */
export const DIFFICULTIES = ['bedtime-story', 'fairy-tale', 'grim-tale', 'endless-night'] as const

export type Difficulty = (typeof DIFFICULTIES)[number]
