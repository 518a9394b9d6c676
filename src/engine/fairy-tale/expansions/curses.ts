import type { Place } from '../../kernel/boards/square.ts'
import { isGoal } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { isBlind } from '../copy.ts'
import { CURSES, inListOrder } from '../expansion-state.ts'

/** Draws a curse for a placed dark diamond, from those never drawn before [R 64]. */
export function layCurse({ state, chance, emit }: RuleContext, at: Place): void {
  const { extras } = state
  const tile = state.tiles[at]
  if (!extras || !state.boxes.spells || !tile || !isGoal(tile) || isBlind(state)) return
  const left = CURSES.filter((curse) => !extras.cursesDrawn.includes(curse))
  const curse = left[chance.draw(left.length)]
  if (!curse) return
  extras.curses[at] = curse
  extras.cursesDrawn = inListOrder(CURSES, [...extras.cursesDrawn, curse])
  emit?.({ type: 'curse-fell', curse, at })
}

/** Ends the curse of a diamond that is gone [R 64]. */
export function liftCurse({ state, emit }: RuleContext, at: Place): void {
  const curse = state.extras?.curses[at]
  if (!state.extras || !curse) return
  delete state.extras.curses[at]
  emit?.({ type: 'curse-lifted', curse, at })
}
