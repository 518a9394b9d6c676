import { groundOf, type Plot } from '../board.ts'
import { type BuildingId, buildingOf, type Category } from '../buildings.ts'
import type { Seat, State } from '../state.ts'
import { UNTAXED } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { holds, setAside } from './influence.ts'
import { builtOn } from './plots.ts'
import { POWERS } from './score.ts'
import { clockwiseFrom, moveBricks, seatOf } from './seats.ts'

/** Income from a building, and its parts. */
export interface Income {
  readonly plot: Plot
  readonly building: BuildingId
  readonly value: number
  readonly premium: number
  readonly extra: number
  readonly count: number
}

/** Returns a seat's income for a category, from its best building; the first by plot name in a tie [C 11]. Null for none. */
export function incomeOf(state: State, seat: Seat, category: Category): Income | null {
  const extra = state.powers[category] === seat ? POWERS[category].extra : 0
  let best: Income | null = null
  for (const { plot, building } of builtOn(state, seat)) {
    const { category: of, value } = buildingOf(building)
    if (of !== category) continue
    const { premium } = groundOf(plot)
    const count = value + premium + extra
    if (!best || count > best.count) best = { plot, building, value, premium, extra, count }
  }
  return best
}

/** Pays a seat for its best building of a category, if it has one. */
export function pay({ state, emit }: RuleContext, seat: Seat, category: Category): void {
  const income = incomeOf(state, seat, category)
  if (!income) return
  moveBricks(state, seat, income.count)
  emit?.({ type: 'income', seat, ...income })
}

/** Pays every seat, clockwise from the seat on turn [C 12]. */
export function payAll(context: RuleContext, category: Category): void {
  for (const seat of clockwiseFrom(context.state, context.state.onTurn)) pay(context, seat, category)
}

/** Minimum tax, in bricks, that triggers an Exemption. */
const EXEMPT_FROM = 3

/** Returns the tax of a seat: all but five bricks. */
export const taxOf = (state: State, seat: Seat): number => Math.max(0, seatOf(state, seat).bricks - UNTAXED)

/** Taxes every seat, clockwise from the seat on turn. An Exemption is used automatically. */
export function taxAll({ state, emit }: RuleContext): void {
  for (const seat of clockwiseFrom(state, state.onTurn)) {
    const count = taxOf(state, seat)
    if (count === 0) continue
    if (count >= EXEMPT_FROM && holds(state, seat, 'exemption')) {
      setAside(state, seat, 'exemption')
      emit?.({ type: 'exempt', seat })
      continue
    }
    moveBricks(state, seat, -count)
    emit?.({ type: 'tax', seat, count })
  }
}
