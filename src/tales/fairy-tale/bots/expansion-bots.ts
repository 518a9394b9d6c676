import { late } from '../../../engine/kernel/index.ts'
import type { boxedWorth } from './expansion-goals.ts'
import type * as Boxed from './expansion-values.ts'

/** What the apprentice thinks of the newer boxes: it comes with the first game that has one. */
export type NewerBots = typeof Boxed & { readonly boxedWorth: typeof boxedWorth }

export const newerBots = late<NewerBots>('What the apprentice thinks of the newer boxes')
