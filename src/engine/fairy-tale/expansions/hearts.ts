import { heartsOf } from '../config.ts'
import type { RuleContext } from '../context.ts'
import { endGame } from '../rules/outcome.ts'

/** Restores a lost heart. Does nothing if the oak has all its hearts [R 55] [R 60] [R 69]. */
export function giveHeart({ state, emit }: RuleContext): void {
  if (state.hearts >= heartsOf(state.rules)) return
  state.hearts += 1
  emit?.({ type: 'heart-back', hearts: state.hearts })
}

/** Takes a heart without a monster at the oak. `tell` emits the event before the last heart ends the game. */
export function loseHeart(context: RuleContext, tell: (hearts: number) => void): void {
  context.state.hearts -= 1
  tell(context.state.hearts)
  if (context.state.hearts === 0) endGame(context, 'lost')
}
