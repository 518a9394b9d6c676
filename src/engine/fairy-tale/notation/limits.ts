/** The longest accepted text, in characters. */
export const LONGEST_TEXT = 500_000

/**
 * The greatest distance of a tile from the oak along one axis, even if all remaining tiles were placed in one line. The limit is well
 * within the grid, and small enough to draw.
 */
export const FARTHEST = 120

/** The most tiles in the forest, the market and the pile together. */
export const MOST_TILES = 2000

/** The most monsters in a forest. */
export const MOST_MONSTERS = 10_000

/** The most remaining rolls of a turn, of both kinds together. */
export const MOST_ROLLS = 2

/** The greatest count of turns, monsters or tile ids. */
export const LARGEST = 999_999_999
