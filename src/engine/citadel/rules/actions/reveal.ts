import { turnUp } from '../turn-up.ts'
import type { Verb } from './action-rule.ts'

/** Phase 1: the top card is turned up for all to see (section 4). */
export const reveal: Verb<'reveal'> = {
  phases: ['reveal'],
  refuse: () => null,
  perform: (table) => turnUp(table, 'reveal'),
  wishes: () => [{ type: 'reveal' }],
}
