import { cardPlace, firstBonus, isReady, type State } from '../../../engine/fortress/index.ts'
import { bestColumns, type Columns } from './column.ts'
import type { Taste } from './kinds.ts'

/** The cache is cleared at this size. */
const MOST_KNOWN = 5_000

/**
 * Returns a memoized search for the best columns. Simulations meet the same lines and armies again and again, and the result depends on
 * these only.
 */
export function columnsBy(taste: Taste): (state: State) => Columns {
  const known = new Map<string, Columns>()
  return (state) => {
    if (state.column.length > 0) return bestColumns(state, taste)
    const key = meetingText(state)
    const found = known.get(key) ?? bestColumns(state, taste)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(key, found)
    return found
  }
}

/** Returns the cache key before the first creature is sent: one letter for each creature, and the relevant rules. */
function meetingText(state: State): string {
  const { army, garrison, rules } = state
  const ready: number[] = []
  for (const soldier of army) if (isReady(state, soldier)) ready.push(cardPlace(soldier.creature))
  ready.sort((one, other) => one - other)
  return String.fromCharCode(
    firstBonus(state),
    Number(rules.order === 'strongest'),
    garrison.length,
    ...garrison.map(cardPlace),
    ...ready,
  )
}
