import type { DieFace } from '../../src/engine/kernel/index.ts'

/** Everything that has a say in where monsters go, and what becomes of them there. */
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
 * What expansions add to that: who is met where a monster enters, wreckers and what else is of monsters themselves or of
 * all tiles, special tiles and symbols, and what closes a tile.
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

/** Two things that meet in one small forest, and what the rules say comes of it. */
export interface Row {
  pair: readonly [Thing, Thing]
  /** What is to be seen, in the words of the rule book. */
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
