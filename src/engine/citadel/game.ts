import type { Game } from '../kernel/game.ts'
import { beginGame, ordersOf } from './begin-game.ts'
import { copyOf } from './copy.ts'
import type { Citadel } from './kind.ts'
import { ACTIONS } from './rules/actions/index.ts'
import { heardBy, seenBy } from './seen.ts'
import { ORDERS } from './state.ts'
import { storedForm } from './stored.ts'
import { isUndoBoundary } from './undo-boundary.ts'

/** The Indomitable Citadel, as the kernel plays it: hands are hidden, and nobody knows the order of a pile. */
export const citadel: Game<Citadel> = {
  id: 'citadel',
  rulesVersion: 2,
  // The first version refused to buy a card of a kind sold in this turn, even one that lay there before [C 14].
  olderEditions: { 1: {} },
  codec: storedForm,
  begin: beginGame,
  seats: (config) =>
    ORDERS.slice(0, ordersOf(config)).map((role, seat) => ({
      player: config.players[seat % config.players.length] ?? '',
      role,
    })),
  copy: copyOf,
  ...ACTIONS,
  decider: ({ phase, questions: [first], onTurn }) => (phase === 'over' ? null : (first?.seat ?? onTurn)),
  outcome: ({ winners }) => winners && { won: winners },
  seen: seenBy,
  heard: heardBy,
  isUndoBoundary,
}
