import { rollForMonsters } from '../spawn.ts'
import { proceed } from '../turn.ts'
import type { Verb } from './verb.ts'

/** Rolling for new monsters, at the start of a turn (3.1). */
export const roll: Verb<'roll'> = {
  candidates: () => [{ type: 'roll' }],

  refuse({ phase, pending }) {
    if (phase !== 'new-monsters') return { code: 'not-in-this-phase' }
    return pending ? { code: 'answer-first' } : null
  },

  apply(table) {
    table.state.rolls.monsters -= 1
    rollForMonsters(table)
    proceed(table)
  },
}
