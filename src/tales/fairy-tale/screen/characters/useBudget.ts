import {
  allowance,
  expandsLeft,
  removesLeft,
  type State,
  type SymbolView,
  stepsLeft,
} from '../../../../engine/fairy-tale/index.ts'
import { type DeedHere, deedsHere } from '../../intent/deeds-here.ts'
import { usableSymbols } from '../../intent/uses.ts'
import { useIntent } from '../../table.ts'
import type { Act } from '../subject.ts'
import { type AimedPower, aimedPowers, wishesLeft } from './powers.ts'

/** How often something that every character does may be done in this turn, and how often that is left. */
export interface ActLeft {
  act: Act
  all: number
  left: number
  /** It is what is being done: a market tile is in hand. */
  active: boolean
}

/** What the character on turn may still do, in the order in which it is told. */
export interface Budget {
  acts: readonly ActLeft[]
  /** The wishes that are left for the whole game; null where the character has none to make. */
  wishes: number | null
  powers: readonly AimedPower[]
  /** The symbols of the tile where it stands. */
  symbols: readonly SymbolView[]
  /** What expansions let it do besides. */
  deeds: readonly DeedHere[]
}

/** What is left to the character on turn; null before the tale begins, or once it is over. */
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
    deeds: deedsHere(state),
  }
}
