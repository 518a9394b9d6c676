import type { Game } from '../kernel/game.ts'
import { beginGame, ordersOf } from './begin-game.ts'
import { copyOf } from './copy.ts'
import { eventFor, stateFor } from './player-view.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { ORDERS } from './state.ts'
import { storedForm } from './stored.ts'
import type { Citadel } from './types.ts'
import { isUndoBoundary } from './undo-boundary.ts'

/** The Indomitable Citadel for the kernel. Hands are hidden, and piles have no order. */
export const citadel: Game<Citadel> = {
  id: 'citadel',
  rulesVersion: 2,
  // Version 1 refused to buy any card of a kind sold in the same turn, even one that was in the shop before [C 14].
  olderRules: { 1: {} },
  codec: storedForm,
  begin: beginGame,
  seats: (config) =>
    ORDERS.slice(0, ordersOf(config)).map((role, seat) => ({
      player: config.players[seat % config.players.length] ?? '',
      role,
    })),
  // A player of two seats has the first name of them.
  named: (config, names) => ({
    ...config,
    players: config.players.map(
      (_, player, { length }) => names.find((name, seat) => seat % length === player && name !== '') ?? '',
    ),
  }),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ phase, questions: [first], onTurn }) => (phase === 'over' ? null : (first?.seat ?? onTurn)),
  outcome: ({ winners }) => winners && { won: winners },
  seen: stateFor,
  heard: eventFor,
  isUndoBoundary,
}
