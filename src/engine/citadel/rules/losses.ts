import type { Plot } from '../board.ts'
import type { Cause } from '../events.ts'
import type { RuleContext } from '../types.ts'
import { ownerOf, standingOn } from './plots.ts'
import { settlePowers } from './powers.ts'

/** Removes the Knight from a plot. The plot and its building then have no owner. */
export function vacate(context: RuleContext, plot: Plot, because: Cause): void {
  const { state, emit } = context
  const seat = ownerOf(state, plot)
  if (seat === null) return
  state.owners[plot] = null
  emit?.({ type: 'vacated', plot, seat, because })
  settlePowers(context)
}

/** Removes a building from the game. The Knight stays. */
export function destroy(context: RuleContext, plot: Plot, because: Cause): void {
  const { state, emit } = context
  const card = standingOn(state, plot)
  const whose = ownerOf(state, plot)
  if (card === null || whose === null) return
  state.buildings[plot] = null
  emit?.({ type: 'destroyed', card, plot, whose, because })
  settlePowers(context)
}
