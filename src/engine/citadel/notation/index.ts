/** A whole position as text, and back (section 13) [C 35]. */

export { parseNotation } from './parse.ts'
export { problemText } from './problem.ts'
export { writeNotation } from './write.ts'
