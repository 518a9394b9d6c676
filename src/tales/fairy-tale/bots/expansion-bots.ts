import { late } from '../../../engine/kernel/index.ts'
import type { expansionWorth } from './expansion-goals.ts'
import type * as values from './expansion-values.ts'

/** The apprentice's values for actions and places that only expansions bring. Loaded with the first game that has one. */
export type ExpansionBots = typeof values & { readonly expansionWorth: typeof expansionWorth }

export const expansionBots = late<ExpansionBots>('Expansion bots')
