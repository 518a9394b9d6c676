/**
 * Positions drawn as text, luck written down beforehand, and what happened in short lines: what tests of
 * the rules are written with.
 */
export { played, refusalOf } from './played.ts'
export { at, drawn, forestOf, lineOf } from './position.ts'
export { told, whyStepped } from './told.ts'
