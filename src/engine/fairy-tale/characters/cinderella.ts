import type { CharacterRules } from '../hooks/character.ts'

/** Midnight is every fourth of her turns. */
const MIDNIGHT = 4

/**
 * Cinderella may remove two monsters a turn; on every fourth of her turns she can only walk. `turns` says
 * which of four it is, from 1; 0 before her first.
 */
export const cinderella: CharacterRules = {
  memory: { turns: { is: 'count', first: 0, most: MIDNIGHT } },
  allowance: { removes: 2 },
  onlyWalks: ({ memory }) => memory['turns'] === MIDNIGHT,
  turnBegan({ memory }) {
    memory['turns'] = (Number(memory['turns']) % MIDNIGHT) + 1
  },
}
