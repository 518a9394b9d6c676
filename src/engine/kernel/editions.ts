import type { Game, Kind } from './game.ts'

/**
 * Returns a game by a rules version: today's, or an older one whose stored games are still read; null for an unknown
 * version. An older game begins with its own deck, and allows what its version may have allowed.
 */
export function byEdition<K extends Kind>(game: Game<K>, rulesVersion: number): Game<K> | null {
  if (rulesVersion === game.rulesVersion) return game
  const older = game.olderEditions?.[rulesVersion]
  if (!older) return null
  return {
    ...game,
    begin: older.begin ?? game.begin,
    refuse(state, action) {
      const refusal = game.refuse(state, action)
      return refusal && older.allowed?.(refusal, state, action) ? null : refusal
    },
  }
}
