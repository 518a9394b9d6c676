import { CATEGORIES, type Category } from '../buildings.ts'
import type { Seat, State } from '../state.ts'
import type { Table } from '../table.ts'
import { countBuilt } from './plots.ts'
import { clockwiseFrom } from './seats.ts'

/** Buildings of a category that its Great Power asks for [C 24]. */
export const POWER_FROM = 3

/** Gives each Great Power to whom it belongs, after one change of a building or an owner [C 24] [C 25]. */
export function settlePowers({ state, emit }: Table): void {
  if (state.rules.version === 'basic') return
  for (const category of CATEGORIES) {
    const holder = holderOf(state, category)
    if (holder === state.powers[category]) continue
    state.powers[category] = holder
    emit?.({ type: 'power', category, seat: holder })
  }
}

/** Who holds a Great Power as things stand: whoever held it, unless somebody has more. */
function holderOf(state: State, category: Category): Seat | null {
  const counts = clockwiseFrom(state, state.onTurn).map((seat) => ({
    seat,
    count: countBuilt(state, seat, category),
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  if (most < POWER_FROM) return null
  const first = counts.filter(({ count }) => count === most)
  const stays = first.find(({ seat }) => seat === state.powers[category])
  return (stays ?? first[0])?.seat ?? null
}
