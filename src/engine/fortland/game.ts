import type { Game } from '../kernel/game.ts'
import { beginGame } from './begin-game.ts'
import { copyOf } from './copy.ts'
import type { Fortland } from './kind.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { SEATS } from './state.ts'
import { storedForm } from './stored.ts'

/** Fortland, as the kernel plays it. Nothing is hidden in it, and its only luck is the roll. */
export const fortland: Game<Fortland> = {
  id: 'fortland',
  rulesVersion: 1,
  codec: storedForm,
  begin: beginGame,
  seats: ({ players }) =>
    SEATS.slice(0, players.length).map((role, seat) => ({ player: players[seat] ?? '', role })),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ outcome, onTurn }) => (outcome ? null : onTurn),
  outcome: ({ outcome }) => outcome && { won: outcome.winners },
  // A country gives up for good: whoever is on turn next would take back another person's act, and dice after it [F 12].
  isUndoBoundary: (_before, _after, { type }) => type === 'give-up',
}
