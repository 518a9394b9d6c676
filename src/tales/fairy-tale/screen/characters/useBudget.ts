import {
  allowance,
  expandsLeft,
  removesLeft,
  type State,
  type SymbolView,
  stepsLeft,
} from '../../../../engine/fairy-tale/index.ts'
import { type ActionHere, actionsHere } from '../../intent/actions-here.ts'
import { usableSymbols } from '../../intent/uses.ts'
import { useIntent } from '../../runtime.ts'
import type { Act } from '../subject.ts'
import { type AimedPower, aimedPowers, wishesLeft } from './powers.ts'

/** An action of every character: its uses in this turn, and those left. */
export interface ActLeft {
  act: Act
  all: number
  left: number
  /** True while it is being done: a market tile is selected. */
  active: boolean
}

/** The remaining options of the character on turn, in display order. */
export interface Budget {
  acts: readonly ActLeft[]
  /** The wishes left for the whole game; null if the character has no lamp. */
  wishes: number | null
  powers: readonly AimedPower[]
  symbols: readonly SymbolView[]
  deeds: readonly ActionHere[]
}

/** Returns the remaining options of the character on turn; null before the game begins and after its end. */
export function useBudget(state: State): Budget | null {
  const placing = useIntent((intent) => intent.inHand.kind === 'tile')
  if (state.outcome !== null || state.opening) return null
  const all = allowance(state)
  return {
    acts: [
      { act: 'walk', all: all.steps, left: stepsLeft(state), active: false },
      { act: 'expand', all: all.expands, left: expandsLeft(state), active: placing },
      { act: 'remove', all: all.removes, left: removesLeft(state), active: false },
    ],
    wishes: wishesLeft(state),
    powers: aimedPowers(state),
    symbols: usableSymbols(state),
    deeds: actionsHere(state),
  }
}
