import type { ExpansionEventType } from '../../../engine/fairy-tale/index.ts'
import { late } from '../../../engine/kernel/index.ts'

/** The times of the expansions' events, in milliseconds at a calm pace, once they have loaded. */
export const expansionTimes = late<Record<ExpansionEventType, number>>('Expansion times')
