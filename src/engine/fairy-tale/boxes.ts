/** The boxes that a game may include. The basic game has none of them. */
export const BOXES = ['resources', 'simple', 'knotty', 'special'] as const

/**
 * The expansions, each off by default. Their rules load only with a game that has one (decision 40); other games do not store their keys.
 */
export const EXPANSION_BOXES = ['fire', 'river', 'ways', 'soldiers', 'dark', 'quests', 'spells'] as const

/** All boxes, in the order of writing. */
export const ALL_BOXES = [...BOXES, ...EXPANSION_BOXES] as const

export type ExpansionId = (typeof EXPANSION_BOXES)[number]
export type BoxId = (typeof ALL_BOXES)[number]

/** The boxes in the game. An absent expansion is off. */
export type Boxes = Record<(typeof BOXES)[number], boolean> & { [Box in ExpansionId]?: boolean }

/** All boxes of the rule book on or off, without expansions. */
export const everyBox = (there: boolean): Boxes => ({
  resources: there,
  simple: there,
  knotty: there,
  special: there,
})

/** The same boxes, without the keys of expansions that are off. */
export function withoutAbsent(boxes: Boxes): Boxes {
  const { resources, simple, knotty, special } = boxes
  const there: Boxes = { resources, simple, knotty, special }
  for (const box of EXPANSION_BOXES) if (boxes[box]) there[box] = true
  return there
}

/** True if both games have the same boxes. */
export const sameBoxes = (one: Boxes, other: Boxes): boolean =>
  ALL_BOXES.every((box) => (one[box] ?? false) === (other[box] ?? false))

/** True if the game has an expansion. */
export const hasExpansion = (boxes: Boxes): boolean => EXPANSION_BOXES.some((box) => boxes[box])
