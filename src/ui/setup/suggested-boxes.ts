import { BOXES, type Boxes, type Difficulty, defaultBoxes } from '../../engine/fairy-tale/index.ts'

/** The boxes of a tale of some difficulty: the table's own choice, or (null) what the book suggests for it. */
export const boxesFor = (own: Boxes | null, difficulty: Difficulty): Boxes => own ?? defaultBoxes(difficulty)

/** Whether these are the boxes that the book suggests for a difficulty. */
export function asSuggested(boxes: Boxes, difficulty: Difficulty): boolean {
  const suggested = defaultBoxes(difficulty)
  return BOXES.every((box) => boxes[box] === suggested[box])
}

/** Boxes as the table's own choice; null where they are only what the book suggests. */
export const ownChoice = (boxes: Boxes, difficulty: Difficulty): Boxes | null =>
  asSuggested(boxes, difficulty) ? null : boxes
