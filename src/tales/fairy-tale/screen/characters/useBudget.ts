import {
  type Action,
  allowance,
  expandsLeft,
  removesLeft,
  type State,
  type SymbolView,
  stepsLeft,
} from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { type ActionHere, actionsHere } from '../../intent/actions-here.ts'
import { legalActions } from '../../intent/legal.ts'
import { usableSymbols } from '../../intent/uses.ts'
import { fairyTale } from '../../rules.ts'
import { useIntent } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
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

/** An action of each kind that fails only for the reason of its kind. No monster has the number 0. */
const TRIED: Readonly<Record<Act, Action>> = {
  walk: { type: 'walk', to: CENTRE },
  expand: { type: 'expand', slot: 0, at: CENTRE, turn: 0 },
  remove: { type: 'remove', monster: 0 },
}

/** Codes that only say that the tried action itself is wrong. */
const OF_THE_TRIED = ['no-such-monster-here', 'not-next-door', 'place-is-taken']

/** Returns how the character on turn does an action now, or what is missing for it. */
export function howToAct(m: Messages, state: State, act: Act): string {
  const { how, missing } = m.table.hero
  if (legalActions(state).some(({ type }) => type === act)) return how[act]
  const refusal = fairyTale.refuse(state, TRIED[act])
  return refusal && !OF_THE_TRIED.includes(refusal.code) ? refusalText(m, refusal) : missing[act]
}
