import { DIAMONDS } from './setup.ts'
import { type Face, pathFace, SHAPES, type Shape } from './tiles.ts'

/** How many path tiles of each shape a deck holds. */
type Deck = Record<Shape, number>

/**
 * The difficulties, from light to dark. A longer deck keeps the diamonds away for longer, while the
 * forest, and with it the number of new monsters, grows: the number of tiles is the difficulty
 * (section 11). The mixes keep near the measured 4 : 8 : 9 : 5 : 2.
 */
const DECKS = {
  'bedtime-story': { 'dead-end': 1, straight: 4, corner: 4, tee: 2, cross: 1 },
  'fairy-tale': { 'dead-end': 2, straight: 5, corner: 5, tee: 3, cross: 1 },
  'grim-tale': { 'dead-end': 3, straight: 5, corner: 6, tee: 3, cross: 1 },
  'endless-night': { 'dead-end': 3, straight: 6, corner: 7, tee: 4, cross: 2 },
} as const satisfies Record<string, Deck>

export type Difficulty = keyof typeof DECKS

export const DIFFICULTIES = Object.keys(DECKS) as Difficulty[]

/** The path tiles of a deck, as they come from the box, in the order of their ids. */
export function pathTiles(difficulty: Difficulty): Face[] {
  const shapes = Object.entries(DECKS[difficulty]) as [Shape, number][]
  const roads = shapes.flatMap(([shape, count]) => Array.from({ length: count }, () => SHAPES[shape]))
  return roads.map((road, index) => pathFace(DIAMONDS + index + 1, road))
}

/** The three dark diamonds, each with one road. */
export const diamondTiles = (): Face[] =>
  Array.from({ length: DIAMONDS }, (_, index) => ({
    ...pathFace(index + 1, SHAPES['dead-end']),
    building: 'diamond',
  }))

/** How many tiles a deck holds in all, the diamonds among them. */
export const deckSize = (difficulty: Difficulty): number =>
  Object.values<number>(DECKS[difficulty]).reduce((sum, count) => sum + count, DIAMONDS)
