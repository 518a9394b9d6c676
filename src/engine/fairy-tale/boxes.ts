/** The boxes that a table may take into the game or leave out; without any it is the basic game. */
export const BOXES = ['resources', 'simple', 'knotty', 'special'] as const

/**
 * The boxes that came later, each off unless a table takes it. What is in them comes when a game has one (decision 40):
 * in any other they are not even named.
 */
export const EXPANSION_BOXES = ['fire', 'river', 'ways', 'soldiers', 'dark', 'quests', 'spells'] as const

/** All of them, in the order in which they are written. */
export const ALL_BOXES = [...BOXES, ...EXPANSION_BOXES] as const

export type ExpansionId = (typeof EXPANSION_BOXES)[number]
export type BoxId = (typeof ALL_BOXES)[number]

/** The boxes in the game. An expansion that is absent is not in it. */
export type Boxes = Record<(typeof BOXES)[number], boolean> & { [Box in ExpansionId]?: boolean }

/** All boxes of the rule book in the game, or none; no expansion. */
export const everyBox = (there: boolean): Boxes => ({
  resources: there,
  simple: there,
  knotty: there,
  special: there,
})

/** The same boxes, without the keys of expansions that are not in the game. */
export function withoutAbsent(boxes: Boxes): Boxes {
  const { resources, simple, knotty, special } = boxes
  const there: Boxes = { resources, simple, knotty, special }
  for (const box of EXPANSION_BOXES) if (boxes[box]) there[box] = true
  return there
}

/** Whether two tables take the same boxes into the game. */
export const sameBoxes = (one: Boxes, other: Boxes): boolean =>
  ALL_BOXES.every((box) => (one[box] ?? false) === (other[box] ?? false))

/** Whether any box is in the game that came later. */
export const hasExpansion = (boxes: Boxes): boolean => EXPANSION_BOXES.some((box) => boxes[box])
