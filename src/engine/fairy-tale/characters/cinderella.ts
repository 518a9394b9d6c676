import type { CharacterRules } from '../hooks.ts'

/** Midnight is every fourth of her turns. */
const MIDNIGHT = 4

const BY_DAY = { removes: 2 }
const AT_MIDNIGHT = { expands: 0, removes: 0 }

/**
 * Cinderella may remove two monsters a turn; on every fourth of her turns she can only walk. `turns` says
 * which of four it is, from 1; 0 before her first.
 */
export const cinderella: CharacterRules = {
  memory: { turns: { is: 'count', first: 0, most: MIDNIGHT } },
  allowance: ({ memory }) => (memory['turns'] === MIDNIGHT ? AT_MIDNIGHT : BY_DAY),
  turnBegan({ memory }) {
    memory['turns'] = (Number(memory['turns']) % MIDNIGHT) + 1
  },
}
