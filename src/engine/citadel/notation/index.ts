import { NOTATION } from './notation.ts'

/** A whole position as text, and back (section 13) [C 35]. */
export const { parse: parseNotation, write: writeNotation } = NOTATION

export { problemText } from './problem.ts'
