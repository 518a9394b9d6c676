import type { Refusal } from '../actions.ts'
import type { State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import type { ArmyPosition } from './armies.ts'

/** An army action: its price, its refusals and its effect. */
export interface ArmyAction {
  /** The price in actions; negative for a gain. */
  price(state: State): number
  /** Returns why the action is impossible, apart from waste, or null. Assumes that the army has rolled. */
  bar(state: State): Refusal | null
  /** The position of the army after the action. */
  leaves(state: State): ArmyPosition
  /** Performs the action and pays its price. */
  perform(context: RuleContext): void
}

export const pay = (state: State, price: number): void => {
  state.actions -= price
}

/** Returns a refusal if a price cannot be paid, or null. */
export const refuseDear = ({ actions }: State, price: number): Refusal | null =>
  price > actions ? { code: 'no-actions-left', price } : null
