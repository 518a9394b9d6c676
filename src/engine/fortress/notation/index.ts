/** A whole position, or a new siege, as text, and back (docs/FORTRESS.md). */

export { type ParsedMuster, parseMuster, type SiegeText, writeMuster } from './muster.ts'
export { parseNotation } from './parse.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
export { writeNotation, writeWithLuck } from './write.ts'
