import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import type { Boogyman } from './kind.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { SEATS } from './state.ts'
import { storedForm } from './stored.ts'

/** The BigBadBoogyman, as the kernel plays it. Nothing is hidden in it, and there is no luck. */
export const boogyman: Game<Boogyman> = {
  id: 'boogyman',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ players }) => SEATS.map((role, seat) => ({ player: players[seat] ?? '', role })),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome, onTurn }) => (outcome ? null : onTurn),
  outcome: ({ outcome }) => outcome && { won: outcome.winner === null ? [] : [outcome.winner] },
  // Giving up is the loser's own act, and a draw is of both: neither is taken back by one alone [B 18].
  isUndoBoundary: (_before, _after, { type }) => type === 'give-up' || type === 'agree-draw',
}
