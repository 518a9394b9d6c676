/** A whole position as text, and back (docs/FORTLAND.md). */

export { letterOf } from './letters.ts'
export { parseNotation } from './parse.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
export { writeNotation } from './write.ts'
