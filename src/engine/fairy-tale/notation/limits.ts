/** Longest text that is read, in characters. */
export const LONGEST_TEXT = 500_000

/**
 * How far from the oak along one axis a tile may lie, or come to lie if all tiles to come were laid in
 * one line: well within the grid, and small enough to be drawn.
 */
export const FARTHEST = 120

/** Most tiles in all: in the forest, the market and the pile. */
export const MOST_TILES = 2000

/** Most monsters in a forest. */
export const MOST_MONSTERS = 10_000

/** Most rolls of one kind that are still to be made in a turn. */
export const MOST_ROLLS = 2

/** Largest number of anything counted: turns, monsters, tile ids. */
export const LARGEST = 999_999_999
