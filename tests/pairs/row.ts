import type { DieFace } from '../../src/engine/kernel/index.ts'

/** Things that affect the way of monsters or their fate on a tile. */
export const THINGS = [
  'beast',
  'pied-piper',
  'distraction',
  'treasure-chest',
  'sleeping-glade',
  'candy-house',
  'palace',
  'trapdoor',
  'haste',
  'fixed-order',
  'capacity',
  'gate',
  'wall',
  'den',
  'diamond',
] as const

type Thing = (typeof THINGS)[number]

/**
 * Things of expansions: groups that a monster meets on entering, properties of monsters or of all tiles, special tiles and symbols, and
 * closed tiles.
 */
export const EXPANSION_THINGS = [
  'soldiers',
  'wrecker',
  'villagers',
  'sleep',
  'thicket',
  'kiln',
  'chute',
  'signpost',
  'drawbridge',
  'war-drum',
  'grove',
  'fire',
  'water',
] as const

type ExpansionThing = (typeof EXPANSION_THINGS)[number]

/** A pair that meets in a small forest, and the result by the rules. */
export interface Row {
  pair: readonly [Thing, Thing]
  /** The expected effect, in the words of the rule book. */
  rule: string
  /** The forest, and lines of the notation. In the phase new-monsters the die brings some, else it moves them. */
  forest: string
  die: DieFace
  /** All that monsters do and suffer, with their reasons. */
  expected: readonly string[]
  /** The monsters that are left, as the notation writes them; where it matters. */
  left?: string
}

/** One of them is of an expansion; all boxes are in the game. */
export interface ExpansionRow extends Omit<Row, 'pair'> {
  pair: readonly [ExpansionThing, Thing | ExpansionThing]
}
