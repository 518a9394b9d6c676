import type { RuleContext } from '../context.ts'
import type { Outcome, State } from '../state.ts'
import type { Monster } from '../tiles.ts'

export const isOver = (state: State): boolean => state.outcome !== null

/** Ends the game immediately, even in the middle of an action (section 5). */
export function endGame({ state, emit }: RuleContext, outcome: Outcome): void {
  state.outcome = outcome
  state.phase = 'over'
  state.pending = null
  emit?.({ type: 'game-ended', outcome })
}

/** A monster has reached the oak: the oak loses a heart, and without hearts the game is lost [R 18]. */
export function hurtOak(context: RuleContext, monster: Monster): void {
  const { state, emit } = context
  state.hearts -= 1
  state.reached += 1
  emit?.({ type: 'oak-hurt', monster: monster.n, kind: monster.kind, hearts: state.hearts })
  if (state.hearts === 0) endGame(context, 'lost')
}
