import { cardPlace, firstBonus, isReady, type State } from '../../../engine/fortress/index.ts'
import { bestColumns, type Columns } from './column.ts'
import type { Taste } from './kinds.ts'

/** So many are remembered at once; then it begins anew. */
const MOST_KNOWN = 5_000

/**
 * The best columns for a taste, remembered. Whoever plays a siege on a thousand times meets the same lines with the same
 * army again and again, and nothing but these decides about a column.
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

/** All that a column can depend on before anybody is sent: a letter for each who stands there, and the rules for them. */
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
