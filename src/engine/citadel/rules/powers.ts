import { buildingOf, CATEGORIES, type Category } from '../buildings.ts'
import type { Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { clockwiseFrom } from './seats.ts'

/** Minimum number of buildings of a category for its Great Power [C 24]. */
export const POWER_FROM = 3

/** Reassigns the Great Powers after one change of a building or an owner [C 24] [C 25]. */
export function settlePowers({ state, emit }: RuleContext): void {
  if (state.rules.version === 'basic') return
  const counts = countAll(state)
  for (const category of CATEGORIES) {
    const holder = holderOf(state, category, counts[category])
    if (holder === state.powers[category]) continue
    state.powers[category] = holder
    emit?.({ type: 'power', category, seat: holder })
  }
}

/** Counts the buildings of each category for each seat, in one pass over the town. */
function countAll({ seats, owners, buildings }: State): Record<Category, number[]> {
  const none = () => seats.map(() => 0)
  const counts = { citizenry: none(), crafts: none(), municipal: none(), trade: none() }
  for (let plot = 0; plot < owners.length; plot++) {
    const [owner, building] = [owners[plot] ?? null, buildings[plot]]
    if (owner === null || !building) continue
    const ofCategory = counts[buildingOf(building).category]
    ofCategory[owner] = (ofCategory[owner] ?? 0) + 1
  }
  return counts
}

/** Returns the holder of a Great Power now. The previous holder keeps it unless another seat has more. */
function holderOf(state: State, category: Category, counts: readonly number[]): Seat | null {
  const most = Math.max(...counts)
  if (most < POWER_FROM) return null
  const first = clockwiseFrom(state, state.onTurn).filter((seat) => counts[seat] === most)
  const stays = first.find((seat) => seat === state.powers[category])
  return stays ?? first[0] ?? null
}
