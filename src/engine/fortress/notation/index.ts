import type { State } from '../state.ts'
import { USUAL_LUCK } from './luck.ts'
import { NOTATION } from './notation.ts'

/** A whole position as text, and back (docs/FORTRESS.md). `writeWithLuck` writes the luck to come, for stored games. */
export const { parse: parseNotation, write: writeWithLuck } = NOTATION

/** The same position gives the same text, whatever luck comes. */
export const writeNotation = (state: State): string => writeWithLuck({ ...state, random: USUAL_LUCK })

export { type MusterFault, parseMuster, type SiegeText, writeMuster } from './muster.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
