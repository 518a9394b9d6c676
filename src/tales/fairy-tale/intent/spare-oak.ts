import type { State } from '../../../engine/fairy-tale/index.ts'
import { play } from '../../../engine/kernel/index.ts'
import { oddsOf, riskOf } from '../foresight/index.ts'
import { fairyTale } from '../rules.ts'
import { reachableMonsters, walkTo } from './suggestions.ts'

/** True if the character on turn can still remove a monster in this turn so that the Oak is less at risk. Found by playing it on a copy. */
export function canSpareOak(state: State): boolean {
  const risk = riskOf(state) ?? 0
  const threats = oddsOf(state)?.threats ?? []
  return threats.some(({ monster }) => {
    const after = removed(state, monster)
    return after !== null && (riskOf(after) ?? 0) < risk
  })
}

/** The state after a walk to a monster and its removal; null if it is out of reach. */
function removed(state: State, monster: number): State | null {
  const at = reachableMonsters(state).get(monster)
  if (at === undefined) return null
  const path = walkTo(state, at)?.path ?? []
  const actions = [...path.map((to) => ({ type: 'walk', to }) as const), { type: 'remove', monster } as const]
  let now = state
  for (const action of actions) {
    const done = play(fairyTale, now, action)
    if (!done.ok) return null
    now = done.value.state
  }
  return now
}
