import type { Spent, State } from '../state.ts'

/** How much of everything a character may do in one turn (3.2). */
const ALLOWANCE: Spent = { steps: 2, expands: 1, removes: 1 }

/** Steps that the character on turn may still walk in this turn. */
export const stepsLeft = ({ spent }: State): number => ALLOWANCE.steps - spent.steps

/** Tiles that it may still place (or sweep) in this turn. */
export const expandsLeft = ({ spent }: State): number => ALLOWANCE.expands - spent.expands

/** Removes that it may still make in this turn. */
export const removesLeft = ({ spent }: State): number => ALLOWANCE.removes - spent.removes

/** What the character on turn may do in one whole turn. */
export const allowance = (_state: State): Spent => ALLOWANCE
