import type { State } from '../state.ts'
import { USUAL_LUCK } from './luck.ts'
import { NOTATION } from './notation.ts'

/** Reads and writes a whole position (docs/FORTRESS.md). `writeWithLuck` includes the state of the rng, for stored games. */
export const { parse: parseNotation, write: writeWithLuck } = NOTATION

/** Writes a position without the state of the rng, so that equal positions give the same text. */
export const writeNotation = (state: State): string => writeWithLuck({ ...state, random: USUAL_LUCK })

export { type MusterFault, parseMuster, type SiegeText, writeMuster } from './muster.ts'
export { type Problem as NotationProblem, type ProblemCode, problemText } from './problem.ts'
