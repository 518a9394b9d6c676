import { isVictory, MOST_DEFENDERS, renownOf, type State } from '../../../engine/fortress/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'

/** The wax seals of The Fortress that one siege can earn, in the order in which they are shown. */
export const SEALS = ['nobody-lost', 'last-candle', 'seven-shields', 'much-renown'] as const

export type SealId = (typeof SEALS)[number]

/** With no more life than this a victory was a near thing. */
const LITTLE_LIFE = 2

/** A renown to be proud of. */
const MUCH_RENOWN = 30

/** The seals that a finished siege earns. */
export function sealsOf(session: Session): SealId[] {
  const state = stateOf(session)
  const { outcome, fallen, life, place } = state
  if (!outcome || !isVictory(outcome.kind)) return []
  const EARNED: Record<SealId, boolean> = {
    // Somebody fought, and all came home.
    'nobody-lost': fallen.length === 0 && place.drawn > 0,
    'last-candle': life <= LITTLE_LIFE,
    'seven-shields': defendersOf(state) === MOST_DEFENDERS,
    'much-renown': (renownOf(state)?.total ?? 0) >= MUCH_RENOWN,
  }
  return SEALS.filter((seal) => EARNED[seal])
}

/** How many defended the fortress at the start. */
export const defendersOf = ({ garrison, slain }: State): number => garrison.length + slain.length
