import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import type { Fortress } from './kind.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { isVictory } from './state.ts'
import { storedForm } from './stored.ts'

/** The Fortress, as the kernel plays it: a siege for one, in which nothing is hidden but the luck to come. */
export const fortress: Game<Fortress> = {
  id: 'fortress',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ player }) => [{ player, role: 'besieger' }],
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome }) => (outcome ? null : 0),
  outcome: ({ outcome }) => outcome && { won: isVictory(outcome.kind) ? [0] : [] },
}
