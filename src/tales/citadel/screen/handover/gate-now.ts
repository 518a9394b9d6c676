import type { Seat } from '../../../../engine/citadel/index.ts'
import { wantsLessMotion } from '../../../../store/motion.ts'
import { useSettings } from '../../../../store/settings.ts'
import { wasPersons } from '../../hotseat.ts'
import { useGame, useLeaders } from '../../table.ts'
import { TEMPO } from '../../timing/plan.ts'

/** At what pace the leaves of the gate move: what part of the time at a calm pace they take; 0: they do not. */
export const tempoOfGate = (): number => (wantsLessMotion() ? 0 : TEMPO[useSettings.getState().speed])

/**
 * The Order whose person shall look away now: the last that a person played. Null before anybody did, and where that was the
 * same person: a bot need not look away.
 */
export function useLookAway(): Seat | null {
  const session = useGame((game) => game.session)
  const led = useLeaders()
  const last = session ? session.moves.findLastIndex((_, move) => wasPersons(session, move, led)) : -1
  return session?.moves[last]?.before.onTurn ?? null
}
