import { type Action, isCreature, isLand, landPrice, type State } from '../../../../engine/fortress/index.ts'
import { columnSum, isCertainDeath, mayDieTonight, stateAfter, totalNextTurn } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { shortName } from '../log/names.ts'

/** Returns the Captain's plan until the rng is needed, in words, and the reasons. */
export function hintLines(m: Messages, state: State, plan: readonly Action[]): string[] {
  const { hints } = m
  return [
    hints.would(plan.map((action) => actionWords(m, action)).join(hints.thenAfter)),
    ...reasons(m, state, plan),
  ]
}

export function actionWords(m: Messages, action: Action): string {
  const { hints, cards } = m
  switch (action.type) {
    case 'lay':
      return isLand(action.card) ? hints.lay(cards.lands[action.card]) : ''
    case 'cast':
      return hints.cast(shortName(action.card, m))
    case 'send':
      return hints.send(shortName(action.card, m))
    default:
      return hints[action.type]
  }
}

/** Returns one action as the label of a button. */
export const deedWords = (m: Messages, action: Action): string => {
  const words = actionWords(m, action)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the position after the part of a plan that does not use the rng. */
const playedOut = (state: State, plan: readonly Action[]): State =>
  plan.reduce((now, action) => stateAfter(now, action) ?? now, state)

/** True if creatures are still to come, and the next night can be survived. */
const mayGrow = (state: State): boolean =>
  !isCertainDeath(state) && [...state.hand, ...state.deck].some(isCreature)

/** Returns the reasons: the effects of the whole plan, by exact foresight. Two at most, to keep a hint short. */
function reasons(m: Messages, state: State, plan: readonly Action[]): string[] {
  const { because } = m.hints
  const after = playedOut(state, plan)
  const slain = state.garrison.length - after.garrison.length
  const pending = columnSum(after)
  const told: string[] = []
  if (slain > 0) told.push(because.slays(slain, after.fallen.length - state.fallen.length))
  else if (pending) told.push(because.slays(pending.slain.length, pending.fallen.length))
  const isWon = after.garrison.length === 0 && state.garrison.length > 0
  if (isWon && !after.outcome && !isCertainDeath(after))
    told.push(because.lastFalls(totalNextTurn(after), mayDieTonight(after)))
  const ends = plan.some(({ type }) => type === 'end')
  if (after.garrison.length === 1 && ends && !after.attacked && mayGrow(after)) told.push(because.waits)
  if (plan.some(({ type }) => type === 'lay') && state.laid === 0 && landPrice(state) === 0)
    told.push(because.free)
  if (plan.some(({ type }) => type === 'cast')) told.push(because.grows(totalNextTurn(after)))
  return told.slice(0, 2)
}
