import {
  type Boxes,
  boxesIn,
  type Difficulty,
  defaultBoxes,
  FIRST_GAME,
  type HouseRules,
  sameBoxes,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'

/** Returns the boxes for a difficulty: the table's own choice, or the suggested ones if that is null. None in a first game. */
export const boxesFor = (own: Boxes | null, difficulty: Difficulty): Boxes =>
  boxesIn(difficulty, own ?? defaultBoxes(difficulty))

/** Returns the house rules for a difficulty: the table's own choice, but none in a first game. */
export const rulesFor = (chosen: HouseRules, difficulty: Difficulty): HouseRules =>
  difficulty === FIRST_GAME ? standardRules() : chosen

/** True if these are the boxes suggested for a difficulty. */
export const asSuggested = (boxes: Boxes, difficulty: Difficulty): boolean =>
  sameBoxes(boxes, defaultBoxes(difficulty))

/** Returns boxes as the table's own choice, or null if they are the suggested ones. */
export const ownChoice = (boxes: Boxes, difficulty: Difficulty): Boxes | null =>
  asSuggested(boxes, difficulty) ? null : boxes
