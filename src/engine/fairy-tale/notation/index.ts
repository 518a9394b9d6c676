/** A whole position as text, and back (docs/NOTATION.md). */

export { faceText } from './faces.ts'
export { memoryText } from './lines/seats.ts'
export { parseNotation } from './notation.ts'
export { type Problem, type ProblemCode, problemText } from './problem.ts'
export { expansionLines, writeForest, writeNotation } from './write.ts'
