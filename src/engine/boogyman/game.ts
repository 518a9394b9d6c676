import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { SEATS } from './state.ts'
import { storedForm } from './stored.ts'
import type { Boogyman } from './types.ts'

/** The BigBadBoogyman for the kernel, a game without hidden information and luck. */
export const boogyman: Game<Boogyman> = {
  id: 'boogyman',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ players }) => SEATS.map((role, seat) => ({ player: players[seat] ?? '', role })),
  named: (config, [first = '', second = '']) => ({ ...config, players: [first, second] }),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome, onTurn }) => (outcome ? null : onTurn),
  outcome: ({ outcome }) => outcome && { won: outcome.winner === null ? [] : [outcome.winner] },
  // One player alone must not undo a resignation or an agreed draw [B 18].
  isUndoBoundary: (_before, _after, { type }) => type === 'give-up' || type === 'agree-draw',
}
