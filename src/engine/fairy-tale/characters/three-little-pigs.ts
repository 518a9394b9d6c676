import type { CharacterRules } from '../hooks.ts'

const EXPANDS = { expands: 3 }

/** The Three Little Pigs may expand up to three times a turn. */
export const threeLittlePigs: CharacterRules = { allowance: () => EXPANDS }
