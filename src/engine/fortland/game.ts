import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { SEATS } from './state.ts'
import { storedForm } from './stored.ts'
import type { Fortland } from './types.ts'

/** The rules of Fortland for the kernel. They hide no information; rolls are their only use of the rng. */
export const fortland: Game<Fortland> = {
  id: 'fortland',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ players }) =>
    SEATS.slice(0, players.length).map((role, seat) => ({ player: players[seat] ?? '', role })),
  named: (config, names) => ({ ...config, players: config.players.map((_, seat) => names[seat] ?? '') }),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome, onTurn }) => (outcome ? null : onTurn),
  outcome: ({ outcome }) => outcome && { won: outcome.winners },
  // Giving up is final: otherwise the next seat could undo another player's action, and its own roll after it [F 12].
  isUndoBoundary: (_before, _after, { type }) => type === 'give-up',
}
