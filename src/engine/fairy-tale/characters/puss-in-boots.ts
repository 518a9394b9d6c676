import type { CharacterRules } from '../hooks/character.ts'

/** Puss in Boots walks up to four steps. */
export const pussInBoots: CharacterRules = { allowance: { steps: 4 } }
