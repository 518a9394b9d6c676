import type { Seat } from '../../../../engine/citadel/index.ts'
import { TEMPO } from '../../../../playback/tempo.ts'
import { prefersReducedMotion } from '../../../../store/motion.ts'
import { useSettings } from '../../../../store/settings.ts'
import { wasPersons } from '../../hotseat.ts'
import { useControllers, useGame } from '../../runtime.ts'

/** Returns the duration of the gate's animation as a factor of the calm pace; 0 for none. */
export const tempoOfGate = (): number => (prefersReducedMotion() ? 0 : TEMPO[useSettings.getState().speed])

/**
 * Returns the Order of the last move by a person, who should look away now. Null before such a move. Bots are skipped. Callers
 * must check for the seat that takes over.
 */
export function useLookAway(): Seat | null {
  const session = useGame((game) => game.session)
  const led = useControllers()
  const last = session ? session.moves.findLastIndex((_, move) => wasPersons(session, move, led)) : -1
  return session?.moves[last]?.before.onTurn ?? null
}
