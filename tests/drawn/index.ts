/** Tools for tests of the rules: positions drawn as text, a scripted rng, and events as short lines. */
export { played, refusalOf } from './played.ts'
export { at, drawn, forestOf, lineOf } from './position.ts'
export { told, whyStepped } from './told.ts'
