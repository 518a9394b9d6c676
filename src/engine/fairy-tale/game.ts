import type { Decider, Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyWithPile } from './copy.ts'
import { OLDER_EDITIONS } from './editions.ts'
import type { FairyTale } from './kind.ts'
import { listActions, performAction, refuseAction } from './rules/verbs/index.ts'
import { RULES_VERSION } from './setup.ts'
import type { State } from './state.ts'
import { storedForm } from './stored.ts'

/** The Last Fairy Tale, as the kernel plays it. */
export const fairyTale: Game<FairyTale> = {
  id: 'fairy-tale',
  rulesVersion: RULES_VERSION,
  olderEditions: OLDER_EDITIONS,
  codec: storedForm,
  begin: beginGame,
  seats: ({ seats }) => seats.map(({ player, character }) => ({ player, role: character })),
  copy: copyWithPile,
  refuse: refuseAction,
  apply: performAction,
  list: listActions,
  decider,
  outcome: ({ outcome, seats }) => outcome && { won: outcome === 'won' ? [...seats.keys()] : [] },
}

/**
 * The seat on turn, or the one that is asked instead (whose character chooses the tile that goes); the first tiles are
 * laid by all together.
 */
function decider({ outcome, opening, pending, onTurn }: State): Decider {
  if (outcome) return null
  if (opening) return 'together'
  return pending?.kind === 'clear-place' ? pending.seat : onTurn
}
