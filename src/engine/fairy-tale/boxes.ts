/** The boxes that a table may take into the game or leave out; without any it is the basic game. */
export const BOXES = ['resources', 'simple', 'knotty', 'special'] as const

export type BoxId = (typeof BOXES)[number]

/** Which boxes are in the game. */
export type Boxes = Record<BoxId, boolean>

/** All boxes in the game, or none. */
export const everyBox = (there: boolean): Boxes => ({
  resources: there,
  simple: there,
  knotty: there,
  special: there,
})

/** Whether two tables take the same boxes into the game. */
export const sameBoxes = (one: Boxes, other: Boxes): boolean => BOXES.every((box) => one[box] === other[box])
