import { NOTATION } from './notation.ts'

/** A whole position as text, and back (docs/FORTLAND.md). */
export const { parse: parseNotation, write: writeNotation } = NOTATION

export { letterOf } from './letters.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
