import type { Plot } from '../board.ts'
import type { Cause } from '../events.ts'
import type { Table } from '../types.ts'
import { ownerOf, standingOn } from './plots.ts'
import { settlePowers } from './powers.ts'

/** Removes the Knight from a plot. The plot and its building then have no owner. */
export function vacate(table: Table, plot: Plot, because: Cause): void {
  const { state, emit } = table
  const seat = ownerOf(state, plot)
  if (seat === null) return
  state.owners[plot] = null
  emit?.({ type: 'vacated', plot, seat, because })
  settlePowers(table)
}

/** Removes a building from the game. The Knight stays. */
export function destroy(table: Table, plot: Plot, because: Cause): void {
  const { state, emit } = table
  const card = standingOn(state, plot)
  const whose = ownerOf(state, plot)
  if (card === null || whose === null) return
  state.buildings[plot] = null
  emit?.({ type: 'destroyed', card, plot, whose, because })
  settlePowers(table)
}
