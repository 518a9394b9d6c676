/** A whole position as text, and back (docs/BOOGYMAN.md). */

export { parseNotation } from './parse.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
export { writeNotation } from './write.ts'
