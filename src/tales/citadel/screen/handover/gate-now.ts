import type { Seat } from '../../../../engine/citadel/index.ts'
import { wantsLessMotion } from '../../../../store/motion.ts'
import { useSettings } from '../../../../store/settings.ts'
import { useGame } from '../../table.ts'
import { TEMPO } from '../../timing/plan.ts'

/** At what pace the leaves of the gate move: what part of the time at a calm pace they take; 0: they do not. */
export const tempoOfGate = (): number => (wantsLessMotion() ? 0 : TEMPO[useSettings.getState().speed])

/** Whoever acted last, who shall look away now; null before anybody did. */
export const useLastToAct = (): Seat | null =>
  useGame(({ session }) => session?.moves.at(-1)?.before.onTurn ?? null)
