import type { CharacterRules } from '../hooks/character.ts'

/** The Three Little Pigs may expand up to three times a turn. */
export const threeLittlePigs: CharacterRules = { allowance: { expands: 3 } }
