import { isVictory, MOST_DEFENDERS, renownOf, type State } from '../../../engine/fortress/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The seals that one siege can earn, in display order. */
export const SEALS = ['nobody-lost', 'last-candle', 'seven-shields', 'much-renown'] as const

export type SealId = (typeof SEALS)[number]

/** The most life left for a narrow victory. */
const LITTLE_LIFE = 2

/** The renown that earns a seal. */
const MUCH_RENOWN = 30

/** Returns the seals of a finished siege. */
export function sealsOf(session: Session): SealId[] {
  const state = stateOf(session)
  const { outcome, fallen, life, place } = state
  if (!outcome || !isVictory(outcome.kind)) return []
  const EARNED: Record<SealId, boolean> = {
    // The army suffered no loss, and the garrison had defenders to fight.
    'nobody-lost': fallen.length === 0 && place.drawn > 0,
    'last-candle': life <= LITTLE_LIFE,
    'seven-shields': defendersOf(state) === MOST_DEFENDERS,
    'much-renown': (renownOf(state)?.total ?? 0) >= MUCH_RENOWN,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

/** Returns the number of initial defenders. */
export const defendersOf = ({ garrison, slain }: State): number => garrison.length + slain.length
