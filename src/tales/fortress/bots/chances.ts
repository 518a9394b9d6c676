import { copyOf, fortress, isVictory, type OutcomeKind, type State } from '../../../engine/fortress/index.ts'
import { randomState, SEEDS, seededChance, simulate } from '../../../engine/kernel/index.ts'
import { pagePlan } from './page.ts'
import type { Plan } from './player.ts'

/** How one siege ended that the Page played on. */
export type Ending = OutcomeKind | 'driven-out'

/**
 * Plays a siege on to its end: first as planned, then as the Page does. The luck is that of the seed and the same for
 * every plan, never that of the siege itself.
 */
export function endingOf(state: State, plan: readonly Plan[number][], seed: number): Ending {
  const now = copyOf(state)
  const chance = seededChance({ random: randomState(seed % SEEDS) })
  for (let actions = plan; ; actions = pagePlan(now)) {
    for (const action of actions) simulate(fortress, now, action, chance)
    if (now.outcome) return now.outcome.kind
    if (now.pending === 'again') return 'driven-out'
  }
}

/** Whether each of so many sieges that are played on so ends with a victory: 1, or 0. */
export const victoriesAfter = (state: State, plan: readonly Plan[number][], games: number): number[] =>
  Array.from({ length: games }, (_, index) => {
    const ending = endingOf(state, plan, FIRST_SEED + index)
    return Number(ending !== 'driven-out' && isVictory(ending))
  })

/** Any seed: the same siege gets the same chances on any machine. */
const FIRST_SEED = 4711
