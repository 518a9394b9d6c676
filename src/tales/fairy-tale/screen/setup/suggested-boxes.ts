import { type Boxes, type Difficulty, defaultBoxes, sameBoxes } from '../../../../engine/fairy-tale/index.ts'

/** The boxes of a tale of some difficulty: the table's own choice, or (null) what the book suggests for it. */
export const boxesFor = (own: Boxes | null, difficulty: Difficulty): Boxes => own ?? defaultBoxes(difficulty)

/** Whether these are the boxes that the book suggests for a difficulty. */
export const asSuggested = (boxes: Boxes, difficulty: Difficulty): boolean =>
  sameBoxes(boxes, defaultBoxes(difficulty))

/** Boxes as the table's own choice; null where they are only what the book suggests. */
export const ownChoice = (boxes: Boxes, difficulty: Difficulty): Boxes | null =>
  asSuggested(boxes, difficulty) ? null : boxes
