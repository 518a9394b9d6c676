/** A whole position as text, and back (docs/NOTATION.md). */
export { memoryText } from './fields/seats.ts'
export { faceText } from './glyphs.ts'
export { parseNotation } from './parse.ts'
export { type Problem, type ProblemCode, problemText } from './problem.ts'
export { writeForest, writeNotation } from './write.ts'
