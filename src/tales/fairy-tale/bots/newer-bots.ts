import { late } from '../../../engine/kernel/index.ts'
import type * as Boxed from './boxed.ts'
import type { boxedWorth } from './boxed-goals.ts'

/** What the apprentice thinks of the newer boxes: it comes with the first game that has one. */
export type NewerBots = typeof Boxed & { readonly boxedWorth: typeof boxedWorth }

export const newerBots = late<NewerBots>('What the apprentice thinks of the newer boxes')
