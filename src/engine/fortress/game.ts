import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { isVictory } from './state.ts'
import { storedForm } from './stored.ts'
import type { Fortress } from './types.ts'

/** The rules of The Fortress for the kernel: a siege for one player. They hide only the state of the rng. */
export const fortress: Game<Fortress> = {
  id: 'fortress',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ player }) => [{ player, role: 'besieger' }],
  named: (config, [player = '']) => ({ ...config, player }),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome }) => (outcome ? null : 0),
  outcome: ({ outcome }) => outcome && { won: isVictory(outcome.kind) ? [0] : [] },
}
