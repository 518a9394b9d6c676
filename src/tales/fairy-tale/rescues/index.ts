/** Rescues: one turn in which the oak can still be saved, and the proof that it can. The book of them is `book.ts`. */
export type { Goal } from './goal.ts'
export { lastRescue } from './last-rescue.ts'
export { rescueNotation, rescueState, withDice } from './position.ts'
export { prove } from './prove.ts'
