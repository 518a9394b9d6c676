import type { Refusal } from '../actions.ts'
import type { Table } from '../kind.ts'
import type { State } from '../state.ts'
import type { Standing } from './armies.ts'

/** Something that an army does with its actions: what it takes, what stands in its way, and what comes of it. */
export interface Deed {
  /** How many actions it takes; below 0 for what it gains. */
  price(state: State): number
  /** Why it cannot be done, but for what would be wasted by it; null if it can. The army has rolled. */
  bar(state: State): Refusal | null
  /** Where the army stands after it, and which way it faces. */
  leaves(state: State): Standing
  /** Does it, and pays its price. */
  perform(table: Table): void
}

/** Pays for a deed. */
export const pay = (state: State, price: number): void => {
  state.actions -= price
}

/** Why a price cannot be paid; null if it can. */
export const refuseDear = ({ actions }: State, price: number): Refusal | null =>
  price > actions ? { code: 'no-actions-left', price } : null
