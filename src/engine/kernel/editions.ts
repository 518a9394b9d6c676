import type { Game, Kind } from './game.ts'

/**
 * A game by an edition of its rules: by that of today, or by an older one whose stored games are still read. What
 * the older one may have allowed is then allowed, and all else is as today; null for an edition that is not known.
 */
export function byEdition<K extends Kind>(game: Game<K>, rulesVersion: number): Game<K> | null {
  if (rulesVersion === game.rulesVersion) return game
  const wasUnknown = game.olderEditions?.[rulesVersion]
  if (!wasUnknown) return null
  return {
    ...game,
    refuse(state, action) {
      const refusal = game.refuse(state, action)
      return refusal && wasUnknown(refusal) ? null : refusal
    },
  }
}
