import { late } from '../../../engine/kernel/index.ts'
import type { expansionWorth } from './expansion-goals.ts'
import type * as values from './expansion-values.ts'

/** What the apprentice thinks of the expansions: it comes with the first game that has one. */
export type ExpansionBots = typeof values & { readonly expansionWorth: typeof expansionWorth }

export const expansionBots = late<ExpansionBots>('Expansion bots')
