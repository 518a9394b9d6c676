import type { CharacterRules } from '../hooks.ts'

const STEPS = { steps: 4 }

/** Puss in Boots walks up to four steps. */
export const pussInBoots: CharacterRules = { allowance: () => STEPS }
