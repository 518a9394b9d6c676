import type { ExpansionEventType } from '../../../engine/fairy-tale/index.ts'
import { late } from '../../../engine/kernel/index.ts'

/** How long the events of the expansions move, as `CALM` says of all others. */
export const expansionTimes = late<Record<ExpansionEventType, number>>('Expansion times')
