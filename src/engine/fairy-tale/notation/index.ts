/** A whole position as text, and back (docs/NOTATION.md). */

export { faceText } from './faces.ts'
export { memoryText } from './lines/seats.ts'
export { expansionLines, parseNotation, writeForest, writeNotation } from './notation.ts'
export { type Problem, type ProblemCode, problemText } from './problem.ts'
