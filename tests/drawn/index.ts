/** Tools for tests of the rules: positions drawn as text, a scripted rng, and events as short lines. */

export { told, whyStepped } from './expected-events.ts'
export { played, refusalOf } from './played.ts'
export { at, drawn, forestOf, lineOf } from './position.ts'
