import { turnUp } from '../turn-up.ts'
import type { ActionRule } from './action-rule.ts'

/** Phase 1: the top card is turned up for all to see (section 4). */
export const reveal: ActionRule<'reveal'> = {
  phases: ['reveal'],
  refuse: () => null,
  apply: (table) => turnUp(table, 'reveal'),
  candidates: () => [{ type: 'reveal' }],
}
