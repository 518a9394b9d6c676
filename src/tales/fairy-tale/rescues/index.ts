/** Rescues: turns that can still save the Oak, with proof. The book of rescues is in `book.ts`. */
export type { Goal } from './goal.ts'
export { lastRescue } from './last-rescue.ts'
export { rescueNotation, rescueState, withDice } from './position.ts'
export { prove } from './prove.ts'
