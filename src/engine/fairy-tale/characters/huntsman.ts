import type { CharacterRules } from '../hooks/character.ts'

/** The Huntsman: his Remove clears every monster on his tile. */
export const huntsman: CharacterRules = { removesAll: true }
