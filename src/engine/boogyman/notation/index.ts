import { NOTATION } from './notation.ts'

/** A whole position as text, and back (docs/BOOGYMAN.md). */
export const { parse: parseNotation, write: writeNotation } = NOTATION

export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
